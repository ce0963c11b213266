// The device contract over SQLite. Whoever calls has already checked the input against the contract's schemas.
import type { DeviceHandlers, StorageStatus } from '#shared/contract/device.ts';
import { type ContractError, ContractFailure } from '#shared/contract/errors.ts';
import { deviceProcedureNames } from '#shared/contract/procedure-names.ts';
import { createSqliteSyncHandlers, type SyncStore } from './sync-storage.ts';
import { loadActivity, saveActivity } from './tables/activity.ts';
import type { PurchasedPromptStore } from './tables/purchased-prompts.ts';
import { loadDraft, saveDraft } from './tables/draft.ts';
import { clearHistory, listHistory, removeHistory, saveHistory } from './tables/history.ts';
import { listTemplateStates, saveTemplateStates } from './tables/template-states.ts';
import { listListingDrafts, removeListingDraft, saveListingDraft } from './tables/listing-drafts.ts';
import { loadModels, saveModels } from './tables/model-settings.ts';
import {
  addNotification,
  clearNotifications,
  listNotifications,
  markNotificationsRead
} from './tables/notifications.ts';
import { loadPlan, savePlan } from './tables/saved-plan.ts';
import { loadPreferences, savePreferences } from './tables/preferences.ts';
import {
  clearOfflineCache,
  listCachedResponses,
  loadCachedResponse,
  saveCachedResponse
} from './tables/offline-cache.ts';
import { importPack, readSnapshot, replaceSnapshot } from './tables/snapshot.ts';
import { listTemplates, removeTemplate, saveTemplates } from './tables/templates.ts';

export type Store = SyncStore & {
  readonly getStatus: () => StorageStatus;
  readonly purchasedPrompts: PurchasedPromptStore['handlers'];
  /** Lets backups and the log go in which these purchases still stand. */
  readonly removePurchases: (purchaseIds: readonly string[]) => void;
  /** Backups, and whatever else is kept beside the database. */
  readonly eraseBackupCopies: () => void;
};

export function createDeviceHandlers(store: Store): DeviceHandlers {
  const { db, purchasedPrompts, removePurchases, getStatus, eraseBackupCopies, read, write } = store;
  const change = (work: () => void): undefined => {
    write(work);
  };
  return {
    'draft.load': () => read(() => loadDraft(db)),
    'draft.save': (save) => write(() => ({ revision: saveDraft(db, save) })),

    'history.list': () => read(() => listHistory(db)),
    'history.save': (entry) => write(() => ({ droppedIds: saveHistory(db, [entry]) })),
    'history.remove': ({ id }) => change(() => removeHistory(db, id)),
    'history.clear': () => change(() => clearHistory(db)),

    'templates.list': () => read(() => listTemplates(db)),
    'templates.save': (template) => change(() => saveTemplates(db, [template])),
    'templates.remove': ({ id }) => change(() => removeTemplate(db, id)),
    'templateStates.list': () => read(() => listTemplateStates(db)),
    'templateStates.save': (mark) => change(() => saveTemplateStates(db, [mark])),

    'preferences.load': () => read(() => loadPreferences(db)),
    'preferences.save': (preferences) => change(() => savePreferences(db, preferences)),

    'notifications.list': () => read(() => listNotifications(db)),
    'notifications.add': (notification) => change(() => addNotification(db, notification)),
    'notifications.markRead': ({ ids }) => change(() => markNotificationsRead(db, ids)),
    'notifications.clear': () => change(() => clearNotifications(db)),

    'activity.load': () => read(() => loadActivity(db)),
    'activity.save': (activity) => change(() => saveActivity(db, activity)),

    'models.load': () => read(() => loadModels(db)),
    'models.save': (models) => change(() => saveModels(db, models)),

    'plan.load': () => read(() => loadPlan(db)),
    'plan.save': (plan) => change(() => savePlan(db, plan)),

    'listingDrafts.list': () => read(() => listListingDrafts(db)),
    'listingDrafts.save': (draft) => write(() => ({ revision: saveListingDraft(db, draft) })),
    'listingDrafts.remove': ({ id }) => change(() => removeListingDraft(db, id)),

    'offlineCache.load': ({ key }) => read(() => loadCachedResponse(db, key)),
    'offlineCache.list': ({ prefix }) => read(() => listCachedResponses(db, prefix)),
    'offlineCache.save': (response) => change(() => saveCachedResponse(db, response)),
    'offlineCache.clear': () => change(() => clearOfflineCache(db)),
    ...purchasedPrompts,
    'purchasedPrompts.remove': async (input) => {
      const { items } = await purchasedPrompts['purchasedPrompts.list'](undefined);
      await purchasedPrompts['purchasedPrompts.remove'](input);
      const gone = input.purchaseIds.filter((id) => items.some(({ purchaseId }) => purchaseId === id));
      if (gone.length > 0) write(() => removePurchases(gone));
      return undefined;
    },

    ...createSqliteSyncHandlers(store),

    'storage.status': () => read(getStatus),
    'storage.export': () => read(() => readSnapshot(db)),
    'storage.import': (pack) => change(() => importPack(db, pack)),
    'storage.replace': (snapshot) =>
      change(() => {
        replaceSnapshot(db, snapshot);
        if (snapshot === null) eraseBackupCopies();
      })
  };
}

/** Every call answers with the reason why there is no database. */
export function createFailedHandlers({ code, detail }: ContractError): DeviceHandlers {
  const refuse = () => {
    throw new ContractFailure(code, detail);
  };
  return Object.fromEntries(deviceProcedureNames.map((name) => [name, refuse])) as unknown as DeviceHandlers;
}
