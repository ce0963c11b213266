// The whole promise of the device contract, held against every implementation.
import { afterEach, beforeEach, describe } from 'vitest';
import type { Device } from '#shared/contract/device.ts';
import { promiseActivity } from './device-activity.suite.ts';
import { describePurchasedPrompts } from './device-purchased-prompts.suite.ts';
import { promiseDraft } from './device-draft.suite.ts';
import { promiseHistory } from './device-history.suite.ts';
import { promiseModel } from './device-model.suite.ts';
import { promiseModels } from './device-models.suite.ts';
import { describeMessages } from './device-messages.suite.ts';
import { describeOutbox } from './device-outbox.suite.ts';
import { describeRows } from './device-rows.suite.ts';
import { describeSync } from './device-sync.suite.ts';
import { promiseRefusals } from './device-refusals.suite.ts';
import { describeOfflineCache } from './device-offline-cache.suite.ts';
import { promiseTransfer } from './device-transfer.suite.ts';
import type { DeviceTraits, DeviceUnderTest, Subject } from './device-under-test.ts';

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
    promiseModels(subject, traits);
    describeOfflineCache(subject, traits);
    describePurchasedPrompts(subject, traits);
    describeSync(subject, traits);
    describeOutbox(subject);
    describeMessages(subject, traits);
    describeRows(subject);
    promiseTransfer(subject);
    promiseRefusals(subject, traits);
    promiseModel(create, traits);
  });
}
