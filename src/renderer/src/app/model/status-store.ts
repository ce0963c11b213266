import { createStore, type StoreApi } from 'zustand/vanilla';
import type { UpdateState } from '#shared/domain/release/update-state.ts';
import type { StorageStatus } from '#shared/contract/device.ts';
import type { Platform } from '#shared/contract/platform/platform.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import { offlineReadyText } from '#renderer/messages/translated-names.ts';
import { createStoreContext } from '#renderer/lib/store-context.tsx';

/** How the library syncs with the account, and the page that says more. */
export type SyncSummary = {
  /**
   * - `synced`: everything is on the server.
   * - `waiting`: `count` changes are on their way.
   * - `offline`: `count` changes are kept until there is a connection.
   * - `attention`: `count` changes need a decision.
   * - `failed`: this device could not store what was synced.
   * - `messages`: nothing but `count` messages to the operators waits.
   */
  readonly kind: 'synced' | 'waiting' | 'offline' | 'attention' | 'failed' | 'messages';
  readonly count: number;
  readonly path: string;
};

export type StatusState = {
  readonly isOnline: boolean;
  /** False in a desktop app that was told of no server. */
  readonly hasServer: boolean;
  /** Null until the device answered. */
  readonly storage: StorageStatus | null;
  readonly isUpdateWaiting: boolean;
  /** Of the installed app; null in a browser. */
  readonly appUpdate: UpdateState | null;
  /** Null while this device syncs with no account and no message waits. */
  readonly sync: SyncSummary | null;
  readonly loadStorage: () => Promise<StorageStatus | null>;
};

/** The state around the app: connection, storage, a newer version. */
export function createStatusStore(given: { platform: Platform; notify: Notify }): StoreApi<StatusState> {
  const { platform, notify } = given;
  const { shell, updates } = platform.capabilities;
  const store = createStore<StatusState>()((set) => ({
    isOnline: true,
    hasServer: true,
    storage: null,
    isUpdateWaiting: false,
    appUpdate: null,
    sync: null,

    async loadStorage() {
      const status = await platform.device.storage.status();
      if (!status.ok) return null;
      set({ storage: status.value });
      return status.value;
    }
  }));
  platform.on('connection.changed', ({ isOnline }) => store.setState({ isOnline }));
  const findServer = async () => {
    const described = await shell?.session.describe();
    if (described?.ok === true) store.setState({ hasServer: described.value.server !== null });
  };
  void findServer();
  platform.on('updates.changed', (appUpdate) => store.setState({ appUpdate }));
  updates?.onWaiting((isUpdateWaiting) => store.setState({ isUpdateWaiting }));
  updates?.onOfflineReady(() => notify(offlineReadyText()));
  return store;
}

export const statusContext = createStoreContext<StatusState>('Status');
