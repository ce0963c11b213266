// The storage of this device. Implemented by SQLite (desktop), IndexedDB (browser) and memory (tests, prerendering);
// one suite in tests/contract tests all three.
import * as z from 'zod';
import { AnalyticsEvent } from '../domain/activity/analytics-event.ts';
import { Notification } from '../domain/activity/notification.ts';
import { CachedResponse, CacheKey } from '../domain/activity/cached-response.ts';
import { Preferences } from '../domain/activity/preferences.ts';
import { UserMetrics } from '../domain/activity/user-metrics.ts';
import { emptyModelSettings } from '../domain/craft/model/empty-model-settings.ts';
import { SavedModelSettings } from '../domain/craft/model/saved-model-settings.ts';
import { SavedListingDraft } from '../domain/market/saved-listing-draft.ts';
import { PurchasedPromptSummary, PurchasedPrompt } from '../domain/trade/purchased-prompt.ts';
import { SavedPlan } from '../domain/craft/plan/clip/saved-plan.ts';
import { Draft, DraftSave } from '../domain/craft/prompt/journal/draft.ts';
import { HistoryEntry } from '../domain/craft/prompt/history/history.ts';
import { TemplateState, UserTemplate } from '../domain/craft/template/template.ts';
import { LostPart } from './data-loss.ts';
import { syncDeviceProcedures } from './device-sync.ts';
import { type Caller, command, type Handlers, nothing, query } from './procedure.ts';

const ById = z.object({ id: z.string() });

/** The result of repairing a damaged database. Counts are rows by table. */
export const RecoveryReport = z.object({
  happenedAt: z.number(),
  /** The path of the damaged file, set aside. */
  damagedFile: z.string(),
  /** The backup that filled what the damaged file no longer held, if one did. */
  backupFile: z.string().nullable(),
  recovered: z.record(z.string(), z.int()),
  /** The parts that could not be read. */
  lost: z.array(LostPart)
});
export type RecoveryReport = z.infer<typeof RecoveryReport>;

export const StorageStatus = z.object({
  kind: z.enum(['sqlite', 'indexeddb', 'memory']),
  /** The database's file; null where there is none. */
  location: z.string().nullable(),
  isWritable: z.boolean(),
  /** False where the browser may evict what is kept. */
  isPersistent: z.boolean(),
  /** Newest first. */
  backups: z.array(z.object({ file: z.string(), createdAt: z.number() })),
  recovery: RecoveryReport.nullable()
});
export type StorageStatus = z.infer<typeof StorageStatus>;

/** Everything the device keeps, as one value: export, import, and what "Export everything" writes. */
export const DeviceSnapshot = z.object({
  draft: Draft.nullable(),
  history: z.array(HistoryEntry),
  templates: z.array(UserTemplate),
  marks: z.array(TemplateState),
  notifications: z.array(Notification),
  preferences: Preferences,
  events: z.array(AnalyticsEvent),
  metrics: UserMetrics,
  /** Not in what was exported before these were kept. */
  models: SavedModelSettings.default(emptyModelSettings),
  plan: SavedPlan.nullable().default(null),
  listingDrafts: z.array(SavedListingDraft).default([])
});
export type DeviceSnapshot = z.infer<typeof DeviceSnapshot>;

export const deviceContract = {
  'draft.load': query(nothing, Draft.nullable()),
  /** Refuses with `draft_conflict` unless it builds on the newest revision; answers with the new one. */
  'draft.save': command(DraftSave, z.object({ revision: z.int() })),

  /** Newest first. */
  'history.list': query(nothing, z.array(HistoryEntry)),
  /** Adds or replaces by id; the oldest beyond fifty are dropped and named. */
  'history.save': command(HistoryEntry, z.object({ droppedIds: z.array(z.string()) })),
  'history.remove': command(ById, nothing),
  'history.clear': command(nothing, nothing),

  'templates.list': query(nothing, z.array(UserTemplate)),
  'templates.save': command(UserTemplate, nothing),
  'templates.remove': command(ById, nothing),
  'templateStates.list': query(nothing, z.array(TemplateState)),
  'templateStates.save': command(TemplateState, nothing),

  'preferences.load': query(nothing, Preferences),
  'preferences.save': command(Preferences, nothing),

  /** Newest first, twenty at most. */
  'notifications.list': query(nothing, z.array(Notification)),
  'notifications.add': command(Notification, nothing),
  'notifications.markRead': command(z.object({ ids: z.array(z.string()) }), nothing),
  'notifications.clear': command(nothing, nothing),

  'activity.load': query(nothing, z.object({ events: z.array(AnalyticsEvent), metrics: UserMetrics })),
  'activity.save': command(z.object({ events: z.array(AnalyticsEvent), metrics: UserMetrics }), nothing),

  /** The list of models somebody brought in, and their own prices. */
  'models.load': query(nothing, SavedModelSettings),
  'models.save': command(SavedModelSettings, nothing),

  /** The clip plan somebody edited; null while there is none. */
  'plan.load': query(nothing, SavedPlan.nullable()),
  'plan.save': command(SavedPlan.nullable(), nothing),

  /** Listings that are being written, the one saved last first. */
  'listingDrafts.list': query(nothing, z.array(SavedListingDraft)),
  /** Refuses with `draft_conflict` unless it names the stored revision, 0 where none is stored; answers with the new one. */
  'listingDrafts.save': command(SavedListingDraft, z.object({ revision: z.int() })),
  'listingDrafts.remove': command(ById, nothing),

  /** Null for a response that is not stored, or was evicted. No part of a snapshot or a backup. */
  'offlineCache.load': query(z.object({ key: CacheKey }), CachedResponse.nullable()),
  /** Those whose key begins with the prefix. */
  'offlineCache.list': query(z.object({ prefix: CacheKey }), z.array(CachedResponse)),
  /**
   * Replaces the response under the same key, and evicts the oldest beyond two hundred entries or eight million
   * characters.
   */
  'offlineCache.save': command(CachedResponse, nothing),
  'offlineCache.clear': command(nothing, nothing),

  /** Opened purchases, the last opened first. `isPersistent` is false where they end with the app. */
  'purchasedPrompts.list': query(
    nothing,
    z.object({ items: z.array(PurchasedPromptSummary), isPersistent: z.boolean() })
  ),
  'purchasedPrompts.load': query(z.object({ purchaseId: z.string() }), PurchasedPrompt.nullable()),
  /** Replaces the version stored before. No part of a snapshot or a backup. */
  'purchasedPrompts.save': command(PurchasedPrompt, nothing),
  'purchasedPrompts.remove': command(z.object({ purchaseIds: z.array(z.string()) }), nothing),
  /** Removes the prompts of all other users; null removes all. */
  'purchasedPrompts.removeOtherUsers': command(z.object({ holderId: z.string().nullable() }), nothing),

  ...syncDeviceProcedures,

  'storage.status': query(nothing, StorageStatus),
  'storage.export': query(nothing, DeviceSnapshot),
  /** Adds history entries, templates and marks in one transaction: all of them or none. Same id replaces. */
  'storage.import': command(
    z.object({
      history: z.array(HistoryEntry),
      templates: z.array(UserTemplate),
      marks: z.array(TemplateState)
    }),
    nothing
  ),
  /**
   * Replaces everything by the snapshot in one transaction; null erases all, backups, what was seen and what was bought
   * included. What syncs is read anew from the server, and after null the device syncs with no account.
   */
  'storage.replace': command(DeviceSnapshot.nullable(), nothing)
} as const;

export type DeviceContract = typeof deviceContract;
export type Device = Caller<DeviceContract>;
export type DeviceHandlers = Handlers<DeviceContract>;

/** The data that a change touched: the noun of the command; `sync` is the replica and the outbox. */
export type DeviceArea =
  | 'draft'
  | 'history'
  | 'templates'
  | 'templateStates'
  | 'preferences'
  | 'notifications'
  | 'activity'
  | 'models'
  | 'plan'
  | 'listingDrafts'
  | 'sync';
