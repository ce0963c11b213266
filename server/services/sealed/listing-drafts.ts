import { and, count, eq, inArray, lt, sql } from 'drizzle-orm';
import type { SyncRow } from '#shared/domain/sync/row.ts';
import type { Database } from '../../db/client.ts';
import { parseContent, serializeContent } from '../../db/columns/synced-content.ts';
import { sealedListingDrafts } from '../../db/schema/sealed.ts';

const entity = 'listingDrafts';

/** A seller's drafts with these ids, tombstones included. */
export async function loadListingDrafts(
  db: Database,
  userId: string,
  ids: readonly string[]
): Promise<SyncRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(sealedListingDrafts)
    .where(and(eq(sealedListingDrafts.userId, userId), inArray(sealedListingDrafts.id, [...ids])));
  return rows.map(({ id, revision, isDeleted, content }) => ({
    ...parseContent(content),
    entity,
    id,
    revision,
    isDeleted
  }));
}

/** How many drafts the seller has, without tombstones. */
export async function countListingDrafts(db: Database, userId: string): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(sealedListingDrafts)
    .where(and(eq(sealedListingDrafts.userId, userId), eq(sealedListingDrafts.isDeleted, false)));
  return found?.count ?? 0;
}

export async function saveListingDrafts(
  db: Database,
  userId: string,
  rows: readonly SyncRow[],
  updatedAt: Date
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(sealedListingDrafts)
    .values(
      rows.map((row) => ({
        userId,
        id: row.id,
        revision: row.revision,
        isDeleted: row.isDeleted,
        content: serializeContent(row),
        updatedAt
      }))
    )
    .onConflictDoUpdate({
      target: [sealedListingDrafts.userId, sealedListingDrafts.id],
      set: {
        revision: sql`excluded.revision`,
        isDeleted: sql`excluded.is_deleted`,
        content: sql`excluded.content`,
        updatedAt
      }
    });
}

/** Removes tombstones from before this moment, and answers with their keys. */
export const removeOldListingDrafts = (
  db: Database,
  before: Date
): Promise<{ readonly userId: string; readonly id: string }[]> =>
  db
    .delete(sealedListingDrafts)
    .where(and(eq(sealedListingDrafts.isDeleted, true), lt(sealedListingDrafts.updatedAt, before)))
    .returning({ userId: sealedListingDrafts.userId, id: sealedListingDrafts.id });

/** For the export of the seller's own data. */
export const listOwnDrafts = (db: Database, userId: string): Promise<Record<string, unknown>[]> =>
  db.select().from(sealedListingDrafts).where(eq(sealedListingDrafts.userId, userId));
