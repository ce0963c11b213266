// Brings the outbox to the server and the server's rows to the device. It has no environment: the desktop's main process
// runs it, and in the browser the page that holds the lock.
import { err, ok, type Result } from '../../kit/result.ts';
import type { FeedPage } from '../../domain/sync/replica.ts';
import type { NumberedMutation } from '../../domain/sync/mutation.ts';
import type { MutationAnswer } from '../../domain/sync/outbox.ts';
import type { ScopeName } from '../../domain/sync/entities.ts';

/** The outbox and the replica of this device. Each call is durable once it has answered, and happens whole or not at all. */
export type SyncStore = {
  readonly load: () => Promise<SyncState>;
  /**
   * Numbers the first mutations that have no answer, at most `limit`, and returns them. From now on they are sent as they
   * are, and nothing is joined to them.
   */
  readonly takeBatch: (limit: number) => Promise<readonly NumberedMutation[]>;
  readonly saveAnswers: (answers: readonly MutationAnswer[]) => Promise<void>;
  /** Applies the page with its cursor, and drops mutations whose effect has arrived. */
  readonly applyPage: (page: FeedPage) => Promise<void>;
  /** Draws a new device id and takes the numbers away: the server does not know where this device stands. */
  readonly renewDevice: () => Promise<void>;
};

export type SyncState = {
  readonly deviceId: string;
  /** Earlier ids of this device. */
  readonly formerIds: readonly string[];
  /** The highest number that was given under this device id; 0 for none. */
  readonly lastSequence: number;
  /** The position to read on from. A scope without one is read from the start. */
  readonly cursors: ReadonlyMap<ScopeName, string>;
};

export type SyncTransport = {
  /** Refused as `unknown_device` where the sequence does not follow the last one that the server has of this device. */
  readonly push: (request: {
    readonly deviceId: string;
    readonly formerIds: readonly string[];
    readonly mutations: readonly NumberedMutation[];
  }) => Promise<Result<readonly MutationAnswer[], SyncFailure>>;
  readonly pull: (request: {
    readonly deviceId: string;
    readonly formerIds: readonly string[];
    readonly scopes: readonly { readonly name: ScopeName; readonly cursor: string | null }[];
  }) => Promise<Result<readonly FeedPage[], SyncFailure>>;
};

/**
 * - `retry`: another round may work.
 * - `refused`: this request will not, as when the session has ended.
 * - `library_removed`: the library was deleted from the server, and this device no longer syncs it.
 */
export type SyncFailure = 'retry' | 'refused' | 'unknown_device' | 'library_removed';

export type SyncRound = Result<undefined, SyncFailure>;

const pushLimit = 50;

/**
 * One round: everything in the outbox, then every scope until there is no more. What it did until it failed stays done.
 * The engine keeps nothing in memory between two steps, so that a process that ends anywhere goes on from its store.
 */
export async function syncRound(
  store: SyncStore,
  transport: SyncTransport,
  scopes: readonly ScopeName[]
): Promise<SyncRound> {
  const pushed = await pushOutbox(store, transport);
  return pushed.ok ? pullScopes(store, transport, scopes) : pushed;
}

async function pushOutbox(store: SyncStore, transport: SyncTransport, isRenewed = false): Promise<SyncRound> {
  for (;;) {
    const { deviceId, formerIds } = await store.load();
    const mutations = await store.takeBatch(pushLimit);
    if (mutations.length === 0) return ok(undefined);
    const answer = await transport.push({ deviceId, formerIds, mutations });
    if (answer.ok) {
      await store.saveAnswers(answer.value);
      // An answer that leaves one out would have this loop send it for ever.
      const answered = new Set(answer.value.map(({ id }) => id));
      if (!mutations.every(({ id }) => answered.has(id))) return err('retry');
    } else if (answer.error !== 'unknown_device' || isRenewed) return answer;
    else {
      await store.renewDevice();
      return pushOutbox(store, transport, true);
    }
  }
}

async function pullScopes(
  store: SyncStore,
  transport: SyncTransport,
  scopes: readonly ScopeName[]
): Promise<SyncRound> {
  let wanted = scopes;
  while (wanted.length > 0) {
    const { deviceId, formerIds, lastSequence, cursors } = await store.load();
    const answer = await transport.pull({
      deviceId,
      formerIds,
      scopes: wanted.map((name) => ({ name, cursor: cursors.get(name) ?? null }))
    });
    if (!answer.ok) return answer;
    // The server has more of this device than it ever sent: its data is a copy from before that. Its next numbers are
    // taken, so it begins as another device, and sends its outbox as that one in the next round.
    if (answer.value.some(({ acknowledged }) => acknowledged > lastSequence)) {
      await store.renewDevice();
      return err('retry');
    }
    for (const page of answer.value) await store.applyPage(page);
    wanted = answer.value.filter(({ hasMore }) => hasMore).map(({ scope }) => scope);
  }
  return ok(undefined);
}
