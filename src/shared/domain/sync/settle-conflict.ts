import { readPath } from './edit-document.ts';
import type { Mutation } from './mutation.ts';
import type { Conflict, SyncRow } from './row.ts';

/** The mutation by which a user decides a conflict: for the row's own value, or for that of the other device. */
export function settleConflict(
  { entity, id: rowId, basedOn, value }: Pick<SyncRow, 'entity' | 'id' | 'value'> & Pick<Mutation, 'basedOn'>,
  { path, value: theirs, writtenBy }: Conflict,
  chosen: 'mine' | 'theirs',
  { id, madeAt }: Pick<Mutation, 'id' | 'madeAt'>
): Mutation {
  const mine = readPath(value, path);
  const edit = {
    path,
    ...(mine === undefined ? {} : { from: mine }),
    ...(theirs === undefined ? {} : { to: theirs })
  };
  return {
    id,
    entity,
    rowId,
    change: {
      kind: 'edit',
      edits: chosen === 'theirs' ? [edit] : [],
      settled: [{ path, writtenBy }]
    },
    basedOn,
    version: 1,
    madeAt
  };
}
