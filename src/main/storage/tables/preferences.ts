import type { Preferences } from '#shared/domain/activity/preferences.ts';
import { readPreferences } from '#shared/domain/activity/read-preferences.ts';
import type { ReadableDb, WritableDb } from '../database/connection.ts';

const save = `
  INSERT INTO preferences (id, body) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body`;

export function loadPreferences(db: ReadableDb): Preferences {
  const row = db.find('SELECT body FROM preferences');
  return readPreferences(row === undefined ? null : JSON.parse(String(row.body)));
}

export function savePreferences(db: WritableDb, preferences: Preferences): void {
  db.run(save, JSON.stringify(preferences));
}

export function clearPreferences(db: WritableDb): void {
  db.run('DELETE FROM preferences');
}
