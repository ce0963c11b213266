// Everything the database keeps, read or written as one value.
import type { DeviceSnapshot } from '#shared/contract/device.ts';
import type { HistoryEntry } from '#shared/domain/craft/prompt/history/history.ts';
import type { TemplateState, UserTemplate } from '#shared/domain/craft/template/template.ts';
import { clearActivity, loadActivity, saveActivity } from './activity.ts';
import type { ReadableDb, WritableDb } from '../database/connection.ts';
import { loadDraft, replaceDraft } from './draft.ts';
import { clearHistory, listHistory, saveHistory } from './history.ts';
import { clearTemplateStates, listTemplateStates, saveTemplateStates } from './template-states.ts';
import { clearModels, loadModels, saveModels } from './model-settings.ts';
import { addNotification, clearNotifications, listNotifications } from './notifications.ts';
import { clearListingDrafts, listListingDrafts, putListingDrafts } from './listing-drafts.ts';
import { loadPlan, savePlan } from './saved-plan.ts';
import { clearPreferences, loadPreferences, savePreferences } from './preferences.ts';
import { clearRecovery } from './recoveries.ts';
import { clearOfflineCache } from './offline-cache.ts';
import { clearMessages, loadStoredDevice, resetDevice } from './sync.ts';
import { clearWindowPrompts } from './window-prompts.ts';
import { clearTemplates, listTemplates, saveTemplates } from './templates.ts';

export type Pack = {
  readonly history: HistoryEntry[];
  readonly templates: UserTemplate[];
  readonly marks: TemplateState[];
};

export function readSnapshot(db: ReadableDb): DeviceSnapshot {
  return {
    draft: loadDraft(db),
    history: listHistory(db),
    templates: listTemplates(db),
    marks: listTemplateStates(db),
    notifications: listNotifications(db),
    preferences: loadPreferences(db),
    ...loadActivity(db),
    models: loadModels(db),
    plan: loadPlan(db),
    listingDrafts: listListingDrafts(db)
  };
}

/** Adds all of a pack or, when anything fails, none of it; the same id replaces. */
export function importPack(db: WritableDb, { history, templates, marks }: Pack): void {
  db.transact(() => {
    saveHistory(db, history);
    saveTemplates(db, templates);
    saveTemplateStates(db, marks);
  });
}

/**
 * Everything is replaced, or nothing; null erases, what was told of a repair included. What syncs is read anew from the
 * server, so that what the snapshot lacks comes back and is not taken for deleted. A snapshot leaves the prompts of
 * further windows alone.
 */
export function replaceSnapshot(db: WritableDb, snapshot: DeviceSnapshot | null): void {
  db.transact(() => {
    clearHistory(db);
    clearTemplates(db);
    clearTemplateStates(db);
    clearNotifications(db);
    clearPreferences(db);
    clearActivity(db);
    clearModels(db);
    clearListingDrafts(db);
    resetDevice(db, snapshot === null ? null : loadStoredDevice(db));
    savePlan(db, snapshot?.plan ?? null);
    replaceDraft(db, snapshot?.draft ?? null);
    if (snapshot === null) {
      clearMessages(db);
      clearOfflineCache(db);
      clearWindowPrompts(db);
      return clearRecovery(db);
    }
    importPack(db, snapshot);
    for (const notification of snapshot.notifications.toReversed()) addNotification(db, notification);
    savePreferences(db, snapshot.preferences);
    saveActivity(db, snapshot);
    saveModels(db, snapshot.models);
    putListingDrafts(db, snapshot.listingDrafts);
  });
  try {
    db.emptyLog();
  } catch {
    // Everything is replaced already; a log that could not be emptied now is emptied later.
  }
}
