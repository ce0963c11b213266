// The SQLite storage as a device, as the main process offers it: input parsed, errors as values, everything copied.
import { createCaller } from '#shared/contract/create-caller.ts';
import { type Device, type DeviceContract, deviceContract } from '#shared/contract/device.ts';
import { ContractFailure, contractError } from '#shared/contract/errors.ts';
import { deviceProcedureNames } from '#shared/contract/procedure-names.ts';
import { err, ok } from '#shared/kit/result.ts';
import { openStorage, type Storage, type StorageOptions } from '#main/storage/open-storage.ts';

type Name = keyof DeviceContract;

async function call(storage: Storage, name: Name, input: unknown) {
  try {
    const parsed = deviceContract[name].input.safeParse(input);
    if (!parsed.success) return err(contractError('invalid_input'));
    const handler = storage.handlers[name] as (input: unknown) => unknown;
    return ok(structuredClone(await handler(parsed.data)));
  } catch (error) {
    const isKnown = error instanceof ContractFailure;
    return err(contractError(isKnown ? error.code : 'internal', String(error)));
  }
}

export function createSqliteDevice(options: StorageOptions): {
  readonly device: Device;
  readonly storage: Storage;
} {
  const storage = openStorage(options);
  const device = createCaller<DeviceContract>(deviceProcedureNames, (name, input) =>
    call(storage, name as Name, input)
  );
  return { device, storage };
}
