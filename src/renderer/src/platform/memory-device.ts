// A device that keeps everything in memory: for tests, and for the pages that the build draws.
// It does not check its input: only the typed app in the same realm can call it.
import { createCaller } from '#shared/contract/create-caller.ts';
import type { Device, DeviceContract, DeviceHandlers, DeviceSnapshot } from '#shared/contract/device.ts';
import { ContractFailure, contractError } from '#shared/contract/errors.ts';
import {
  readStoredDraft,
  readStoredEntry,
  readStoredListingDraft,
  readStoredPlan,
  readStoredPurchase,
  readStoredTemplate
} from '#shared/contract/stored-prompts.ts';
import { deviceProcedureNames } from '#shared/contract/procedure-names.ts';
import { eventsToPersist } from '#shared/domain/activity/analytics.ts';
import { defaultPreferences } from '#shared/domain/activity/default-preferences.ts';
import { emptyUserMetrics } from '#shared/domain/activity/metrics.ts';
import { addNotification, markRead, notificationLimit } from '#shared/domain/activity/notification-list.ts';
import { emptyModelSettings } from '#shared/domain/craft/model/empty-model-settings.ts';
import { compareDrafts } from '#shared/domain/market/saved-listing-draft.ts';
import type { PurchasedPrompt } from '#shared/domain/trade/purchased-prompt.ts';
import { toPurchasedPromptSummary } from '#shared/domain/trade/purchased-prompt-summary.ts';
import type { DraftSave } from '#shared/domain/craft/prompt/journal/draft.ts';
import { applyJournalSave } from '#shared/domain/craft/prompt/journal/journal.ts';
import { historyLimit } from '#shared/domain/craft/prompt/history/history-list.ts';
import type { HistoryEntry } from '#shared/domain/craft/prompt/history/history.ts';
import { selectEvictions } from '#shared/domain/activity/select-evictions.ts';
import type { CachedResponse } from '#shared/domain/activity/cached-response.ts';
import type { OutboxItem } from '#shared/domain/sync/outbox.ts';
import type { JoinedDevice } from '#shared/domain/sync/joined-device.ts';
import { err, ok } from '#shared/kit/result.ts';
import { createMemorySync, type SyncOptions } from './memory-sync.ts';

const emptySnapshot: DeviceSnapshot = {
  draft: null,
  history: [],
  templates: [],
  marks: [],
  notifications: [],
  preferences: defaultPreferences,
  events: [],
  metrics: emptyUserMetrics,
  models: emptyModelSettings,
  plan: null,
  listingDrafts: []
};

function newestFirst(history: readonly HistoryEntry[]): HistoryEntry[] {
  return history.toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
}

/** Later items replace earlier ones of the same key. */
function mergeBy<T>(key: (item: T) => string, kept: readonly T[], added: readonly T[]): T[] {
  return [...new Map([...kept, ...added].map((item) => [key(item), item])).values()];
}

type Draft = NonNullable<DeviceSnapshot['draft']>;

function saveDraft(draft: Draft | null, save: DraftSave): Draft {
  const { baseRevision, journal, ...rest } = save;
  if (baseRevision !== (draft?.revision ?? 0)) throw new ContractFailure('draft_conflict');
  const steps = applyJournalSave(draft?.steps ?? [], journal);
  return {
    ...rest,
    steps,
    revision: baseRevision + 1
  };
}

function withinLimits(snapshot: DeviceSnapshot): DeviceSnapshot {
  return {
    ...snapshot,
    history: newestFirst(snapshot.history).slice(0, historyLimit),
    notifications: snapshot.notifications.slice(0, notificationLimit),
    events: eventsToPersist(snapshot.events)
  };
}

/** As every store gives its prompts back, whichever app wrote them. */
const readSnapshot = (snapshot: DeviceSnapshot): DeviceSnapshot => ({
  ...snapshot,
  draft: snapshot.draft && readStoredDraft(snapshot.draft),
  history: snapshot.history.map(readStoredEntry),
  templates: snapshot.templates.map(readStoredTemplate),
  plan: snapshot.plan && readStoredPlan(snapshot.plan),
  listingDrafts: snapshot.listingDrafts.map(readStoredListingDraft).toSorted(compareDrafts)
});

type Kept = {
  now: DeviceSnapshot;
  cachedResponses: readonly CachedResponse[];
  purchasedPrompts: readonly PurchasedPrompt[];
  sync: JoinedDevice | null;
  messages: readonly OutboxItem[];
};

function createOfflineCacheHandlers(kept: Kept) {
  return {
    'offlineCache.load': ({ key }) => kept.cachedResponses.find((one) => one.key === key) ?? null,
    'offlineCache.list': ({ prefix }) => kept.cachedResponses.filter(({ key }) => key.startsWith(prefix)),
    'offlineCache.save': (response) => {
      const all = mergeBy(({ key }) => key, kept.cachedResponses, [response]);
      const stale = new Set(selectEvictions(all.map((one) => ({ ...one, size: one.value.length }))));
      kept.cachedResponses = all.filter(({ key }) => !stale.has(key));
      return undefined;
    },
    'offlineCache.clear': () => {
      kept.cachedResponses = [];
      return undefined;
    }
  } satisfies Partial<DeviceHandlers>;
}

function createPurchasedPromptHandlers(kept: Kept) {
  const keep = (isKept: (one: PurchasedPrompt) => boolean): undefined => {
    kept.purchasedPrompts = kept.purchasedPrompts.filter(isKept);
  };
  return {
    'purchasedPrompts.list': () => ({
      items: kept.purchasedPrompts.map(toPurchasedPromptSummary).toSorted((a, b) => b.openedAt - a.openedAt),
      isPersistent: false
    }),
    'purchasedPrompts.load': ({ purchaseId }) =>
      kept.purchasedPrompts
        .filter(({ prompt }) => prompt.purchaseId === purchaseId)
        .map(readStoredPurchase)[0] ?? null,
    'purchasedPrompts.save': (purchased) => {
      kept.purchasedPrompts = mergeBy(({ prompt }) => prompt.purchaseId, kept.purchasedPrompts, [purchased]);
      return undefined;
    },
    'purchasedPrompts.remove': ({ purchaseIds }) =>
      keep(({ prompt }) => !purchaseIds.includes(prompt.purchaseId)),
    'purchasedPrompts.removeOtherUsers': ({ holderId }) => keep((one) => one.holderId === holderId)
  } satisfies Partial<DeviceHandlers>;
}

function createListHandlers(kept: Kept) {
  const change = (changes: Partial<DeviceSnapshot>): undefined => {
    kept.now = { ...kept.now, ...changes };
  };
  return {
    'history.list': () => readSnapshot(kept.now).history,
    'history.save': (entry) => {
      const all = newestFirst([entry, ...kept.now.history.filter(({ id }) => id !== entry.id)]);
      change({ history: all.slice(0, historyLimit) });
      return { droppedIds: all.slice(historyLimit).map(({ id }) => id) };
    },
    'history.remove': ({ id }) => change({ history: kept.now.history.filter((entry) => entry.id !== id) }),
    'history.clear': () => change({ history: [] }),
    'templates.list': () => readSnapshot(kept.now).templates,
    'templates.save': (template) =>
      change({ templates: mergeBy(({ id }) => id, kept.now.templates, [template]) }),
    'templates.remove': ({ id }) => change({ templates: kept.now.templates.filter((one) => one.id !== id) }),
    'templateStates.list': () => kept.now.marks,
    'templateStates.save': (mark) =>
      change({ marks: mergeBy(({ templateId }) => templateId, kept.now.marks, [mark]) }),
    'notifications.list': () => kept.now.notifications,
    'notifications.add': (added) => change({ notifications: addNotification(kept.now.notifications, added) }),
    'notifications.markRead': ({ ids }) => change({ notifications: markRead(kept.now.notifications, ids) }),
    'notifications.clear': () => change({ notifications: [] })
  } satisfies Partial<DeviceHandlers>;
}

function createHandlers(kept: Kept, options: SyncOptions): DeviceHandlers {
  const sync = createMemorySync(kept, options);
  const change = (changes: Partial<DeviceSnapshot>): undefined => {
    kept.now = { ...kept.now, ...changes };
  };
  return {
    ...createListHandlers(kept),
    ...createOfflineCacheHandlers(kept),
    ...createPurchasedPromptHandlers(kept),
    ...sync.handlers,
    'draft.load': () => readSnapshot(kept.now).draft,
    'draft.save': (save) => {
      const draft = saveDraft(kept.now.draft, save);
      change({ draft });
      return { revision: draft.revision };
    },
    'preferences.load': () => kept.now.preferences,
    'preferences.save': (preferences) => change({ preferences }),
    'activity.load': () => ({ events: kept.now.events, metrics: kept.now.metrics }),
    'activity.save': ({ events, metrics }) => change({ events: eventsToPersist(events), metrics }),
    'models.load': () => kept.now.models,
    'models.save': (models) => change({ models }),
    'plan.load': () => readSnapshot(kept.now).plan,
    'plan.save': (plan) => change({ plan }),
    'listingDrafts.list': () => readSnapshot(kept.now).listingDrafts,
    'listingDrafts.save': (draft) => {
      const stored = kept.now.listingDrafts.find(({ id }) => id === draft.id);
      if (draft.revision !== (stored?.revision ?? 0)) throw new ContractFailure('draft_conflict');
      const saved = { ...draft, revision: draft.revision + 1 };
      change({ listingDrafts: mergeBy(({ id }) => id, kept.now.listingDrafts, [saved]) });
      return { revision: saved.revision };
    },
    'listingDrafts.remove': ({ id }) =>
      change({ listingDrafts: kept.now.listingDrafts.filter((draft) => draft.id !== id) }),
    'storage.status': () => ({
      kind: 'memory',
      location: null,
      isWritable: true,
      isPersistent: false,
      backups: [],
      recovery: null
    }),
    'storage.export': () => readSnapshot(kept.now),
    'storage.import': ({ history, templates, marks }) =>
      change(
        withinLimits({
          ...kept.now,
          history: mergeBy(({ id }) => id, kept.now.history, history),
          templates: mergeBy(({ id }) => id, kept.now.templates, templates),
          marks: mergeBy(({ templateId }) => templateId, kept.now.marks, marks)
        })
      ),
    'storage.replace': (snapshot) => {
      change(withinLimits(snapshot ?? emptySnapshot));
      if (snapshot === null) Object.assign(kept, emptyBeside());
      else sync.reset();
      return undefined;
    }
  };
}

/** The data beside the snapshot. */
const emptyBeside = (): Omit<Kept, 'now'> => ({
  cachedResponses: [],
  purchasedPrompts: [],
  sync: null,
  messages: []
});

/** Nothing is shared with the caller: what goes in and what comes out are copies. */
export function createMemoryDevice(initial: Partial<DeviceSnapshot> = {}, options: SyncOptions = {}): Device {
  const handlers: Readonly<Record<string, ((input: never) => unknown) | undefined>> = createHandlers(
    {
      now: withinLimits(structuredClone({ ...emptySnapshot, ...initial })),
      ...emptyBeside()
    },
    options
  );
  return createCaller<DeviceContract>(deviceProcedureNames, async (name, input) => {
    try {
      return ok(structuredClone(await handlers[name]?.(structuredClone(input) as never)));
    } catch (error) {
      const code = error instanceof ContractFailure ? error.code : 'internal';
      return err(contractError(code, error instanceof Error ? error.name : 'unknown'));
    }
  });
}
