// The whole promise of the device contract, held against every implementation.
import { afterEach, beforeEach, describe } from 'vitest';
import type { Device } from '#shared/contract/device.ts';
import { promiseActivity } from './device-activity.suite.ts';
import { promiseDraft } from './device-draft.suite.ts';
import { promiseHistory } from './device-history.suite.ts';
import { promiseModel } from './device-model.suite.ts';
import { promiseRefusals } from './device-refusals.suite.ts';
import { promiseTransfer } from './device-transfer.suite.ts';

export type DeviceUnderTest = {
  readonly device: Device;
  /** Closes the device and opens anew what it kept, as a restart does; absent where nothing outlives it. */
  readonly reopen?: () => Promise<Device>;
  readonly close: () => Promise<void>;
};

export type DeviceTraits = {
  /** True where input crosses a trust border and is parsed before anything is touched. */
  readonly checksInput: boolean;
  /** False for memory alone. */
  readonly survivesRestart: boolean;
};

/** What the sections of the suite are given: the fresh device of the running test. */
export type Subject = {
  readonly device: Device;
  /** Restarts the device; from then on `device` is the new one. */
  readonly restart: () => Promise<Device>;
};

/** `create` is called before each test and answers with an empty device of its own. */
export function describeDevice(
  name: string,
  create: () => Promise<DeviceUnderTest>,
  traits: DeviceTraits = { checksInput: false, survivesRestart: true }
): void {
  describe(`the device kept in ${name}`, () => {
    let created: DeviceUnderTest | undefined;
    let device: Device | undefined;
    const subject: Subject = {
      get device() {
        if (device === undefined) throw new Error('There is no device outside a test');
        return device;
      },
      restart: async () => {
        if (created?.reopen === undefined) throw new Error('This device does not outlive a restart');
        device = await created.reopen();
        return device;
      }
    };
    beforeEach(async () => {
      created = await create();
      device = created.device;
    });
    afterEach(async () => {
      await created?.close();
      created = undefined;
      device = undefined;
    });

    promiseDraft(subject, traits);
    promiseHistory(subject);
    promiseActivity(subject, traits);
    promiseTransfer(subject);
    promiseRefusals(subject, traits);
    promiseModel(create, traits);
  });
}
