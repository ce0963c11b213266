import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import type { Device } from '#shared/contract/device.ts';
import { createCloudTransport } from '#shared/contract/sync/cloud-transport.ts';
import { createDeviceStore } from '#shared/contract/sync/device-store.ts';
import { contractError, ContractFailure } from '#shared/contract/errors.ts';
import type { ReplicaStatus } from '#shared/contract/device-sync.ts';
import { type SyncFailure, syncRound } from '#shared/contract/sync/engine.ts';
import type { SentMessages } from '#shared/contract/sync/send-messages.ts';
import type { Result } from '#shared/kit/result.ts';
import type { Services } from '#renderer/feature-api/services.ts';
import { isCompared } from '#shared/domain/sync/joined-device.ts';
import { isMessage } from '#shared/domain/sync/messages/messages.ts';
import type { FeedPage } from '#shared/domain/sync/replica.ts';
import { rememberLastSynced } from '#renderer/lib/last-synced.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/sync.json';
import { joinAccount } from './join-account.ts';
import type { RoundOutcome } from './sync-loop.ts';
import type { SyncStore } from './sync-store.ts';

type Given = Pick<
  Services,
  'now' | 'status' | 'followLibrary' | 'removeCopies' | 'notify' | 'loadAccount'
> & {
  readonly platform: {
    readonly device: Pick<Device, 'replica' | 'outbox' | 'purchasedPrompts'>;
    readonly cloud: Pick<Cloud, 'sync'>;
  };
  readonly store: SyncStore;
  /** Of the user who is signed in; null for none. */
  readonly accountId: string | null;
  /** True if this device keeps the offline shelf. */
  readonly keepsShelf: boolean;
  /** Sends messages to the operators, which needs no account. */
  readonly sendMessages: () => Promise<SentMessages>;
};

/** One round: messages to the operators, then what the account that is signed in has. */
export async function runRound(given: Given): Promise<RoundOutcome> {
  const { store, status } = given;
  // Before the server is asked, which may take its time: the page shows what is on this device.
  await joinAccount(given.platform.device.replica, given);
  await store.getState().loadReplica();
  const { isDone } = status.getState().isOnline ? await given.sendMessages() : { isDone: true };
  const outcome = await runAccountRound(given);
  if (isDone || outcome !== 'stopped') return outcome;
  store.setState({ round: 'unreachable' });
  return 'retry';
}

/** With what it does to the store. */
async function runAccountRound(given: Given): Promise<RoundOutcome> {
  const { store, status, now } = given;
  const { replica, round, refresh } = store.getState();
  if (replica === undefined) return round === 'failed' ? 'retry' : 'stopped';
  const own = getOwnReplica(given);
  if (own === null) {
    await refresh();
    return 'stopped';
  }
  // Changes that are not being sent can still be undone. The next connection pokes the loop.
  if (!status.getState().isOnline) {
    await refresh();
    return 'stopped';
  }
  store.setState({ round: 'running' });
  const { ended, hasChanged } = await exchange(given, own);
  if (!ended.ok) {
    const outcome = await noteFailure(given, own, ended.error);
    await refresh();
    return outcome;
  }
  store.setState({ round: 'done', failure: null, lastSyncedAt: now() });
  rememberLastSynced(now());
  await refresh();
  if (hasWaitingChange(store)) return 'more';
  return hasChanged ? 'changed' : 'quiet';
}

/** A message that still waits was refused for now: it is tried again with the next round, and hastens none. */
const hasWaitingChange = (store: SyncStore): boolean =>
  store.getState().outbox.some(({ mutation, state }) => state === 'waiting' && !isMessage(mutation));

type Exchange = {
  readonly ended: Result<undefined, SyncFailure | ContractFailure>;
  readonly hasChanged: boolean;
};

async function exchange(
  { platform, followLibrary, removeCopies }: Given,
  { scopes }: ReplicaStatus
): Promise<Exchange> {
  const { device, cloud } = platform;
  const deviceStore = createDeviceStore(device);
  let hasChanged = false;
  const watched = {
    ...deviceStore,
    applyPage: async (page: Parameters<typeof deviceStore.applyPage>[0]) => {
      const revoked = listRevoked(page);
      if (revoked.length > 0) {
        // While the device has the purchases: what is a copy is told by comparing.
        await removeCopies(revoked);
        await device.purchasedPrompts.remove({ purchaseIds: revoked });
      }
      await deviceStore.applyPage(page);
      // The shelf changes by the hour, whatever happens on the devices.
      if (page.rows.length === 0 || page.scope === 'catalog') return;
      hasChanged = true;
      if (isCompared(page.scope)) followLibrary();
    }
  };
  const names = scopes.map(({ name }) => name);
  try {
    return { ended: await syncRound(watched, createCloudTransport(cloud.sync), names), hasChanged };
  } catch (error) {
    const failure = error instanceof ContractFailure ? error : new ContractFailure('internal', String(error));
    return { ended: { ok: false, error: failure }, hasChanged };
  }
}

/** Purchases that the user has no more. */
const listRevoked = ({ rows }: FeedPage): string[] =>
  rows.flatMap(({ entity, id, isDeleted }) => (entity === 'purchases' && isDeleted ? [id] : []));

async function noteFailure(
  given: Given,
  own: ReplicaStatus,
  failure: SyncFailure | ContractFailure
): Promise<RoundOutcome> {
  const { store } = given;
  if (failure === 'library_removed') {
    await stopLibrary(given, own);
    store.setState({ round: 'none', failure: null, lastSyncedAt: null });
    return 'stopped';
  }
  if (failure === 'retry') {
    store.setState({ round: 'unreachable' });
    return 'retry';
  }
  // The device left, or another user joined, in the middle of the round.
  if (failure instanceof ContractFailure && failure.code === 'conflict') {
    store.setState({ round: 'none' });
    return 'retry';
  }
  store.setState(
    failure instanceof ContractFailure
      ? { round: 'failed', failure: contractError(failure.code, failure.message) }
      : { round: 'refused' }
  );
  if (failure instanceof ContractFailure) return 'retry';
  // Another device may have ended this session. Reloading the account then removes its data from this device.
  await (await given.loadAccount()).getState().load();
  return 'stopped';
}

/** The library was deleted from the server: it stays on this device, which syncs it again only if its user says so. */
async function stopLibrary({ platform, notify }: Given, { userId, scopes }: ReplicaStatus): Promise<void> {
  const { replica } = platform.device;
  const others = scopes.map(({ name }) => name).filter((name) => name !== 'library');
  if (others.length === 0) await replica.leave({ keepsLibrary: true });
  else {
    await replica.join({ userId, scopes: others });
    // The server knows this one as a device of the deleted library.
    await replica.renewDevice();
  }
  notify({
    type: 'info',
    title: t(texts, 'sync.removed.title'),
    message: t(texts, 'sync.removed.text')
  });
}

/** Null while no user is signed in, and while this device syncs with another account or none. */
export function getOwnReplica({
  store,
  accountId
}: Pick<Given, 'store' | 'accountId'>): ReplicaStatus | null {
  const { replica = null } = store.getState();
  return replica?.userId === accountId ? replica : null;
}
