// The outbox procedures of a device.
import { addMutation, saveAnswers, takeBatch } from '../../domain/sync/device-sync.ts';
import { scopeOf } from '../../domain/sync/entities.ts';
import { countWaiting, removeMutation } from '../../domain/sync/joined-device.ts';
import type { SyncTools } from '../../domain/sync/library.ts';
import type { NumberedMutation } from '../../domain/sync/mutation.ts';
import { changeDevice, type SyncState } from '../../domain/sync/sync-steps.ts';
import type { DeviceHandlers } from '../device.ts';
import { ContractFailure } from '../errors.ts';
import { changeWithLibrary, checkAddressee, type SyncStorage } from './sync-storage.ts';

const done = (state: SyncState) => ({ state, answer: undefined });

export function createOutboxHandlers(storage: SyncStorage, tools: SyncTools) {
  return {
    'outbox.list': () => storage.read([], ({ device }) => [...(device?.outbox ?? [])]),
    'outbox.collect': () =>
      changeWithLibrary(storage, (state) => {
        const collected = changeDevice(state, tools, (device) => device);
        const waiting = collected.device === null ? 0 : countWaiting(collected.device);
        return { state: collected, answer: { waiting } };
      }),
    'outbox.takeBatch': ({ limit }) =>
      changeWithLibrary(storage, (state) => {
        let batch: NumberedMutation[] = [];
        const taken = changeDevice(state, tools, (collected) => {
          const { device, ...numbered } = takeBatch(collected, limit);
          ({ batch } = numbered);
          return device;
        });
        return { state: taken, answer: batch };
      }),
    'outbox.saveAnswers': ({ deviceId, answers }) =>
      changeWithLibrary(storage, (state) => {
        checkAddressee(state, deviceId);
        return done(changeDevice(state, tools, (device) => saveAnswers(device, answers)));
      }),
    'outbox.append': (mutation) => {
      const scope = scopeOf(mutation);
      const append = (state: SyncState, step: typeof changeDevice) => {
        if (scope === undefined || state.device?.joined.includes(scope) !== true)
          throw new ContractFailure('not_found', `${mutation.entity} is in no scope that was joined`);
        return done(step(state, tools, (device) => addMutation(device, mutation)));
      };
      // Nothing of the library is in it, which is not read then.
      return scope === 'library'
        ? changeWithLibrary(storage, (state) => append(state, changeDevice))
        : storage.change([], (state) => append(state, changeOutbox));
    },
    'outbox.remove': ({ id }) =>
      changeWithLibrary(storage, (state) =>
        done(
          changeDevice(state, tools, (device) => {
            const removed = removeMutation(device, id);
            if (!removed.ok) throw new ContractFailure(removed.error);
            return removed.value;
          })
        )
      )
  } satisfies Partial<DeviceHandlers>;
}

const changeOutbox: typeof changeDevice = (state, _, change) =>
  state.device === null ? state : { ...state, device: change(state.device) };
