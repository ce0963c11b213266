import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import type { Device } from '#shared/contract/device.ts';
import type { ContractError } from '#shared/contract/errors.ts';
import type { ConflictedRow, ReplicaStatus } from '#shared/contract/device-sync.ts';
import type { Mutation } from '#shared/domain/sync/mutation.ts';
import type { OutboxItem } from '#shared/domain/sync/outbox.ts';
import type { Conflict } from '#shared/domain/sync/row.ts';
import { rememberShelfChoice } from './shelf-choice.ts';
import { settleConflict } from '#shared/domain/sync/settle-conflict.ts';
import type { Result } from '#shared/kit/result.ts';
import { joinLibrary, leaveLibrary } from './choose-library.ts';

/**
 * How the last round ended.
 * - `unreachable`: the next ones may work.
 * - `refused`: the server does not take this account.
 * - `failed`: this device could not read or store what is synced; `failure` says why.
 */
export type RoundState = 'none' | 'running' | 'done' | 'unreachable' | 'refused' | 'failed';

export type SyncState = {
  /** Undefined until the device has answered; null while it syncs with no account. */
  readonly replica: ReplicaStatus | null | undefined;
  readonly round: RoundState;
  readonly failure: ContractError | null;
  /** Milliseconds since 1970. */
  readonly lastSyncedAt: number | null;
  readonly outbox: readonly OutboxItem[];
  readonly conflicts: readonly ConflictedRow[];
  /** Of the devices that wrote what conflicts, by id, as far as the server could be asked. */
  readonly deviceNames: ReadonlyMap<string, string>;
  /** Why the device could not do what was last asked of it. */
  readonly problem: ContractError | null;
  /** Reads with which account the device syncs. */
  readonly loadReplica: () => Promise<void>;
  readonly loadOutbox: () => Promise<void>;
  /** Reads all that the device keeps. */
  readonly refresh: () => Promise<void>;
  readonly turnOn: (userId: string) => Promise<void>;
  /** `keepsLibrary`: what was synced stays on this device. */
  readonly turnOff: (keepsLibrary: boolean) => Promise<void>;
  readonly syncNow: () => void;
  /** Takes back a change that was not sent, or dismisses one that was refused. */
  readonly removeChange: (id: string) => Promise<void>;
  /** Puts a message back that was discarded. */
  readonly restoreMessage: (message: Mutation) => Promise<void>;
  readonly settle: (row: ConflictedRow, conflict: Conflict, chosen: 'mine' | 'theirs') => Promise<void>;
  /** Deletes the library from the server. The next round finds that it is gone, and leaves it on this device. */
  readonly removeLibrary: () => Promise<void>;
  /** Keeps the offline shelf on this device or not; the next round fetches or removes it. */
  readonly keepShelf: (keepsShelf: boolean) => void;
  /** Reads everything from the server again. */
  readonly restart: () => Promise<void>;
};

export type SyncStore = StoreApi<SyncState>;

type Given = {
  readonly device: Pick<Device, 'replica' | 'outbox'>;
  readonly cloud: Pick<Cloud, 'syncedLibrary' | 'syncDevices'>;
  readonly now: () => number;
  readonly createId: () => string;
  /** Runs a round soon. */
  readonly poke: () => void;
  /** Has the stores of the library read again what changed behind their backs. */
  readonly onLibraryChanged: () => void;
};

/** True if the authors of the conflicting versions are known. */
const knowsDevices = ({ conflicts, deviceNames }: SyncState): boolean =>
  conflicts.every((row) => row.conflicts.every(({ writtenBy }) => deviceNames.has(writtenBy.deviceId)));

async function loadDeviceNames({ syncDevices }: Pick<Cloud, 'syncDevices'>): Promise<Partial<SyncState>> {
  const devices = await syncDevices.list();
  return devices.ok
    ? { deviceNames: new Map(devices.value.map(({ deviceId, name }) => [deviceId, name])) }
    : {};
}

export function createSyncStore({ device, cloud, now, createId, poke, onLibraryChanged }: Given): SyncStore {
  return createStore<SyncState>()((set, get) => {
    /** Does something on the device, shows why it failed, and reads again what the device holds. */
    async function act(call: () => Promise<Result<unknown, ContractError>>): Promise<void> {
      const answer = await call();
      set({ problem: answer.ok ? null : answer.error });
      onLibraryChanged();
      await get().refresh();
      poke();
    }
    return {
      replica: undefined,
      round: 'none',
      failure: null,
      lastSyncedAt: null,
      outbox: [],
      conflicts: [],
      deviceNames: new Map(),
      problem: null,

      async loadReplica() {
        const loaded = await device.replica.load();
        set(loaded.ok ? { replica: loaded.value } : { round: 'failed', failure: loaded.error });
      },
      async loadOutbox() {
        const outbox = await device.outbox.list();
        set(outbox.ok ? { outbox: outbox.value } : { round: 'failed', failure: outbox.error });
      },
      async refresh() {
        const [conflicts] = await Promise.all([
          device.replica.listConflicts(),
          get().loadReplica(),
          get().loadOutbox()
        ]);
        if (!conflicts.ok) return set({ round: 'failed', failure: conflicts.error });
        set({ conflicts: conflicts.value });
        if (!knowsDevices(get())) set(await loadDeviceNames(cloud));
      },
      turnOn: (userId) => act(() => joinLibrary(device.replica, userId)),
      async turnOff(keepsLibrary) {
        await act(() => leaveLibrary(device.replica, keepsLibrary));
        set({ round: 'none', failure: null, lastSyncedAt: null });
      },
      syncNow: poke,
      removeChange: (id) => act(() => device.outbox.remove({ id })),
      restoreMessage: (message) => act(() => device.outbox.append(message)),
      settle: (row, conflict, chosen) =>
        act(() =>
          device.outbox.append(settleConflict(row, conflict, chosen, { id: createId(), madeAt: now() }))
        ),
      removeLibrary: () => act(() => cloud.syncedLibrary.remove()),
      keepShelf(keepsShelf) {
        rememberShelfChoice(keepsShelf);
        poke();
      },
      restart: () => act(() => device.replica.restart({ scope: 'library' }))
    };
  });
}
