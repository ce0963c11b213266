// The conditions that hold after every history, whatever was lost on the way.
import { isSameValue } from '#shared/kit/merge/merge-value.ts';
import { stableStringify } from '#shared/kit/stable-stringify.ts';
import type { Change } from '#shared/domain/sync/mutation.ts';
import { rowKey, type SyncRow } from '#shared/domain/sync/row.ts';
import type { Outcome } from './simulation.ts';
import type { AppliedMutation, SyncServer } from './sync-server.ts';

/** The first rule that does not hold, in words; undefined where all hold. */
export async function findProblem({ server, ...rest }: Outcome): Promise<string | undefined> {
  const outcome = { ...rest, server: { ...server, rowsOf: memoizeRows(server.rowsOf) } };
  return (
    outcome.vanished ??
    findUnhealed(outcome) ??
    (await findDifference(outcome)) ??
    findRepetition(outcome) ??
    findDisorder(outcome) ??
    (await findMiscount(outcome)) ??
    findForeign(outcome) ??
    (await findMissing(outcome)) ??
    findUnsaidRefusal(outcome) ??
    findUnsent(outcome) ??
    (await findLost(outcome))
  );
}

/** Memoizes `rowsOf`: the server no longer changes, and several checks read the same rows. */
function memoizeRows(rowsOf: SyncServer['rowsOf']): SyncServer['rowsOf'] {
  const read = new Map<string, ReturnType<SyncServer['rowsOf']>>();
  return (userId) => {
    const rows = read.get(userId) ?? rowsOf(userId);
    read.set(userId, rows);
    return rows;
  };
}

const findUnhealed = ({ healingRounds }: Outcome): string | undefined =>
  healingRounds > 3 ? 'something still waits after three rounds without faults' : undefined;

async function findDifference({ server, devices }: Outcome): Promise<string | undefined> {
  for (const { store, userId, name } of devices) {
    const there = toText(await server.rowsOf(userId));
    const here = toText(store.view());
    if (here !== there) return `${name} shows something else than the server:\n${here}\n${there}`;
  }
  return undefined;
}

const toText = (rows: ReadonlyMap<string, SyncRow>): string =>
  stableStringify([...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)));

function findRepetition({ server }: Outcome): string | undefined {
  const ids = server.applied().map(({ mutation }) => mutation.id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  return twice === undefined ? undefined : `mutation ${twice} was applied twice`;
}

function findDisorder({ server }: Outcome): string | undefined {
  const last = new Map<string, number>();
  for (const { deviceId, mutation } of server.applied()) {
    const before = last.get(deviceId) ?? 0;
    if (mutation.sequence <= before) return `${deviceId} was applied out of order`;
    last.set(deviceId, mutation.sequence);
  }
  return undefined;
}

async function findMiscount({ server }: Outcome): Promise<string | undefined> {
  const counts = new Map<string, number>();
  for (const { userId, mutation } of server.applied()) {
    const key = `${userId} ${mutation.rowId}`;
    if (mutation.change.kind === 'count') counts.set(key, (counts.get(key) ?? 0) + mutation.change.by);
  }
  for (const [key, count] of counts) {
    const [userId = '', id = ''] = key.split(' ');
    const shown = (await server.rowsOf(userId)).get(rowKey({ entity: 'templateUses', id }))?.value['count'];
    if (shown !== count) return `${key} counts ${JSON.stringify(shown)} instead of ${count}`;
  }
  return undefined;
}

function findForeign({ server, devices }: Outcome): string | undefined {
  for (const { store, userId, name } of devices)
    if (store.dump().includes(`secret-of-${server.userIds.find((id) => id !== userId)}`))
      return `${name} holds a row of another user`;
  return undefined;
}

function findUnsaidRefusal({ server, devices }: Outcome): string | undefined {
  const reported = new Set(
    devices.flatMap(({ store }) => store.outbox().map(({ mutation, refusal }) => `${mutation.id} ${refusal}`))
  );
  // A device that was restored from a copy does not know what it did after that.
  const known = new Set(
    devices.flatMap(({ made, replacedIds }) => made.map(({ id }) => id).filter((id) => !replacedIds.has(id)))
  );
  const unsaid = server
    .applied()
    .find(
      ({ mutation: { id }, refusal }) =>
        refusal !== null && known.has(id) && !reported.has(`${id} ${refusal}`)
    );
  return unsaid === undefined ? undefined : `the refusal of ${unsaid.mutation.id} was not kept`;
}

/**
 * A row that was added, created or edited last is there, whatever the feed says, unless the server itself removes such rows: those
 * of wishlists, and votes for a review that is gone.
 */
async function findMissing({ server }: Outcome): Promise<string | undefined> {
  const last = new Map<string, AppliedMutation>();
  for (const applied of server.applied())
    if (applied.refusal === null)
      last.set(`${applied.userId} ${applied.mutation.entity}/${applied.mutation.rowId}`, applied);
  for (const { userId, mutation } of last.values()) {
    const { entity, rowId, change } = mutation;
    const mayBeGone =
      entity.startsWith('wishlist') || (entity === 'reviewVotes' && !server.reviewIds().includes(rowId));
    if (mayBeGone || change.kind === 'delete' || change.kind === 'remove') continue;
    if (!(await server.rowsOf(userId)).has(rowKey({ entity, id: rowId })))
      return `${entity} ${rowId} is missing after ${mutation.id}`;
  }
  return undefined;
}

/** The field that is followed through a history. */
const fieldNames: Readonly<Record<string, string>> = { profiles: 'displayName', reviews: 'stars' };
const nameOf = (entity: string | undefined): string => fieldNames[entity ?? ''] ?? 'name';

/** The last name that a device gave a document is the last one it sent, unless it is what was there before. */
function findUnsent({ server, devices }: Outcome): string | undefined {
  for (const { made, name } of devices) {
    const ids = new Set(made.map(({ id }) => id));
    const own = server.applied().filter(({ mutation }) => ids.has(mutation.id));
    for (const { entity, rowId } of made) {
      const isHere = (change: { readonly entity: string; readonly rowId: string }): boolean =>
        change.entity === entity && change.rowId === rowId;
      const names = made.filter(isHere).flatMap(({ change }) => listNames(entity, change));
      const sent = own.flatMap(({ mutation }) =>
        isHere(mutation) ? listNames(entity, mutation.change) : []
      );
      const [last, lastSent] = [names.at(-1), sent.at(-1)];
      const isUndone = names
        .slice(0, -1)
        .some(({ from, to }) => [from, to].some((one) => isSameValue(one, last?.to)));
      if (!isSameValue(last?.to, lastSent?.to) && !isUndone)
        return `${name} never sent the name ${JSON.stringify(last?.to)} of ${rowId}`;
    }
  }
  return undefined;
}

function listNames(entity: string, change: Change): { readonly from: unknown; readonly to: unknown }[] {
  const field = nameOf(entity);
  if (change.kind === 'create') return [{ from: undefined, to: change.value[field] }];
  if (change.kind !== 'edit') return [];
  return change.edits.filter(({ path }) => path[0] === field).map(({ from, to }) => ({ from, to }));
}

/** `isDeleted`: the document was deleted afterwards, and nobody is owed the name any more. */
type Written = { readonly value: unknown; readonly deviceId: string; readonly isDeleted?: true };

/**
 * Each name that a device gave a document, except a wishlist, and each rating of a review, is its name or rating, or is offered as a conflict, unless a device that had seen it
 * replaced it. Computed from the mutations alone, without the code under test.
 */
async function findLost({ server }: Outcome): Promise<string | undefined> {
  const names = new Map<string, Written[]>();
  for (const { userId, deviceId, mutation, refusal } of server.applied()) {
    const { change } = mutation;
    const field = nameOf(mutation.entity);
    const key = `${userId} ${rowKey({ entity: mutation.entity, id: mutation.rowId })}`;
    if (refusal !== null || mutation.entity === 'wishlists') continue;
    // The deletion may not have taken place; the devices know what they wrote all the same.
    if (change.kind === 'delete')
      names.set(
        key,
        (names.get(key) ?? []).map((written) => ({ ...written, isDeleted: true }))
      );
    // A name that a device wrote itself is one it knows, also where another device wrote the same.
    const own = (names.get(key) ?? []).filter((written) => written.deviceId === deviceId);
    const isOwn = ({ value }: Written): boolean => own.some((written) => isSameValue(written.value, value));
    if (change.kind === 'create') {
      const value = change.value[field];
      // A value that another device wrote before stays that device's in a conflict.
      const others = (names.get(key) ?? []).filter(
        (written) => !isOwn(written) || isSameValue(written.value, value)
      );
      names.set(key, [...others, { value, deviceId }]);
    }
    if (change.kind !== 'edit') continue;
    const edit = change.edits.find(({ path }) => path[0] === field);
    const decided = (names.get(key) ?? []).filter(({ deviceId: by }) =>
      change.settled.some(({ path, writtenBy }) => path[0] === field && writtenBy.deviceId === by)
    );
    // If two devices set the same name, the conflict is offered once, for the first device.
    const isSettled = ({ value }: Written): boolean =>
      decided.some((written) => isSameValue(written.value, value));
    const left = (names.get(key) ?? []).filter(
      (written) =>
        !isSettled(written) &&
        (edit === undefined ||
          isSameValue(written.value, edit.to) ||
          (!isOwn(written) && !isSameValue(written.value, edit.from)))
    );
    names.set(key, edit === undefined ? left : [...left, { value: edit.to, deviceId }]);
  }
  for (const [key, written] of names) {
    const [userId = '', row = ''] = key.split(' ');
    const field = nameOf(row.split('/')[0]);
    const found = (await server.rowsOf(userId)).get(row);
    if (found === undefined) continue;
    const offered = found.conflicts.filter(({ path }) => path[0] === field).map(({ value }) => value);
    const lost = written.find(
      ({ value, isDeleted }) =>
        isDeleted !== true && ![found.value[field], ...offered].some((one) => isSameValue(one, value))
    );
    if (lost !== undefined) return `${key} lost the name ${JSON.stringify(lost.value)}`;
  }
  return undefined;
}
