// The device contract over SQLite. Whoever calls has already checked the input against the contract's schemas.
import type { DeviceHandlers, StorageStatus } from '#shared/contract/device.ts';
import { type ContractError, ContractFailure } from '#shared/contract/errors.ts';
import { deviceProcedureNames } from '#shared/contract/procedure-names.ts';
import { writeSoldText } from '#shared/domain/trade/prompt-origin.ts';
import { type GonePurchase, removeWindowCopies } from './remove-window-copies.ts';
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
import { loadWindowDraft, loadWindowPlan, saveWindowDraft, saveWindowPlan } from './tables/window-prompts.ts';

export type Store = SyncStore & {
  readonly getStatus: () => StorageStatus;
  readonly purchasedPrompts: PurchasedPromptStore['handlers'];
  /** Lets backups and the log go in which these purchases still stand. */
  readonly removePurchases: (purchaseIds: readonly string[]) => void;
  /** Backups, and whatever else is kept beside the database. */
  readonly eraseBackupCopies: () => void;
};

/** The number of the window whose prompt is in the tables of its own; every further one has a number above. */
export const firstWindow = 1;

/** For the calls of one window: draft and plan are its own, the rest is everybody's. */
export function createDeviceHandlers(store: Store, windowId: number): DeviceHandlers {
  const { db, getStatus, eraseBackupCopies, read, write } = store;
  const change = (work: () => void): undefined => {
    write(work);
  };
  return {
    ...createPromptHandlers(store, windowId),

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

    'listingDrafts.list': () => read(() => listListingDrafts(db)),
    'listingDrafts.save': (draft) => write(() => ({ revision: saveListingDraft(db, draft) })),
    'listingDrafts.remove': ({ id }) => change(() => removeListingDraft(db, id)),

    'offlineCache.load': ({ key }) => read(() => loadCachedResponse(db, key)),
    'offlineCache.list': ({ prefix }) => read(() => listCachedResponses(db, prefix)),
    'offlineCache.save': (response) => change(() => saveCachedResponse(db, response)),
    'offlineCache.clear': () => change(() => clearOfflineCache(db)),
    ...createPurchaseHandlers(store, windowId),

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

type PromptHandlers = Pick<DeviceHandlers, 'draft.load' | 'draft.save' | 'plan.load' | 'plan.save'>;

function createPromptHandlers({ db, read, write }: Store, windowId: number): PromptHandlers {
  const change = (work: () => void): undefined => {
    write(work);
  };
  if (windowId === firstWindow)
    return {
      'draft.load': () => read(() => loadDraft(db)),
      'draft.save': (save) => write(() => ({ revision: saveDraft(db, save) })),
      'plan.load': () => read(() => loadPlan(db)),
      'plan.save': (plan) => change(() => savePlan(db, plan))
    };
  return {
    'draft.load': () => read(() => loadWindowDraft(db, windowId)),
    'draft.save': (save) => write(() => ({ revision: saveWindowDraft(db, windowId, save) })),
    'plan.load': () => read(() => loadWindowPlan(db, windowId)),
    'plan.save': (plan) => change(() => saveWindowPlan(db, windowId, plan))
  };
}

function createPurchaseHandlers(
  { db, purchasedPrompts, removePurchases, write, onChange }: Store,
  windowId: number
): PurchasedPromptStore['handlers'] {
  return {
    ...purchasedPrompts,
    'purchasedPrompts.remove': async (input) => {
      const gone: GonePurchase[] = [];
      for (const id of input.purchaseIds) {
        const kept = await purchasedPrompts['purchasedPrompts.load']({ purchaseId: id });
        if (kept !== null) gone.push({ id, last: writeSoldText(kept.prompt.data) });
      }
      await purchasedPrompts['purchasedPrompts.remove'](input);
      if (gone.length === 0) return undefined;
      write(() => {
        if (removeWindowCopies(db, gone, windowId)) onChange(['draft']);
        removePurchases(gone.map(({ id }) => id));
      });
      return undefined;
    }
  };
}

/** Every call answers with the reason why there is no database. */
export function createFailedHandlers({ code, detail }: ContractError): DeviceHandlers {
  const refuse = () => {
    throw new ContractFailure(code, detail);
  };
  return Object.fromEntries(deviceProcedureNames.map((name) => [name, refuse])) as unknown as DeviceHandlers;
}
