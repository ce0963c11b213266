import { readPath } from '#shared/domain/sync/edit-document.ts';
import { pathKey } from '#shared/domain/sync/row.ts';
import { markKey, type SyncMarks } from '#renderer/feature-api/sync-marks.ts';
import type { SyncState } from '#renderer/features/sync/store/sync-store.ts';

type Marked = Pick<SyncState, 'outbox' | 'conflicts' | 'deviceNames' | 'settle' | 'removeChange'>;

/** The part of sync's state that is shown beside the rows it concerns. */
export const markSync = ({ outbox, conflicts, deviceNames, settle, removeChange }: Marked): SyncMarks => ({
  conflicts: conflicts.flatMap((row) =>
    row.conflicts.map((conflict) => {
      const { entity, id } = row;
      const { path, value: theirs, writtenBy } = conflict;
      return {
        key: [entity, id, pathKey(path), writtenBy.deviceId].join(' '),
        entity,
        id,
        path,
        mine: readPath(row.value, path),
        theirs,
        device: deviceNames.get(writtenBy.deviceId),
        at: writtenBy.at,
        settle: (chosen) => settle(row, conflict, chosen)
      };
    })
  ),
  unconfirmed: new Set(
    outbox
      .filter(({ state }) => state === 'waiting' || state === 'sent')
      .map(({ mutation }) => markKey(mutation.entity, mutation.rowId))
  ),
  refused: new Map(
    outbox
      .filter(({ state }) => state === 'refused')
      .map(({ mutation: { id, entity, rowId, change }, refusal }) => [
        markKey(entity, rowId),
        { id, change, refusal, dismiss: () => removeChange(id) }
      ])
  )
});
