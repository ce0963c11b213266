// The browser's database, step by step. A step that has shipped never changes; a new shape is a new step.
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { AnalyticsEvent } from '#shared/domain/activity/analytics-event.ts';
import type { Notification } from '#shared/domain/activity/notification.ts';
import type { Preferences } from '#shared/domain/activity/preferences.ts';
import type { CachedResponse } from '#shared/domain/activity/cached-response.ts';
import type { UserMetrics } from '#shared/domain/activity/user-metrics.ts';
import type { SavedModelSettings } from '#shared/domain/craft/model/saved-model-settings.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import type { PurchasedPrompt } from '#shared/domain/trade/purchased-prompt.ts';
import type { SavedPlan } from '#shared/domain/craft/plan/clip/saved-plan.ts';
import type { Draft, Step } from '#shared/domain/craft/prompt/journal/draft.ts';
import type { OutboxItem } from '#shared/domain/sync/outbox.ts';
import type { StoredDevice, StoredRow } from '#shared/domain/sync/stored-device.ts';
import type { HistoryEntry } from '#shared/domain/craft/prompt/history/history.ts';
import type { TemplateState, UserTemplate } from '#shared/domain/craft/template/template.ts';

export const databaseName = 'reelwright';

/** Values of which there is one each, under their name. */
export type Singles = {
  draft: Omit<Draft, 'steps'>;
  preferences: Preferences;
  notifications: Notification[];
  events: AnalyticsEvent[];
  metrics: UserMetrics;
  models: SavedModelSettings;
  plan: SavedPlan | null;
  /** The account that the device syncs with. */
  sync: StoredDevice;
};

export interface DeviceSchema extends DBSchema {
  singles: { key: keyof Singles; value: Singles[keyof Singles] };
  steps: { key: number; value: Step };
  history: { key: string; value: HistoryEntry };
  templates: { key: string; value: UserTemplate };
  marks: { key: string; value: TemplateState };
  offlineCache: {
    key: string;
    value: CachedResponse & { readonly size: number };
    indexes: { 'by-date': [cachedAt: number, size: number] };
  };
  purchasedPrompts: { key: string; value: PurchasedPrompt };
  listingDrafts: { key: string; value: SavedListingDraft };
  /** By position. */
  syncOutbox: { key: number; value: OutboxItem };
  syncRows: { key: [part: string, key: string]; value: StoredRow };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;
export type StoreName = StoreNames<DeviceSchema>;
export type UpgradeStep = (
  database: DeviceDatabase,
  transaction: IDBPTransaction<DeviceSchema, StoreName[], 'versionchange'>
) => void | Promise<void>;

function step1KeepPrompts(database: DeviceDatabase): void {
  database.createObjectStore('singles');
  database.createObjectStore('steps', { keyPath: 'seq' });
  database.createObjectStore('history', { keyPath: 'id' });
}

function step2KeepTemplates(database: DeviceDatabase): void {
  database.createObjectStore('templates', { keyPath: 'id' });
  database.createObjectStore('marks', { keyPath: 'templateId' });
}

/** The stores under their names before version 5. */
interface LegacySchema extends DeviceSchema {
  seen: {
    key: string;
    value: Omit<DeviceSchema['offlineCache']['value'], 'cachedAt'> & { readonly seenAt: number };
    indexes: { 'by-date': [seenAt: number, size: number] };
  };
  bought: DeviceSchema['purchasedPrompts'];
}
type LegacyDatabase = IDBPDatabase<LegacySchema>;
type LegacyTransaction = IDBPTransaction<LegacySchema, StoreNames<LegacySchema>[], 'versionchange'>;

function step3AddSeen(database: DeviceDatabase): void {
  const legacy = database as unknown as LegacyDatabase;
  legacy.createObjectStore('seen', { keyPath: 'key' }).createIndex('by-date', ['seenAt', 'size']);
}

function step4AddBought(database: DeviceDatabase): void {
  const legacy = database as unknown as LegacyDatabase;
  legacy.createObjectStore('bought', { keyPath: 'prompt.purchaseId' });
}

const step5RenameStores: UpgradeStep = async (database, transaction) => {
  const cache = database.createObjectStore('offlineCache', { keyPath: 'key' });
  cache.createIndex('by-date', ['cachedAt', 'size']);
  const purchased = database.createObjectStore('purchasedPrompts', { keyPath: 'prompt.purchaseId' });

  const legacy = transaction as unknown as LegacyTransaction;
  for (const { seenAt, ...row } of await legacy.objectStore('seen').getAll()) {
    await cache.put({ ...row, cachedAt: seenAt });
  }
  for (const row of await legacy.objectStore('bought').getAll()) await purchased.put(row);
  legacy.db.deleteObjectStore('seen');
  legacy.db.deleteObjectStore('bought');
};

function step6KeepListingDrafts(database: DeviceDatabase): void {
  database.createObjectStore('listingDrafts', { keyPath: 'id' });
}

function step7KeepSync(database: DeviceDatabase): void {
  database.createObjectStore('syncOutbox');
  database.createObjectStore('syncRows', { keyPath: ['part', 'key'] });
}

/** The step at index n takes a database from version n to n + 1; the version is the number of steps. */
export const upgradeSteps: readonly UpgradeStep[] = [
  step1KeepPrompts,
  step2KeepTemplates,
  step3AddSeen,
  step4AddBought,
  step5RenameStores,
  step6KeepListingDrafts,
  step7KeepSync
];
