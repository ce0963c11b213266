// The effect of a mutation on its row. The server applies it once, for good; a device applies its outbox to the rows it has,
// again whenever either changes, to show what the user did before the server confirmed it.
import { err, ok, type Result } from '../../kit/result.ts';
import { editDocument, wholeDocument } from './edit-document.ts';
import { type Entity, findEntity } from './entities.ts';
import { type Change, isKnownMutation, type Mutation } from './mutation.ts';
import { upgradeChange } from './upgrade-change.ts';
import { type Conflict, type DocumentValue, pathKey, type Stamp, type SyncRow } from './row.ts';

/** Why a mutation can never succeed. */
export type Refusal = 'unknown_mutation' | 'gone';

/** The row after the mutation; undefined where there is none. */
export type Applied = Result<SyncRow | undefined, Refusal>;

/**
 * `stamp` is the device of the mutation, and the time at which the server, or the device for its own view, applies it.
 * - A deletion or removal that did not know of a change by another device does not take place: an edit wins
 *   over a deletion by a device that had not seen it.
 * - An edit of a row that was deleted meanwhile brings it back.
 * - An edit of a row that is not there at all is refused as `gone`.
 */
export function applyMutation(row: SyncRow | undefined, made: Mutation, stamp: Stamp): Applied {
  const entity = findEntity(made.entity);
  const change = upgradeChange(made);
  if (entity === undefined || change === undefined || !isKnownMutation({ ...made, change }))
    return err('unknown_mutation');
  const mutation = { ...made, change };
  const context: Context = { row, entity, mutation, stamp };
  switch (change.kind) {
    case 'create':
      return ok(create(context, change.value));
    case 'edit':
      return edit(context, change);
    case 'add':
      return ok(
        row?.isDeleted === false ? write(context, { value: change.value }) : begin(context, change.value)
      );
    case 'count':
      return ok(write(context, { value: addToCount(row, change.by, mutation.madeAt) }));
    case 'delete':
    case 'remove':
      return ok(remove(context));
  }
}

type Context = {
  readonly row: SyncRow | undefined;
  readonly entity: Entity;
  readonly mutation: Mutation;
  readonly stamp: Stamp;
};

/** Two devices may create the same document, as that of the preferences: the later one's fields are edits of it. */
function create(context: Context, value: DocumentValue): SyncRow {
  const { row, entity, stamp } = context;
  if (row === undefined || row.isDeleted) return begin(context, value);
  const edits = Object.entries(value).map(([field, to]) => ({ path: [field], to }));
  return write(context, editDocument(entity, row, edits, stamp));
}

/** A row that was not there, or was deleted: nothing of others is in it. */
const begin = (context: Context, value: DocumentValue): SyncRow =>
  write(context, {
    value,
    stamps: context.entity.kind === 'document' ? { [wholeDocument]: context.stamp } : {},
    conflicts: [],
    isDeleted: false,
    deletedBy: null,
    writtenBy: context.stamp.deviceId
  });

function edit(context: Context, { edits, settled }: Extract<Change, { kind: 'edit' }>): Applied {
  const { row, entity, stamp } = context;
  if (row === undefined || (row.isDeleted && isAware(context, row))) return err('gone');
  const edited = editDocument(entity, row, edits, stamp);
  return ok(
    write(context, {
      ...edited,
      conflicts: edited.conflicts.filter(
        (conflict) => !settled.some((decided) => isSameConflict(decided, conflict))
      ),
      isDeleted: false,
      deletedBy: isAware(context, row) ? null : row.deletedBy
    })
  );
}

const isSameConflict = (one: ConflictKey, other: ConflictKey): boolean =>
  pathKey(one.path) === pathKey(other.path) &&
  one.writtenBy.deviceId === other.writtenBy.deviceId &&
  one.writtenBy.at === other.writtenBy.at;
type ConflictKey = Pick<Conflict, 'path' | 'writtenBy'>;

function remove(context: Context): SyncRow | undefined {
  const { row, stamp } = context;
  if (row === undefined || row.isDeleted) return row;
  if (isAware(context, row)) return write(context, { isDeleted: true, deletedBy: stamp });
  // The revision stays, since what the row says is what it said before.
  return context.entity.kind === 'document' ? { ...row, deletedBy: stamp } : row;
}

function addToCount(row: SyncRow | undefined, by: number, madeAt: number): DocumentValue {
  const { count, lastAt } = row?.value ?? {};
  // Taking something back is no use of it.
  const last = by > 0 ? { lastAt: Math.max(typeof lastAt === 'number' ? lastAt : madeAt, madeAt) } : {};
  return { ...row?.value, ...last, count: (typeof count === 'number' ? count : 0) + by };
}

/** True if the user saw the row's current value: they read this revision, or all later changes are this device's own. */
const isAware = ({ mutation, stamp }: Context, row: SyncRow): boolean =>
  row.revision <= (mutation.basedOn ?? 0) || row.writtenBy === stamp.deviceId;

function write(context: Context, changed: Partial<SyncRow>): SyncRow {
  const { row, mutation, stamp } = context;
  return {
    entity: mutation.entity,
    id: mutation.rowId,
    value: {},
    stamps: {},
    conflicts: [],
    deletedBy: null,
    isDeleted: false,
    ...row,
    revision: (row?.revision ?? 0) + 1,
    writtenBy: row === undefined || isAware(context, row) ? stamp.deviceId : null,
    ...changed
  };
}
