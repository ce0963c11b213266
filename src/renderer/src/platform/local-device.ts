import { createCaller } from '#shared/contract/create-caller.ts';
import type { Device, DeviceContract, DeviceHandlers } from '#shared/contract/device.ts';
import {
  type ContractError,
  ContractFailure,
  contractError,
  errorMessages
} from '#shared/contract/errors.ts';
import { deviceProcedureNames } from '#shared/contract/procedure-names.ts';
import { err, ok } from '#shared/kit/result.ts';

/**
 * Calls handlers that live in this realm as any device is called: what they throw comes back as a value. It does
 * not check input, since nothing but the typed app can call it.
 */
export function createLocalDevice(handlers: DeviceHandlers): Device {
  const byName: Readonly<Record<string, (input: never) => unknown>> = handlers;
  return createCaller<DeviceContract>(deviceProcedureNames, async (name, input) => {
    try {
      return ok(await byName[name]?.(input as never));
    } catch (failure) {
      return err(toContractError(failure));
    }
  });
}

function toContractError(failure: unknown): ContractError {
  if (!(failure instanceof ContractFailure)) {
    return contractError('internal', failure instanceof Error ? failure.name : typeof failure);
  }
  const { code, message } = failure;
  return contractError(code, message === errorMessages[code] ? undefined : message);
}
