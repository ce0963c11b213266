import { and, eq, inArray, sql } from 'drizzle-orm';
import { type RowKey, rowKey, type SyncRow } from '#shared/domain/sync/row.ts';
import type { Database } from '../../db/client.ts';
import { parseContent, serializeContent } from '../../db/columns/synced-content.ts';
import { syncedRows } from '../../db/schema/sync.ts';

/** The rows with these keys, tombstones included, by `rowKey`. */
export async function loadSyncedRows(
  db: Database,
  userId: string,
  keys: readonly RowKey[]
): Promise<Map<string, SyncRow>> {
  if (keys.length === 0) return new Map();
  const wanted = new Set(keys.map(rowKey));
  const found = await db
    .select()
    .from(syncedRows)
    .where(
      and(
        eq(syncedRows.userId, userId),
        inArray(syncedRows.entity, [...new Set(keys.map(({ entity }) => entity))]),
        inArray(
          syncedRows.id,
          keys.map(({ id }) => id)
        )
      )
    );
  return new Map(
    found
      .map(
        ({ entity, id, revision, isDeleted, content }): SyncRow => ({
          ...parseContent(content),
          entity,
          id,
          revision,
          isDeleted
        })
      )
      .filter((row) => wanted.has(rowKey(row)))
      .map((row) => [rowKey(row), row])
  );
}

export async function saveSyncedRows(
  tx: Database,
  userId: string,
  rows: readonly SyncRow[],
  updatedAt: Date
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(syncedRows)
    .values(
      rows.map((row) => ({
        userId,
        entity: row.entity,
        id: row.id,
        revision: row.revision,
        isDeleted: row.isDeleted,
        content: serializeContent(row),
        updatedAt
      }))
    )
    .onConflictDoUpdate({
      target: [syncedRows.userId, syncedRows.entity, syncedRows.id],
      set: {
        revision: sql`excluded.revision`,
        isDeleted: sql`excluded.is_deleted`,
        content: sql`excluded.content`,
        updatedAt
      }
    });
}
