import type { CachedResponse } from '#shared/domain/activity/seen.ts';
import { selectEvictions } from '#shared/domain/activity/seen-list.ts';
import type { ReadableDb, WritableDb } from '../database/connection.ts';

const save = `
  INSERT INTO seen (key, seen_at, size, body) VALUES (?, ?, ?, ?)
  ON CONFLICT (key) DO UPDATE SET seen_at = excluded.seen_at, size = excluded.size, body = excluded.body`;

export function loadCachedResponse(db: ReadableDb, key: string): CachedResponse | null {
  const row = db.find('SELECT seen_at, body FROM seen WHERE key = ?', key);
  return row === undefined
    ? null
    : { key, seenAt: Number(row.seen_at), value: JSON.parse(String(row.body)) as string };
}

export function saveCachedResponse(db: WritableDb, { key, value, seenAt }: CachedResponse): void {
  db.transact(() => {
    // Text in text: a repair sorts rows by their JSON, and what a server wrote must not pass for a prompt.
    db.run(save, key, seenAt, value.length, JSON.stringify(value));
    const all = db.all('SELECT key, seen_at, size FROM seen').map((row) => ({
      key: String(row.key),
      seenAt: Number(row.seen_at),
      size: Number(row.size)
    }));
    for (const stale of selectEvictions(all)) db.run('DELETE FROM seen WHERE key = ?', stale);
  });
}

export function clearOfflineCache(db: WritableDb): void {
  db.run('DELETE FROM seen');
}
