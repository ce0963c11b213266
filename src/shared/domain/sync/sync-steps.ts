// The steps of a device that syncs, each from what it holds to what it holds afterwards. A device stores the difference in
// one transaction; all kinds of storage use these steps.
import type { ScopeName } from './entities.ts';
import { changeScopes, comparedScopes, isScopeRead, joinDevice, type JoinedDevice } from './joined-device.ts';
import { collectLibraryChanges, meetScope, type SyncTools } from './library.ts';
import type { LocalLibrary } from './library-rows.ts';
import { viewLibrary, withoutSyncedRows } from './library-view.ts';
import { readCreated } from './read-created.ts';
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
  const met = comparedScopes
    .filter((scope) => isScopeRead(changed, scope) && !isScopeRead(device, scope))
    .reduce((meeting, scope) => meetScope(meeting, library, tools, scope), changed);
  const written = viewLibrary(met, library);
  return { device: written.device, library: written.local };
}

type Joining = {
  readonly userId: string;
  readonly scopes: readonly ScopeName[];
  readonly keepsUnsent?: boolean | undefined;
};

/**
 * Begins to sync. Where another user's device was not left before, what that user keeps in their account goes first, as if
 * they had left without keeping the library.
 */
export function join(
  state: SyncState,
  { userId, scopes, keepsUnsent }: Joining,
  tools: SyncTools
): SyncState {
  if (state.device?.userId === userId) {
    const kept = scopes.includes('library') ? state : { ...state, library: restoreRefused(state) };
    const changed = changeDevice(kept, tools, (device) => changeScopes(device, scopes, keepsUnsent));
    return scopes.includes('seller')
      ? changed
      : { ...changed, library: withoutListingDrafts(state.device, changed.library) };
  }
  const { library } = leave(state, { keepsLibrary: false });
  return { device: joinDevice(userId, scopes, tools.createId()), library };
}

/**
 * Forgets the replica and the outbox. Without the library, the rows that the account keeps go from the tables too; listing drafts
 * that synced go in either case, with what was never sent of them.
 */
export function leave(
  state: SyncState,
  { keepsLibrary }: { readonly keepsLibrary: boolean }
): { readonly device: null; readonly library: LocalLibrary } {
  const library = restoreRefused(state);
  const isKept = keepsLibrary || state.device === null;
  const left = isKept ? library : withoutSyncedRows(state.device, library);
  return { device: null, library: withoutListingDrafts(state.device, left) };
}

/** Until their scope was read to its end, they are nobody's yet and stay. */
const withoutListingDrafts = (device: JoinedDevice | null, library: LocalLibrary): LocalLibrary =>
  device !== null && isScopeRead(device, 'seller') ? { ...library, listingDrafts: [] } : library;

/** The tables with the templates and prompts that the server refused, which were only in the outbox. */
function restoreRefused({ device, library }: SyncState): LocalLibrary {
  const refused = (device?.outbox ?? []).filter(({ state }) => state === 'refused');
  const contents = refused.flatMap(({ mutation }) => readCreated(mutation)?.content ?? []);
  if (contents.length === 0) return library;
  return {
    ...library,
    templates: addMissing(
      library.templates,
      contents.flatMap(({ templates }) => templates)
    ),
    history: addMissing(
      library.history,
      contents.flatMap(({ history }) => history)
    )
  };
}

const addMissing = <Document extends { readonly id: string }>(
  documents: readonly Document[],
  added: readonly Document[]
): Document[] => [...documents, ...added.filter(({ id }) => !documents.some((one) => one.id === id))];

export const restart = (state: SyncState, scope: ScopeName, tools: SyncTools): SyncState =>
  changeDevice(state, tools, (device) =>
    device.joined.includes(scope)
      ? { ...device, scopes: { ...device.scopes, [scope]: restartScope(device.scopes[scope]) } }
      : device
  );
