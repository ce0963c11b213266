import type { Services } from '#renderer/feature-api/services.ts';
import { readLastAccountId } from '#renderer/lib/signed-in-hint.ts';
import { getOwnReplica, runRound } from './run-round.ts';
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
  const { platform, now, followLibrary } = services;
  const { device, cloud, on } = platform;
  const loop = createSyncLoop({ run: () => runAlone(store, services), random: Math.random, now });
  const store = createSyncStore({
    device,
    cloud,
    now,
    createId: () => crypto.randomUUID(),
    poke: () => loop.poke(),
    onLibraryChanged: followLibrary
  });
  on('device.changed', ({ areas }) => {
    if (areas.includes('sync')) void store.getState().refresh();
  });

  async function noteChange(): Promise<void> {
    if (getOwnReplica({ store, accountId: readLastAccountId() }) === null) return;
    await device.outbox.collect();
    await store.getState().loadOutbox();
    loop.poke(afterChangeMs);
  }

  return { store, poke: () => loop.poke(), noteChange };
}

/** `quiet` where another page is at it. */
const runAlone = (store: SyncStore, services: Services): Promise<RoundOutcome> =>
  navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock !== null) return runRound({ ...services, store, accountId: readLastAccountId() });
    await store.getState().refresh();
    return 'quiet';
  });
