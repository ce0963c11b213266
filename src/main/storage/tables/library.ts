// The library's tables as sync compares and writes them: rows as they are stored, whichever app wrote them.
import type { HistoryEntry } from '#shared/domain/craft/prompt/history/history.ts';
import type { UserTemplate } from '#shared/domain/craft/template/template.ts';
import type { LibraryWrites } from '#shared/domain/sync/diff-lists.ts';
import type { LocalLibrary } from '#shared/domain/sync/library-rows.ts';
import type { ReadableDb, WritableDb } from '../database/connection.ts';
import { listHistorySql, putHistory, removeHistory } from './history.ts';
import { loadModels, saveModels } from './model-settings.ts';
import { loadPreferences, savePreferences } from './preferences.ts';
import { listTemplateStates, removeTemplateState, saveTemplateStates } from './template-states.ts';
import { listTemplatesSql, removeTemplate, saveTemplates } from './templates.ts';

export function loadLibrary(db: ReadableDb): LocalLibrary {
  return {
    templates: db.all(listTemplatesSql).map(({ body }) => JSON.parse(String(body)) as UserTemplate),
    marks: listTemplateStates(db),
    history: db.all(listHistorySql).map(({ body }) => JSON.parse(String(body)) as HistoryEntry),
    settings: { preferences: loadPreferences(db), models: loadModels(db) }
  };
}

/** The history may hold more than its limit until the next entry is saved. */
export function writeLibrary(db: WritableDb, writes: LibraryWrites): void {
  const { templates, marks, history, preferences, models } = writes;
  saveTemplates(db, templates.put);
  for (const id of templates.removed) removeTemplate(db, id);
  saveTemplateStates(db, marks.put);
  for (const templateId of marks.removed) removeTemplateState(db, templateId);
  putHistory(db, history.put);
  for (const id of history.removed) removeHistory(db, id);
  if (preferences !== undefined) savePreferences(db, preferences);
  if (models !== undefined) saveModels(db, models);
}
