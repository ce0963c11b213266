// The sync procedures of a device over any storage that can run a step in one transaction.
import { renewDevice, saveFeedPage, seenRevision } from '../../domain/sync/device-sync.ts';
import { type ScopeName, scopeOf, scopesWithDocuments } from '../../domain/sync/entities.ts';
import { isCompared, type JoinedDevice } from '../../domain/sync/joined-device.ts';
import type { SyncTools } from '../../domain/sync/library.ts';
import { viewScope } from '../../domain/sync/replica.ts';
import { changeDevice, join, leave, restart, type SyncState } from '../../domain/sync/sync-steps.ts';
import type { DeviceHandlers } from '../device.ts';
import type { ConflictedRow, ReplicaRow, syncDeviceProcedures } from '../device-sync.ts';
import { createOutboxHandlers } from './outbox-handlers.ts';
import { changeWithTables, checkAddressee, type SyncStorage } from './sync-storage.ts';

export type SyncHandlers = Pick<DeviceHandlers, keyof typeof syncDeviceProcedures>;

export const createSyncHandlers = (storage: SyncStorage, tools: SyncTools): SyncHandlers => ({
  ...createReplicaHandlers(storage, tools),
  ...createOutboxHandlers(storage, tools)
});

function createReplicaHandlers(storage: SyncStorage, tools: SyncTools) {
  const run = (step: (state: SyncState) => SyncState, ...scopes: ScopeName[]): Promise<undefined> =>
    changeWithTables(
      storage,
      (state) => ({ state: { ...state, ...step(state) }, answer: undefined }),
      ...scopes
    );
  return {
    'replica.load': storage.describe,
    'replica.join': (input) => run((state) => join(state, input, tools)),
    'replica.leave': (input) => run((state) => leave(state, input)),
    'replica.applyPage': ({ deviceId, ...page }) =>
      isCompared(page.scope)
        ? run((state) => {
            checkAddressee(state, deviceId, page.scope);
            return changeDevice(state, tools, (collected) => saveFeedPage(collected, page));
          }, page.scope)
        : // Nothing that is compared is in it, and the tables are not read.
          storage.change([page.scope], (state) => {
            const device = checkAddressee(state, deviceId, page.scope);
            return { state: { ...state, device: saveFeedPage(device, page) }, answer: undefined };
          }),
    'replica.renewDevice': () =>
      run((state) => changeDevice(state, tools, (device) => renewDevice(device, tools.createId()))),
    'replica.restart': ({ scope }) => run((state) => restart(state, scope, tools), scope),
    'replica.listConflicts': () =>
      storage.read(scopesWithDocuments, ({ device }) => (device === null ? [] : listConflicts(device))),
    'replica.listRows': ({ entity }) => {
      const scope = scopeOf({ entity });
      if (scope === undefined) return null;
      return storage.read([scope], ({ device }) => device && listRows(device, scope, entity));
    }
  } satisfies Partial<SyncHandlers>;
}

/** Null until the scope was read to its end once. */
const listRows = (device: JoinedDevice, scope: ScopeName, entity: string): ReplicaRow[] | null =>
  device.scopes[scope].cursor === null
    ? null
    : [...viewScope(scope, device.scopes[scope], device.outbox, device.deviceId).values()]
        .filter((row) => row.entity === entity)
        .map(({ id, value }) => ({ id, basedOn: seenRevision(device, { entity, id }), value }));

const listConflicts = (device: JoinedDevice): ConflictedRow[] =>
  device.joined.flatMap((name) =>
    [...viewScope(name, device.scopes[name], device.outbox, device.deviceId).values()]
      .filter(({ conflicts }) => conflicts.length > 0)
      .map(({ entity, id, value, conflicts }) => ({
        entity,
        id,
        basedOn: seenRevision(device, { entity, id }),
        value,
        conflicts
      }))
  );
