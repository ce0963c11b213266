import { randomUUID } from 'node:crypto';
import type { DeviceArea } from '#shared/contract/device.ts';
import { listChangedAreas } from '#shared/contract/sync/changed-areas.ts';
import { describeDevice } from '#shared/contract/sync/describe-device.ts';
import { createSyncHandlers, type SyncHandlers } from '#shared/contract/sync/device-handlers.ts';
import type { NeededScopes, StoredState } from '#shared/contract/sync/sync-storage.ts';
import { diffLibraries, type LibraryWrites } from '#shared/domain/sync/diff-lists.ts';
import type { JoinedDevice } from '#shared/domain/sync/joined-device.ts';
import type { ReadableDb, WritableDb } from './database/connection.ts';
import { loadLibrary, writeLibrary } from './tables/library.ts';
import { loadDevice, loadStoredDevice, saveDevice } from './tables/sync.ts';

export type SyncStore = {
  readonly db: WritableDb;
  /** Runs a call that only reads; its errors become `ContractFailure`s. */
  readonly read: <T>(work: () => T) => T;
  /** The same for a call that may change something; refuses where nothing can be written. */
  readonly write: <T>(work: () => T) => T;
  readonly now: () => number;
  readonly onChange: (areas: readonly DeviceArea[]) => void;
  /** Lets the log and the backups go of what was kept of a user, and of the rows that went from the library. */
  readonly forgetUser: (gone: LibraryWrites) => void;
  /** Lets them go of purchases. */
  readonly removePurchases: (purchaseIds: readonly string[]) => void;
};

export function createSqliteSyncHandlers({
  db,
  read,
  write,
  now,
  onChange,
  forgetUser,
  removePurchases
}: SyncStore): SyncHandlers {
  return createSyncHandlers(
    {
      describe: () =>
        read(() => {
          const device = loadStoredDevice(db);
          return device === null ? null : describeDevice(device);
        }),
      read: (scopes, look) => read(() => look(loadState(db, scopes))),
      change: (scopes, step) =>
        write(() => {
          const { before, state, writes, answer } = db.transact(() => {
            const loaded = loadState(db, scopes);
            const stepped = step(loaded);
            const changes = diffLibraries(loaded.library, stepped.state.library);
            writeLibrary(db, changes);
            saveDevice(db, loaded, stepped.state, scopes);
            return { ...stepped, before: loaded, writes: changes };
          });
          if (hasLeft(before.device, state.device)) forgetUser(writes);
          const purchaseIds = listGonePurchases(before.device, state.device);
          if (purchaseIds.length > 0) removePurchases(purchaseIds);
          const areas = listChangedAreas(before, state);
          if (areas.length > 0) onChange(areas);
          return answer;
        })
    },
    { createId: randomUUID, now }
  );
}

/** Also where the user goes on syncing the library alone: who signed out leaves nothing else here. */
const hasLeft = (before: JoinedDevice | null, after: JoinedDevice | null): boolean =>
  before !== null &&
  (before.userId !== after?.userId || (before.joined.includes('buyer') && !after.joined.includes('buyer')));

/** Those that the account no longer has, as after a refund. */
function listGonePurchases(before: JoinedDevice | null, after: JoinedDevice | null): string[] {
  if (before === null || after === null || before.scopes.buyer === after.scopes.buyer) return [];
  const { rows } = after.scopes.buyer;
  return [...before.scopes.buyer.rows].flatMap(([key, { entity, id }]) =>
    entity === 'purchases' && !rows.has(key) ? [id] : []
  );
}

const loadState = (db: ReadableDb, scopes: NeededScopes): StoredState => ({
  ...loadDevice(db, scopes),
  library: loadLibrary(db, scopes)
});
