import { emptyModelSettings } from '#shared/domain/craft/model/empty-model-settings.ts';
import type { SavedModelSettings } from '#shared/domain/craft/model/saved-model-settings.ts';
import type { ReadableDb, WritableDb } from '../database/connection.ts';

const save = `
  INSERT INTO models (id, body) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body`;

export function loadModels(db: ReadableDb): SavedModelSettings {
  const row = db.find('SELECT body FROM models');
  return row === undefined ? emptyModelSettings : (JSON.parse(String(row.body)) as SavedModelSettings);
}

export function saveModels(db: WritableDb, models: SavedModelSettings): void {
  db.run(save, JSON.stringify(models));
}

export function clearModels(db: WritableDb): void {
  db.run('DELETE FROM models');
}
