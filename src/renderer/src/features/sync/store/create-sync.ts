import { createCloudTransport } from '#shared/contract/sync/cloud-transport.ts';
import type { ReplicaStatus } from '#shared/contract/device-sync.ts';
import { createDeviceStore } from '#shared/contract/sync/device-store.ts';
import { syncRound } from '#shared/contract/sync/engine.ts';
import type { Services } from '#renderer/feature-api/services.ts';
import { readLastAccountId } from '#renderer/lib/signed-in-hint.ts';
import { createSyncLoop, type RoundOutcome } from './sync-loop.ts';
import { createSyncStore, type SyncStore } from './sync-store.ts';

/** One page of the browser syncs at a time; the others hear of it as of any change by another page. */
const lockName = 'reelwright.sync';

/** A change is often followed by the next. */
const afterChangeMs = 3000;

export type Sync = {
  readonly store: SyncStore;
  /** Runs a round at once. */
  readonly poke: () => void;
  /** Something changed in the library of this device. */
  readonly noteChange: () => Promise<void>;
};

/** The store of sync and its rounds, which run while the window is open. */
export function createSync(services: Services): Sync {
  const { platform, now, status, followLibrary } = services;
  const { device, cloud } = platform;
  const loop = createSyncLoop({ run: () => runAlone(round), random: Math.random, now });
  const store = createSyncStore({
    device,
    now,
    createId: () => crypto.randomUUID(),
    poke: () => loop.poke(),
    onLibraryChanged: followLibrary
  });
  const deviceStore = createDeviceStore(device);
  const transport = createCloudTransport(cloud.sync);

  async function round(): Promise<RoundOutcome> {
    await store.getState().refresh();
    const replica = getOwnReplica(store);
    if (replica === null) {
      await forgetOtherUser(store);
      return 'stopped';
    }
    // What is not being sent can still be undone. The next connection pokes the loop.
    if (!status.getState().isOnline) return 'stopped';
    store.setState({ round: 'running' });
    let hasChanged = false;
    const watched = {
      ...deviceStore,
      applyPage: async (page: Parameters<typeof deviceStore.applyPage>[0]) => {
        await deviceStore.applyPage(page);
        if (page.rows.length === 0) return;
        hasChanged = true;
        followLibrary();
      }
    };
    const ended = await syncRound(
      watched,
      transport,
      replica.scopes.map(({ name }) => name)
    ).catch(() => ({ ok: false, error: 'retry' }) as const);
    store.setState(
      ended.ok
        ? { round: 'done', lastSyncedAt: now() }
        : { round: ended.error === 'retry' ? 'unreachable' : 'refused' }
    );
    await store.getState().refresh();
    if (!ended.ok) return ended.error === 'retry' ? 'retry' : 'stopped';
    if (store.getState().outbox.some(({ state }) => state === 'waiting')) return 'more';
    return hasChanged ? 'changed' : 'quiet';
  }

  async function noteChange(): Promise<void> {
    if (getOwnReplica(store) === null) return;
    await device.outbox.collect();
    await store.getState().refresh();
    loop.poke(afterChangeMs);
  }

  return { store, poke: () => loop.poke(), noteChange };
}

/** Null while no user is signed in, and while this device syncs with another account or none. */
function getOwnReplica(store: SyncStore): ReplicaStatus | null {
  const { replica = null } = store.getState();
  return replica?.userId === readLastAccountId() ? replica : null;
}

/** What one user does must not reach the account of another who signed out here and kept the library. */
async function forgetOtherUser(store: SyncStore): Promise<void> {
  const { replica = null, turnOff } = store.getState();
  const accountId = readLastAccountId();
  if (accountId !== null && replica !== null && replica.userId !== accountId) await turnOff(true);
}

/** `quiet` where another page is at it. */
const runAlone = (round: () => Promise<RoundOutcome>): Promise<RoundOutcome> =>
  navigator.locks.request(lockName, { ifAvailable: true }, (lock) => (lock === null ? 'quiet' : round()));
