// Random lives of a device against the plainest model that could be right.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { getValue } from '#tests/support/results.ts';
import { seed } from '#tests/support/seed.ts';
import type { DeviceTraits, DeviceUnderTest } from './device-under-test.ts';
import { deviceCommands } from './device-model-commands.ts';
import { emptyModel, normalize } from './device-model-state.ts';

const lives = Number(process.env.DEVICE_LIVES ?? 12);

export function promiseModel(create: () => Promise<DeviceUnderTest>, traits: DeviceTraits): void {
  test(`behaves like its model in ${lives} random lives (SEED=${seed})`, async () => {
    const life = fc.asyncProperty(
      fc.commands(deviceCommands(traits), { maxCommands: 60 }),
      async (commands) => {
        const created = await create();
        const model = emptyModel();
        const real = { created, device: created.device };
        try {
          await fc.asyncModelRun(() => ({ model, real }), commands);
          expect(normalize(await getValue(real.device.storage.export()))).toEqual(normalize(model.now));
        } finally {
          await created.close();
        }
      }
    );
    await fc.assert(life, { seed, numRuns: lives });
  });
}
