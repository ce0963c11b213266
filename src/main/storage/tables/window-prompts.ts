// The builders of further windows: a draft and a plan each, by the number of their window. The first window has
// the tables of its own that there were before.
import * as z from 'zod';
import { ContractFailure } from '#shared/contract/errors.ts';
import { readStoredDraft, readStoredPlan } from '#shared/contract/stored-prompts.ts';
import { SavedPlan } from '#shared/domain/craft/plan/clip/saved-plan.ts';
import { Draft, type DraftSave } from '#shared/domain/craft/prompt/journal/draft.ts';
import { applyJournalSave } from '#shared/domain/craft/prompt/journal/journal.ts';
import type { ReadableDb, WritableDb } from '../database/connection.ts';

export const WindowPrompt = z.object({
  windowId: z.int().min(2),
  windowDraft: Draft.nullable(),
  windowPlan: SavedPlan.nullable()
});
export type WindowPrompt = z.infer<typeof WindowPrompt>;

const findBody = 'SELECT body FROM window_prompts WHERE window_id = ?';
const putBody = `
  INSERT INTO window_prompts (window_id, body) VALUES (?, ?)
  ON CONFLICT (window_id) DO UPDATE SET body = excluded.body`;

function find(db: ReadableDb, windowId: number): WindowPrompt {
  const row = db.find(findBody, windowId);
  if (row === undefined) return { windowId, windowDraft: null, windowPlan: null };
  return JSON.parse(String(row.body)) as WindowPrompt;
}

export function putWindowPrompt(db: WritableDb, prompt: WindowPrompt): void {
  db.run(putBody, prompt.windowId, JSON.stringify(prompt));
}

export function loadWindowDraft(db: ReadableDb, windowId: number): Draft | null {
  const { windowDraft } = find(db, windowId);
  return windowDraft && readStoredDraft(windowDraft);
}

/** Answers with the new revision; throws `draft_conflict` when the save builds on an older one. */
export function saveWindowDraft(db: WritableDb, windowId: number, save: DraftSave): number {
  return db.transact(() => {
    const kept = find(db, windowId);
    const { baseRevision, journal, ...rest } = save;
    if (baseRevision !== (kept.windowDraft?.revision ?? 0)) throw new ContractFailure('draft_conflict');
    const steps = applyJournalSave(kept.windowDraft?.steps ?? [], journal);
    const revision = baseRevision + 1;
    putWindowPrompt(db, { ...kept, windowDraft: { ...rest, steps, revision } });
    return revision;
  });
}

export function loadWindowPlan(db: ReadableDb, windowId: number): SavedPlan | null {
  const { windowPlan } = find(db, windowId);
  return windowPlan && readStoredPlan(windowPlan);
}

/** Null forgets it. */
export const saveWindowPlan = (db: WritableDb, windowId: number, plan: SavedPlan | null): void =>
  db.transact(() => putWindowPrompt(db, { ...find(db, windowId), windowPlan: plan }));

export const listWindowPrompts = (db: ReadableDb): WindowPrompt[] =>
  db
    .all('SELECT body FROM window_prompts ORDER BY window_id')
    .map(({ body }) => JSON.parse(String(body)) as WindowPrompt);

export const listWindowIds = (db: ReadableDb): number[] =>
  db.all('SELECT window_id FROM window_prompts').map(({ window_id: id }) => Number(id));

export function removeWindowPrompt(db: WritableDb, windowId: number): void {
  db.run('DELETE FROM window_prompts WHERE window_id = ?', windowId);
}

export function clearWindowPrompts(db: WritableDb): void {
  db.run('DELETE FROM window_prompts');
}
