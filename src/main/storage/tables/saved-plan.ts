import { readStoredPlan } from '#shared/contract/stored-prompts.ts';
import type { SavedPlan } from '#shared/domain/craft/plan/clip/saved-plan.ts';
import type { ReadableDb, WritableDb } from '../database/connection.ts';

const save = `
  INSERT INTO plans (id, body) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body`;

export function loadPlan(db: ReadableDb): SavedPlan | null {
  const row = db.find('SELECT body FROM plans');
  return row === undefined ? null : readStoredPlan(JSON.parse(String(row.body)) as SavedPlan);
}

/** Null forgets it. */
export function savePlan(db: WritableDb, plan: SavedPlan | null): void {
  if (plan === null) db.run('DELETE FROM plans');
  else db.run(save, JSON.stringify(plan));
}
