// The outbox procedures of a device.
import { addMutation, saveAnswers, takeBatch } from '../../domain/sync/device-sync.ts';
import { scopeOf } from '../../domain/sync/entities.ts';
import { countWaiting, isCompared, removeMutation } from '../../domain/sync/joined-device.ts';
import type { SyncTools } from '../../domain/sync/library.ts';
import { answerMessages, appendMessage, isMessage } from '../../domain/sync/messages/messages.ts';
import type { NumberedMutation } from '../../domain/sync/mutation.ts';
import { changeDevice } from '../../domain/sync/sync-steps.ts';
import type { DeviceHandlers } from '../device.ts';
import { ContractFailure } from '../errors.ts';
import { changeWithTables, checkAddressee, type StoredState, type SyncStorage } from './sync-storage.ts';

const done = (state: StoredState) => ({ state, answer: undefined });

export function createOutboxHandlers(storage: SyncStorage, tools: SyncTools) {
  return {
    'outbox.list': () => storage.read([], ({ device, messages }) => [...messages, ...(device?.outbox ?? [])]),
    'outbox.collect': () =>
      changeWithTables(storage, (state) => {
        const collected = changeDevice(state, tools, (device) => device);
        const waiting = collected.device === null ? 0 : countWaiting(collected.device);
        return { state: { ...state, ...collected }, answer: { waiting } };
      }),
    'outbox.takeBatch': ({ limit }) =>
      changeWithTables(storage, (state) => {
        let batch: NumberedMutation[] = [];
        const taken = changeDevice(state, tools, (collected) => {
          const { device, ...numbered } = takeBatch(collected, limit);
          ({ batch } = numbered);
          return device;
        });
        return { state: { ...state, ...taken }, answer: batch };
      }),
    'outbox.saveAnswers': ({ deviceId, answers }) =>
      changeWithTables(storage, (state) => {
        checkAddressee(state, deviceId);
        return done({
          ...state,
          ...changeDevice(state, tools, (device) => saveAnswers(device, answers))
        });
      }),
    'outbox.saveMessageAnswer': (answer) =>
      storage.change([], (state) => done({ ...state, messages: answerMessages(state.messages, [answer]) })),
    'outbox.append': (mutation) => {
      if (isMessage(mutation))
        return storage.change([], (state) =>
          done({ ...state, messages: appendMessage(state.messages, mutation) })
        );
      const scope = scopeOf(mutation);
      const append = (state: StoredState, step: typeof changeDevice) => {
        if (scope === undefined || state.device?.joined.includes(scope) !== true)
          throw new ContractFailure('not_found', `${mutation.entity} is in no scope that was joined`);
        return done({ ...state, ...step(state, tools, (device) => addMutation(device, mutation)) });
      };
      // Of another scope, nothing that is compared is in it, and the tables are not read.
      return scope !== undefined && isCompared(scope)
        ? changeWithTables(storage, (state) => append(state, changeDevice))
        : storage.change([], (state) => append(state, changeOutbox));
    },
    'outbox.remove': ({ id }) =>
      changeWithTables(storage, (state) =>
        done({
          ...state,
          messages: withoutMessage(state.messages, id),
          ...changeDevice(state, tools, (device) => {
            const removed = removeMutation(device, id);
            if (!removed.ok) throw new ContractFailure(removed.error);
            return removed.value;
          })
        })
      )
  } satisfies Partial<DeviceHandlers>;
}

const changeOutbox: typeof changeDevice = (state, _, change) =>
  state.device === null ? state : { ...state, device: change(state.device) };

/** A message may have arrived where no answer came. It can be taken back all the same, since nothing here depends on it. */
const withoutMessage = (messages: StoredState['messages'], id: string): StoredState['messages'] =>
  messages.some(({ mutation }) => mutation.id === id)
    ? messages.filter(({ mutation }) => mutation.id !== id)
    : messages;
