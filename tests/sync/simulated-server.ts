// The server's side of sync in memory: rows, their feed in commit order, and what each device has sent. Transactions
// begin and commit apart from each other, so that one which began early may commit late, as in PostgreSQL.
import type { SyncFailure } from '#shared/contract/sync/engine.ts';
import { err, ok, type Result } from '#shared/kit/result.ts';
import { applyMutation } from '#shared/domain/sync/apply-mutation.ts';
import { type ScopeName, scopeNames, scopeOf } from '#shared/domain/sync/entities.ts';
import type { Mutation, NumberedMutation } from '#shared/domain/sync/mutation.ts';
import type { MutationAnswer } from '#shared/domain/sync/outbox.ts';
import type { FeedPage } from '#shared/domain/sync/replica.ts';
import { rowKey, type SyncRow } from '#shared/domain/sync/row.ts';
import { type Entry, listTouched } from './simulated-entries.ts';
import type { AppliedMutation, Sender, SyncServer } from './sync-server.ts';

/** The last mutation of a device, and the transaction of it. */
type Device = { readonly userId: string; readonly last: number; readonly transaction: number };

/** Plausible bugs that a test can plant. */
export type PlantedServerBug =
  | 'answered before it commits'
  | 'naive sequence'
  | 'tombstone ignored'
  | 'mutation applied twice'
  | 'refusal stops the rest'
  | 'clock compared'
  | 'order of a device ignored'
  | 'scope of another user'
  | 'acknowledged before its row'
  | 'entry not moved';

const mostLists = 3;
const listingIds = ['rain', 'neon', 'harbor', 'fog'];
const unopenedId = 'fog';

export function createSimulatedServer(clock: () => number, bug: PlantedServerBug | null = null): SyncServer {
  const entries = new Map<string, Entry>();
  const devices = new Map<string, Device>();
  const answers = new Map<string, string | null>();
  /** By listing, of somebody else. */
  const reviewIds = new Map([
    ['rain', 'rev_rain'],
    ['neon', 'rev_neon']
  ]);
  const applied: AppliedMutation[] = [];
  const open = new Set<number>();
  let nextTransaction = 1;
  let generation = 1;
  const pageSize = 4;

  const begin = (): number => {
    const transaction = nextTransaction;
    nextTransaction += 1;
    open.add(transaction);
    return transaction;
  };
  /** Everything before this one has ended, so nothing more can appear before it. */
  const horizon = (): number =>
    bug === 'naive sequence' ? nextTransaction : Math.min(nextTransaction, ...open);
  const put = (entry: Entry): void => {
    entries.set([entry.userId, entry.scope, entry.key].join(' '), entry);
  };
  const findRow = (
    userId: string,
    { entity, rowId }: Pick<Mutation, 'entity' | 'rowId'>
  ): SyncRow | undefined =>
    entries.get([userId, scopeOf({ entity }), rowKey({ entity, id: rowId })].join(' '))?.row;

  function applyOne(
    { userId, deviceId }: Sender,
    mutation: NumberedMutation,
    transaction: number
  ): string | null {
    const scope = scopeOf(mutation);
    const known = answers.get(`${userId} ${mutation.id}`);
    if (known !== undefined && bug !== 'mutation applied twice') return known;
    const before = findRow(userId, mutation);
    const rule = brokenRule(userId, mutation);
    const isStale =
      bug === 'clock compared' && before?.stamps[''] !== undefined && before.stamps[''].at > mutation.madeAt;
    const at = bug === 'clock compared' ? mutation.madeAt : clock();
    const result = isStale ? ok(before) : applyMutation(before, mutation, { deviceId, at });
    const refusal = rule ?? (result.ok ? null : result.error);
    if (
      scope !== undefined &&
      refusal === null &&
      result.ok &&
      result.value !== undefined &&
      result.value !== before
    )
      put({ userId, scope, key: rowKey(result.value), transaction, row: result.value });
    answers.set(`${userId} ${mutation.id}`, refusal);
    applied.push({ userId, deviceId, mutation, refusal });
    return refusal;
  }

  /** Rules that a device cannot judge by itself: how many lists there may be, that an item's list is there, what may be reviewed. */
  function brokenRule(userId: string, { entity, rowId, change }: Mutation): string | null {
    if (entity === 'reviews' && change.kind === 'create')
      return rowId === unopenedId ? 'purchase_not_opened' : null;
    if (entity === 'reviewVotes' && change.kind === 'add')
      return [...reviewIds.values()].includes(rowId) ? null : 'not_found';
    if (change.kind === 'create' && entity === 'wishlists') {
      const count = [...entries.values()].filter(
        (entry) => entry.userId === userId && entry.row.entity === entity && !entry.row.isDeleted
      ).length;
      return count >= mostLists ? 'limit_reached' : null;
    }
    if (change.kind !== 'add' || entity !== 'wishlistItems') return null;
    const { wishlistId } = change.value;
    if (typeof wishlistId !== 'string') return null;
    const list = findRow(userId, { entity: 'wishlists', rowId: wishlistId });
    return list === undefined || list.isDeleted ? 'gone' : null;
  }

  function push(
    userId: string,
    deviceId: string,
    mutations: readonly NumberedMutation[],
    transaction: number
  ): Result<MutationAnswer[], SyncFailure> {
    const device = devices.get(deviceId) ?? { userId, last: 0, transaction };
    const first = mutations[0];
    const isUnknown =
      device.userId !== userId ||
      (first !== undefined && first.sequence > device.last + 1) ||
      mutations.some(({ id, sequence }) => sequence <= device.last && !answers.has(`${userId} ${id}`));
    if (isUnknown) return err('unknown_device');
    const ordered = bug === 'order of a device ignored' ? mutations.toReversed() : mutations;
    const results: MutationAnswer[] = [];
    for (const mutation of ordered) {
      const refusal = applyOne({ userId, deviceId }, mutation, transaction);
      results.push({ id: mutation.id, refusal });
      if (refusal !== null && bug === 'refusal stops the rest') break;
    }
    const last = Math.max(device.last, mutations.at(-1)?.sequence ?? 0);
    devices.set(deviceId, { userId, last, transaction });
    return ok(results);
  }

  const compareEntries = (one: Entry, other: Entry): number =>
    one.transaction - other.transaction || (one.key < other.key ? -1 : 1);

  /**
   * A scope that is read for the first time is read by key, whatever its rows' transactions: with the horizon, a row that
   * changed a moment ago would be in no page at all. What changed since the horizon of the first page comes after that.
   */
  function readPage(userId: string, deviceId: string, scope: ScopeName, cursor: string | null): FeedPage {
    const known = cursor === null ? undefined : readCursor(cursor, generation);
    const mine = [...entries.values()].filter(
      (entry) => entry.scope === scope && (entry.userId === userId || bug === 'scope of another user')
    );
    const device = devices.get(deviceId) ?? { last: 0, transaction: 0 };
    const limit = horizon();
    const from = known ?? {
      phase: 'rows',
      transaction: limit,
      key: '',
      deviceId,
      acknowledged: device.last
    };
    const listed = from.phase === 'rows' ? listRows(mine, from) : listChanges(mine, from);
    const wanted = from.phase === 'rows' ? listed : listed.filter(({ transaction }) => transaction < limit);
    const page = wanted.slice(0, pageSize);
    const isLastOfPhase = wanted.length === page.length;
    const hasMore = from.phase === 'rows' || !isLastOfPhase;
    const last = page.at(-1);
    const isComplete = !hasMore && device.transaction < limit && listed.length === wanted.length;
    const before = from.deviceId === deviceId ? from.acknowledged : 0;
    const acknowledged = isComplete || bug === 'acknowledged before its row' ? device.last : before;
    const next: Position =
      from.phase === 'rows' && isLastOfPhase
        ? { ...from, phase: 'changes', transaction: from.transaction - 1, key: '\uffff' }
        : {
            ...from,
            ...(last === undefined ? {} : { key: last.key }),
            ...(last === undefined || from.phase === 'rows' ? {} : { transaction: last.transaction })
          };
    return {
      scope,
      rows: page.flatMap(({ row }) => (row.isDeleted && bug === 'tombstone ignored' ? [] : [row])),
      cursor: JSON.stringify({ generation, ...next, deviceId, acknowledged }),
      hasMore,
      acknowledged,
      startsAnew: known === undefined
    };
  }

  const listRows = (mine: readonly Entry[], from: Position): Entry[] =>
    mine
      .filter(({ row, key }) => !row.isDeleted && key > from.key)
      .toSorted((one, other) => (one.key < other.key ? -1 : 1));

  const listChanges = (mine: readonly Entry[], from: Position): Entry[] =>
    mine
      .filter(
        ({ transaction, key }) =>
          transaction > from.transaction || (transaction === from.transaction && key > from.key)
      )
      .toSorted(compareEntries);

  return {
    userIds: ['one', 'other'],
    scopes: scopeNames,
    listingIds,
    reviewIds: () => [...reviewIds.values()],
    push: async ({ userId, deviceId }, mutations, pause) => {
      const transaction = begin();
      await pause();
      // The server process occasionally crashes between response and commit.
      const isUncommitted = bug === 'answered before it commits' && transaction % 8 === 0;
      const answer = isUncommitted
        ? ok(mutations.map(({ id }) => ({ id, refusal: null })))
        : push(userId, deviceId, mutations, transaction);
      open.delete(transaction);
      return answer;
    },
    pull: async ({ userId, deviceId }, scopes) =>
      ok(scopes.map(({ name, cursor }) => readPage(userId, deviceId, name, cursor))),
    write: async (userId, id, isDeleted, pause) => {
      const transaction = begin();
      await pause();
      const row = { entity: 'purchases', id, revision: transaction, isDeleted, writtenBy: null };
      const value: Record<string, string> = isDeleted ? {} : { listingId: `secret-of-${userId}` };
      put({
        userId,
        scope: 'buyer',
        key: rowKey(row),
        transaction,
        row: { ...row, value, stamps: {}, conflicts: [], deletedBy: null }
      });
      open.delete(transaction);
    },
    writeReview: async (write, pause) => {
      const transaction = begin();
      await pause();
      const { kind, listingId } = write;
      const reviewId = reviewIds.get(listingId);
      if (kind === 'remove') reviewIds.delete(listingId);
      if (kind === 'rate') reviewIds.set(listingId, reviewId ?? `rev_${listingId}-${transaction}`);
      for (const entry of listTouched([...entries.values()], write, reviewId))
        put(bug === 'entry not moved' ? entry : { ...entry, transaction });
      open.delete(transaction);
    },
    renewCursors: async () => {
      generation += 1;
    },
    catchUp: async () => undefined,
    settle: () => new Promise((resolve) => setImmediate(resolve)),
    rowsOf: async (userId) =>
      new Map(
        [...entries.values()].flatMap((entry) =>
          entry.userId === userId && !entry.row.isDeleted ? [[entry.key, entry.row]] : []
        )
      ),
    applied: () => applied
  };
}

type Position = {
  readonly phase: 'rows' | 'changes';
  /** In the phase of rows, the horizon at its first page: where changes begin. */
  readonly transaction: number;
  readonly key: string;
  readonly deviceId: string;
  readonly acknowledged: number;
};

function readCursor(cursor: string, generation: number): Position | undefined {
  const read: Position & { readonly generation: number } = JSON.parse(cursor);
  return read.generation === generation ? read : undefined;
}
