import type { CachedResponse } from '#shared/domain/activity/cached-response.ts';
import { selectEvictions } from '#shared/domain/activity/select-evictions.ts';
import type { ReadableDb, WritableDb } from '../database/connection.ts';

const save = `
  INSERT INTO offline_cache (key, cached_at, size, body) VALUES (?, ?, ?, ?)
  ON CONFLICT (key) DO UPDATE SET cached_at = excluded.cached_at, size = excluded.size, body = excluded.body`;

export function loadCachedResponse(db: ReadableDb, key: string): CachedResponse | null {
  const row = db.find('SELECT cached_at, body FROM offline_cache WHERE key = ?', key);
  return row === undefined
    ? null
    : { key, cachedAt: Number(row.cached_at), value: JSON.parse(String(row.body)) as string };
}

export const listCachedResponses = (db: ReadableDb, prefix: string): CachedResponse[] =>
  db
    .all('SELECT key, cached_at, body FROM offline_cache WHERE substr(key, 1, ?) = ?', prefix.length, prefix)
    .map((row) => ({
      key: String(row.key),
      cachedAt: Number(row.cached_at),
      value: JSON.parse(String(row.body)) as string
    }));

export function saveCachedResponse(db: WritableDb, { key, value, cachedAt }: CachedResponse): void {
  db.transact(() => {
    // Text in text: a repair sorts rows by their JSON, and what a server wrote must not pass for a prompt.
    db.run(save, key, cachedAt, value.length, JSON.stringify(value));
    const all = db.all('SELECT key, cached_at, size FROM offline_cache').map((row) => ({
      key: String(row.key),
      cachedAt: Number(row.cached_at),
      size: Number(row.size)
    }));
    for (const stale of selectEvictions(all)) db.run('DELETE FROM offline_cache WHERE key = ?', stale);
  });
}

export function clearOfflineCache(db: WritableDb): void {
  db.run('DELETE FROM offline_cache');
}
