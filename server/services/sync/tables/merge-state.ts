// The state that merging needs of a document with a table of its own, beside the fields of the table.
import { and, eq, sql } from 'drizzle-orm';
import type { ScopeName } from '#shared/domain/sync/entities.ts';
import { wholeDocument } from '#shared/domain/sync/edit-document.ts';
import { type DocumentValue, type RowKey, SyncRow } from '#shared/domain/sync/row.ts';
import type { Database } from '../../../db/client.ts';
import { syncFeed } from '../../../db/schema/sync.ts';
import type { SyncedTable } from './synced-table.ts';

const MergeState = SyncRow.pick({ stamps: true, conflicts: true, deletedBy: true, value: true });
type MergeState = Pick<SyncRow, 'stamps' | 'conflicts' | 'deletedBy' | 'value'>;

/** Of what no device wrote: nobody knows on which one its user was then. */
const unknownDevice = '';

const noState: MergeState = { stamps: {}, conflicts: [], deletedBy: null, value: {} };

type Entry = Pick<typeof syncFeed.$inferSelect, 'revision' | 'mergeState' | 'mergeRevision'>;

/** `value` is what the table has of it; undefined for a row that is gone, whose last value then comes from the state. */
export function readMergeState(
  { revision, mergeState, mergeRevision }: Entry,
  value: DocumentValue | undefined,
  { writtenAt }: Pick<SyncedTable, 'writtenAt'>
): MergeState {
  const state = mergeState === null ? noState : MergeState.parse(JSON.parse(mergeState));
  const isCurrent = mergeRevision === revision;
  if (value === undefined) return isCurrent ? state : noState;
  if (isCurrent || writtenAt === undefined) return { ...state, value };
  const stamp = { deviceId: unknownDevice, at: writtenAt(value) };
  return { ...noState, stamps: { [wholeDocument]: stamp }, conflicts: state.conflicts, value };
}

type Owner = { readonly userId: string; readonly scope: ScopeName };

/**
 * After a device's change of the row, in its transaction. A row that is deleted keeps its last value here, so that an edit which
 * did not know of that can bring it back.
 */
export async function saveMergeState(
  db: Database,
  { userId, scope }: Owner,
  row: RowKey & MergeState & Pick<SyncRow, 'revision' | 'writtenBy' | 'isDeleted'>
): Promise<void> {
  const { entity, id, stamps, conflicts, deletedBy, isDeleted, writtenBy } = row;
  const state: MergeState = { stamps, conflicts, deletedBy, value: isDeleted ? row.value : {} };
  const revision = sql`greatest(${syncFeed.revision}, ${row.revision}::int)`;
  await db
    .update(syncFeed)
    .set({
      mergeState: JSON.stringify(state),
      mergeRevision: revision,
      revision,
      writtenBy,
      changedIn: sql`pg_current_xact_id()`
    })
    .where(
      and(
        eq(syncFeed.userId, userId),
        eq(syncFeed.scope, scope),
        eq(syncFeed.entity, entity),
        eq(syncFeed.rowId, id)
      )
    );
}
