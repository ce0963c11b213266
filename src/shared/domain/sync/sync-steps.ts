// The steps of a device that syncs, each from what it holds to what it holds afterwards. A device stores the difference in
// one transaction; all kinds of storage use these steps.
import type { ScopeName } from './entities.ts';
import { changeScopes, isLibraryRead, joinDevice, type JoinedDevice } from './joined-device.ts';
import { collectLibraryChanges, meetLibrary, type SyncTools } from './library.ts';
import type { LocalLibrary } from './library-rows.ts';
import { viewLibrary, withoutSyncedRows } from './library-view.ts';
import { restartScope } from './replica.ts';

export type SyncState = {
  /** Null while the device syncs with no account. */
  readonly device: JoinedDevice | null;
  readonly library: LocalLibrary;
};

/**
 * A change of the outbox or the replica. What the user did meanwhile is collected before it, and the tables are written after
 * it, so that a difference between the two is always something that the user did.
 */
export function changeDevice(
  { device, library }: SyncState,
  tools: SyncTools,
  change: (device: JoinedDevice) => JoinedDevice
): SyncState {
  if (device === null) return { device, library };
  const changed = change(collectLibraryChanges(device, library, tools));
  const isMeeting = isLibraryRead(changed) && !isLibraryRead(device);
  const written = viewLibrary(isMeeting ? meetLibrary(changed, library, tools) : changed, library);
  return { device: written.device, library: written.local };
}

/**
 * Begins to sync. Where another user's device was not left before, what that user keeps in their account goes first, as if
 * they had left without keeping the library.
 */
export function join(
  state: SyncState,
  { userId, scopes }: { readonly userId: string; readonly scopes: readonly ScopeName[] },
  tools: SyncTools
): SyncState {
  if (state.device?.userId === userId)
    return changeDevice(state, tools, (device) => changeScopes(device, scopes));
  const { library } = leave(state, { keepsLibrary: false });
  return { device: joinDevice(userId, scopes, tools.createId()), library };
}

/** Forgets the replica and the outbox. Without the library, the rows that the account keeps go from the tables too. */
export const leave = (
  { device, library }: SyncState,
  { keepsLibrary }: { readonly keepsLibrary: boolean }
): SyncState => ({
  device: null,
  library: device === null || keepsLibrary ? library : withoutSyncedRows(device, library)
});

export const restart = (state: SyncState, scope: ScopeName, tools: SyncTools): SyncState =>
  changeDevice(state, tools, (device) =>
    device.joined.includes(scope)
      ? { ...device, scopes: { ...device.scopes, [scope]: restartScope(device.scopes[scope]) } }
      : device
  );
