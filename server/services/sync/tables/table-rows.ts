import { and, eq, inArray } from 'drizzle-orm';
import { type ScopeName, scopeOf } from '#shared/domain/sync/entities.ts';
import { type RowKey, rowKey, type SyncRow } from '#shared/domain/sync/row.ts';
import type { Database } from '../../../db/client.ts';
import { syncFeed } from '../../../db/schema/sync.ts';
import { findTable } from './all-tables.ts';
import { readMergeState } from './merge-state.ts';
import type { RowReader } from './synced-table.ts';

/**
 * Rows of other tables as they sync, by `rowKey`; one that is gone is a tombstone. The feed is read first: a change between the
 * two is then read under a revision that precedes it, so that no device takes itself for having seen a later one.
 */
export async function loadTableRows(
  db: Database,
  reader: RowReader,
  scope: ScopeName,
  keys: readonly RowKey[]
): Promise<Map<string, SyncRow>> {
  const rows = new Map<string, SyncRow>();
  for (const entity of new Set(keys.map((key) => key.entity))) {
    const table = scopeOf({ entity }) === scope ? findTable(entity) : undefined;
    if (table === undefined) continue;
    const ids = keys.filter((key) => key.entity === entity).map(({ id }) => id);
    const entries = await readEntries(db, reader.userId, { scope, entity, ids });
    const { userId, now, payoutProvider } = reader;
    const values = await table.load(db, { userId, now, payoutProvider, ids });
    for (const entry of entries) {
      const { id, revision, writtenBy } = entry;
      const value = values.get(id);
      rows.set(rowKey({ entity, id }), {
        entity,
        id,
        revision: revision ?? 1,
        isDeleted: value === undefined,
        writtenBy,
        ...readMergeState(entry, value, table)
      });
    }
  }
  return rows;
}

const readEntries = (
  db: Database,
  userId: string,
  { scope, entity, ids }: { readonly scope: ScopeName; readonly entity: string; readonly ids: string[] }
) =>
  db
    .select({
      id: syncFeed.rowId,
      revision: syncFeed.revision,
      writtenBy: syncFeed.writtenBy,
      mergeState: syncFeed.mergeState,
      mergeRevision: syncFeed.mergeRevision
    })
    .from(syncFeed)
    .where(
      and(
        eq(syncFeed.userId, userId),
        eq(syncFeed.scope, scope),
        eq(syncFeed.entity, entity),
        inArray(syncFeed.rowId, ids)
      )
    );
