// The tables of what syncs, as sync compares and writes them: rows as they are stored, whichever app wrote them.
import type { HistoryEntry } from '#shared/domain/craft/prompt/history/history.ts';
import type { UserTemplate } from '#shared/domain/craft/template/template.ts';
import type { LibraryWrites } from '#shared/domain/sync/diff-lists.ts';
import type { ScopeName } from '#shared/domain/sync/entities.ts';
import { emptyLibrary, type LocalLibrary } from '#shared/domain/sync/library-rows.ts';
import type { ReadableDb, WritableDb } from '../database/connection.ts';
import { listHistorySql, putHistory, removeHistory } from './history.ts';
import { loadStoredListingDrafts, putListingDrafts, removeListingDraft } from './listing-drafts.ts';
import { loadModels, saveModels } from './model-settings.ts';
import { loadPreferences, savePreferences } from './preferences.ts';
import { listTemplateStates, removeTemplateState, saveTemplateStates } from './template-states.ts';
import { listTemplatesSql, removeTemplate, saveTemplates } from './templates.ts';

/** The tables of these scopes alone. */
export function loadLibrary(db: ReadableDb, scopes: readonly ScopeName[]): LocalLibrary {
  const listingDrafts = scopes.includes('seller') ? loadStoredListingDrafts(db) : [];
  if (!scopes.includes('library')) return { ...emptyLibrary, listingDrafts };
  return {
    listingDrafts,
    templates: db.all(listTemplatesSql).map(({ body }) => JSON.parse(String(body)) as UserTemplate),
    marks: listTemplateStates(db),
    history: db.all(listHistorySql).map(({ body }) => JSON.parse(String(body)) as HistoryEntry),
    settings: { preferences: loadPreferences(db), models: loadModels(db) }
  };
}

/** The history may hold more than its limit until the next entry is saved. */
export function writeLibrary(db: WritableDb, writes: LibraryWrites): void {
  const { templates, marks, history, listingDrafts, preferences, models } = writes;
  saveTemplates(db, templates.put);
  for (const id of templates.removed) removeTemplate(db, id);
  saveTemplateStates(db, marks.put);
  for (const templateId of marks.removed) removeTemplateState(db, templateId);
  putHistory(db, history.put);
  for (const id of history.removed) removeHistory(db, id);
  putListingDrafts(db, listingDrafts.put);
  for (const id of listingDrafts.removed) removeListingDraft(db, id);
  if (preferences !== undefined) savePreferences(db, preferences);
  if (models !== undefined) saveModels(db, models);
}
