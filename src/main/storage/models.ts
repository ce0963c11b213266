import { noModelsKept } from '#shared/domain/craft/model/no-models-kept.ts';
import type { KeptModels } from '#shared/domain/craft/model/price-change.ts';
import type { ReadableDb, WritableDb } from './connection.ts';

const save = `
  INSERT INTO models (id, body) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body`;

export function loadModels(db: ReadableDb): KeptModels {
  const row = db.find('SELECT body FROM models');
  return row === undefined ? noModelsKept : (JSON.parse(String(row.body)) as KeptModels);
}

export function saveModels(db: WritableDb, models: KeptModels): void {
  db.run(save, JSON.stringify(models));
}

export function clearModels(db: WritableDb): void {
  db.run('DELETE FROM models');
}
