// The sync procedures of a device over any storage that can run a step in one transaction.
import type { DeviceHandlers } from '../device.ts';
import { ContractFailure } from '../errors.ts';
import {
  addMutation,
  renewDevice,
  saveAnswers,
  saveFeedPage,
  seenRevision,
  takeBatch
} from '../../domain/sync/device-sync.ts';
import { type ScopeName, scopeNames, scopeOf } from '../../domain/sync/entities.ts';
import { countWaiting, type JoinedDevice, removeMutation } from '../../domain/sync/joined-device.ts';
import type { SyncTools } from '../../domain/sync/library.ts';
import type { NumberedMutation } from '../../domain/sync/mutation.ts';
import { viewScope } from '../../domain/sync/replica.ts';
import { changeDevice, join, leave, restart, type SyncState } from '../../domain/sync/sync-steps.ts';
import type { syncDeviceProcedures } from '../device-sync.ts';
import type { ConflictedRow, ReplicaStatus } from '../device-sync.ts';

export type SyncHandlers = Pick<DeviceHandlers, keyof typeof syncDeviceProcedures>;

type Awaitable<Value> = Value | Promise<Value>;

/** Scopes whose rows a step needs. Those of others are not there and do not change. */
export type NeededScopes = readonly ScopeName[];

export type SyncStorage = {
  /** Without the rows. */
  readonly describe: () => Awaitable<ReplicaStatus | null>;
  readonly read: <Answer>(scopes: NeededScopes, look: (state: SyncState) => Answer) => Awaitable<Answer>;
  /** In one transaction. Listeners are notified of what it changed. */
  readonly change: <Answer>(
    scopes: NeededScopes,
    step: (state: SyncState) => { readonly state: SyncState; readonly answer: Answer }
  ) => Awaitable<Answer>;
};

export const createSyncHandlers = (storage: SyncStorage, tools: SyncTools): SyncHandlers => ({
  ...createReplicaHandlers(storage, tools),
  ...createOutboxHandlers(storage, tools)
});

type Step = (state: SyncState) => SyncState;

/** A step over the library, which most changes need, and over one scope more. */
const run = ({ change }: SyncStorage, step: Step, ...others: ScopeName[]): Awaitable<undefined> =>
  change([...new Set<ScopeName>(['library', ...others])], (state) => ({
    state: step(state),
    answer: undefined
  }));

function createReplicaHandlers(storage: SyncStorage, tools: SyncTools) {
  return {
    'replica.load': storage.describe,
    'replica.join': (input) => run(storage, (state) => join(state, input, tools)),
    'replica.leave': (input) => run(storage, (state) => leave(state, input)),
    'replica.applyPage': ({ deviceId, ...page }) =>
      storage.change([page.scope], (state) => {
        const device = checkAddressee(state, deviceId, page.scope);
        const applied =
          page.scope === 'library'
            ? changeDevice(state, tools, (collected) => saveFeedPage(collected, page))
            : // Nothing of the library is in it, which is not read then.
              { ...state, device: saveFeedPage(device, page) };
        return { state: applied, answer: undefined };
      }),
    'replica.renewDevice': () =>
      run(storage, (state) => changeDevice(state, tools, (device) => renewDevice(device, tools.createId()))),
    'replica.restart': ({ scope }) => run(storage, (state) => restart(state, scope, tools), scope),
    'replica.listConflicts': () =>
      storage.read(scopeNames, ({ device }) => (device === null ? [] : listConflicts(device)))
  } satisfies Partial<SyncHandlers>;
}

function createOutboxHandlers(storage: SyncStorage, tools: SyncTools) {
  return {
    'outbox.list': () => storage.read([], ({ device }) => [...(device?.outbox ?? [])]),
    'outbox.collect': () =>
      storage.change(['library'], (state) => {
        const collected = changeDevice(state, tools, (device) => device);
        const waiting = collected.device === null ? 0 : countWaiting(collected.device);
        return { state: collected, answer: { waiting } };
      }),
    'outbox.takeBatch': ({ limit }) =>
      storage.change(['library'], (state) => {
        let batch: NumberedMutation[] = [];
        const taken = changeDevice(state, tools, (collected) => {
          const { device, ...numbered } = takeBatch(collected, limit);
          ({ batch } = numbered);
          return device;
        });
        return { state: taken, answer: batch };
      }),
    'outbox.saveAnswers': ({ deviceId, answers }) =>
      run(storage, (state) => {
        checkAddressee(state, deviceId);
        return changeDevice(state, tools, (device) => saveAnswers(device, answers));
      }),
    'outbox.append': (mutation) =>
      run(storage, (state) => {
        const scope = scopeOf(mutation);
        if (scope === undefined || state.device?.joined.includes(scope) !== true)
          throw new ContractFailure('not_found', `${mutation.entity} is in no scope that was joined`);
        return changeDevice(state, tools, (device) => addMutation(device, mutation));
      }),
    'outbox.remove': ({ id }) =>
      run(storage, (state) =>
        changeDevice(state, tools, (device) => {
          const removed = removeMutation(device, id);
          if (!removed.ok) throw new ContractFailure(removed.error);
          return removed.value;
        })
      )
  } satisfies Partial<SyncHandlers>;
}

/** A page of a scope that was left meanwhile, or of another user, must not be stored. */
function checkAddressee(
  { device }: SyncState,
  deviceId: string | undefined,
  scope?: ScopeName
): JoinedDevice {
  const isMeant = device !== null && (deviceId === undefined || deviceId === device.deviceId);
  if (!isMeant || (scope !== undefined && !device.joined.includes(scope)))
    throw new ContractFailure('conflict', 'The answer is for another device.');
  return device;
}

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
