// Data that users' devices sync: rows that only they write, the change feed of their scopes, and the mutations sent.
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ScopeName } from '#shared/domain/sync/entities.ts';
import { instant, transactionId } from '../columns/column-types.ts';
import { users } from './accounts.ts';

const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Rows that have no table of their own. A deleted one is kept for a while, since an edit may bring it back. */
export const syncedRows = pgTable(
  'synced_rows',
  {
    userId: userId(),
    entity: text().notNull(),
    id: text().notNull(),
    revision: integer().notNull(),
    isDeleted: boolean().notNull(),
    /** The rest of the `SyncRow`. */
    content: text().notNull(),
    updatedAt: instant().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.entity, table.id] }),
    index('synced_rows_tombstones').on(table.updatedAt).where(sql`is_deleted`),
    check('synced_rows_revision_positive', sql`${table.revision} > 0`)
  ]
);

/**
 * One entry for each row of a scope: the transaction that changed it last. A trigger, `record_synced_row`, writes those of rows
 * that have a table of their own; only they have a revision here, and stay for a while once their row is deleted.
 */
export const syncFeed = pgTable(
  'sync_feed',
  {
    userId: userId(),
    scope: text().$type<ScopeName>().notNull(),
    entity: text().notNull(),
    rowId: text().notNull(),
    changedIn: transactionId().notNull(),
    revision: integer(),
    /** The only device that has written since the others last knew the row; null if there are several, or the server. */
    writtenBy: text(),
    deletedAt: instant(),
    /** The state that merging needs beside the value, as JSON; null if no device has written it. */
    mergeState: text(),
    /** The revision which that is of. A later one was written by a route, which knows of no device. */
    mergeRevision: integer()
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.scope, table.entity, table.rowId] }),
    index('sync_feed_changes').on(table.userId, table.scope, table.changedIn, table.entity, table.rowId),
    index('sync_feed_tombstones').on(table.deletedAt).where(sql`deleted_at is not null`)
  ]
);

/** The devices that a user syncs. */
export const syncDevices = pgTable(
  'sync_devices',
  {
    userId: userId(),
    /** Drawn at random by the device, and again after its data was restored from a copy. */
    deviceId: text().notNull(),
    /** Its app and system, from the `User-Agent` of its requests. */
    name: text().notNull(),
    /** The number of its last mutation. */
    lastSequence: bigint({ mode: 'number' }).notNull(),
    /** The transaction that applied it. */
    changedIn: transactionId().notNull(),
    /** It synced the library when that was deleted from the server, and must not bring it back. */
    isLibraryRemoved: boolean().notNull().default(false),
    lastSyncedAt: instant().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceId] }),
    index('sync_devices_last_synced').on(table.lastSyncedAt)
  ]
);

/** Every mutation that was answered, so that it has one effect and one answer however often it is sent. */
export const syncMutations = pgTable(
  'sync_mutations',
  {
    userId: userId(),
    id: text().notNull(),
    /** Null where it was applied. */
    refusal: text(),
    appliedAt: instant().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('sync_mutations_applied').on(table.appliedAt)
  ]
);

/** One row: the database to whose transactions the feed's numbers belong. */
export const syncGeneration = pgTable(
  'sync_generation',
  {
    id: boolean().primaryKey().default(true),
    generation: text().notNull()
  },
  () => [check('sync_generation_one_row', sql`id`)]
);
