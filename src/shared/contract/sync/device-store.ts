import type { ScopeName } from '../../domain/sync/entities.ts';
import type { Result } from '../../kit/result.ts';
import type { Device } from '../device.ts';
import { type ContractError, ContractFailure } from '../errors.ts';
import type { SyncStore } from './engine.ts';

/**
 * The engine's store in a device that has joined. Calls fail with a `ContractFailure` where the device refuses, also where it
 * left or another user joined between two steps of a round.
 */
export function createDeviceStore({ replica, outbox }: Pick<Device, 'replica' | 'outbox'>): SyncStore {
  let deviceId = '';
  return {
    load: async () => {
      const status = valueOf(await replica.load());
      if (status === null) throw new ContractFailure('conflict', 'The device has left.');
      ({ deviceId } = status);
      const cursors = new Map<ScopeName, string>();
      for (const { name, cursor } of status.scopes) if (cursor !== null) cursors.set(name, cursor);
      return { deviceId, formerIds: status.formerIds, lastSequence: status.lastSequence, cursors };
    },
    takeBatch: async (limit) => valueOf(await outbox.takeBatch({ limit })),
    saveAnswers: async (answers) => valueOf(await outbox.saveAnswers({ deviceId, answers: [...answers] })),
    applyPage: async (page) => valueOf(await replica.applyPage({ ...page, deviceId })),
    renewDevice: async () => valueOf(await replica.renewDevice())
  };
}

function valueOf<Value>(answer: Result<Value, ContractError>): Value {
  if (answer.ok) return answer.value;
  throw new ContractFailure(answer.error.code, answer.error.detail);
}
