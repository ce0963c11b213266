import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import { defineJob } from '../../context/job.ts';
import type { Database } from '../../db/client.ts';
import { syncDevices, syncedRows, syncFeed, syncMutations } from '../../db/schema/sync.ts';
import { firstNewNotice } from '../notice/list-notices.ts';
import { removeOldListingDrafts } from '../sealed/listing-drafts.ts';
import { keptMs } from './feed-cursor.ts';
import { currentTransaction } from './record-changes.ts';

/** Removes tombstones with their entries in the feed, answers, and devices that have not synced for as long. */
export const removeOldSyncRecords = defineJob({
  name: 'remove-old-sync-records',
  payload: z.object({}),
  schedule: '25 4 * * *',
  run: async ({ db, now }) => {
    const before = new Date(now() - keptMs);
    await db.transaction(async (tx) => {
      const removed = tx.$with('removed').as(
        tx
          .delete(syncedRows)
          .where(and(eq(syncedRows.isDeleted, true), lt(syncedRows.updatedAt, before)))
          .returning({ userId: syncedRows.userId, entity: syncedRows.entity, id: syncedRows.id })
      );
      await tx
        .with(removed)
        .delete(syncFeed)
        .where(
          inArray(
            sql`(${syncFeed.userId}, ${syncFeed.entity}, ${syncFeed.rowId})`,
            sql`(select user_id, entity, id from ${removed})`
          )
        );
    });
    await db.transaction((tx) => removeDraftTombstones(tx, before));
    await db.delete(syncFeed).where(lt(syncFeed.deletedAt, before));
    // Devices let go of notices that have become old, as if these had been deleted.
    await db
      .update(syncFeed)
      .set({ changedIn: currentTransaction, deletedAt: new Date(now()) })
      .where(
        and(
          eq(syncFeed.scope, 'buyer'),
          eq(syncFeed.entity, 'notices'),
          isNull(syncFeed.deletedAt),
          lt(syncFeed.rowId, firstNewNotice(now()))
        )
      );
    await db.delete(syncMutations).where(lt(syncMutations.appliedAt, before));
    // A device that comes back even later must not bring a deleted library back.
    await db
      .delete(syncDevices)
      .where(and(lt(syncDevices.lastSyncedAt, before), eq(syncDevices.isLibraryRemoved, false)));
  }
});

async function removeDraftTombstones(tx: Database, before: Date): Promise<void> {
  const removed = await removeOldListingDrafts(tx, before);
  await tx.execute(sql`
    delete from sync_feed using jsonb_to_recordset(${JSON.stringify(removed)}::jsonb) as gone("userId" text, id text)
    where scope = 'seller' and entity = 'listingDrafts' and user_id = gone."userId" and row_id = gone.id`);
}
