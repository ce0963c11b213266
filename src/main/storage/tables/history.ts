import { readStoredEntry } from '#shared/contract/stored-prompts.ts';
import { historyLimit } from '#shared/domain/craft/prompt/history/history-list.ts';
import type { HistoryEntry } from '#shared/domain/craft/prompt/history/history.ts';
import type { ReadableDb, WritableDb } from '../database/connection.ts';

export const listHistorySql = 'SELECT body FROM history ORDER BY created_at DESC, id DESC';
const save = `
  INSERT INTO history (id, created_at, body) VALUES (?, ?, ?)
  ON CONFLICT (id) DO UPDATE SET created_at = excluded.created_at, body = excluded.body`;
const trim = `
  DELETE FROM history WHERE id IN
    (SELECT id FROM history ORDER BY created_at DESC, id DESC LIMIT -1 OFFSET ${historyLimit})
  RETURNING id`;

export function listHistory(db: ReadableDb): HistoryEntry[] {
  return db.all(listHistorySql).map(({ body }) => readStoredEntry(JSON.parse(String(body)) as HistoryEntry));
}

/** Adds or replaces by id; answers with the ids that fell out. */
export function saveHistory(db: WritableDb, entries: readonly HistoryEntry[]): string[] {
  return db.transact(() => {
    putHistory(db, entries);
    return db.change(trim).map(({ id }) => String(id));
  });
}

/** Adds or replaces by id, beyond the limit too. */
export function putHistory(db: WritableDb, entries: readonly HistoryEntry[]): void {
  for (const entry of entries) db.run(save, entry.id, entry.createdAt, JSON.stringify(entry));
}

export function removeHistory(db: WritableDb, id: string): void {
  db.run('DELETE FROM history WHERE id = ?', id);
}

export function clearHistory(db: WritableDb): void {
  db.run('DELETE FROM history');
}
