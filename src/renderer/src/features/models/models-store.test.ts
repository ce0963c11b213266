import { describe, expect, test } from 'vitest';
import type { DeviceSnapshot } from '#shared/contract/device.ts';
import { contractError } from '#shared/contract/errors.ts';
import { estimateCost } from '#shared/domain/craft/model/estimate-cost.ts';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { builtInRegistry, findModel } from '#shared/domain/craft/model/registry/registry.ts';
import { err, ok } from '#shared/kit/result.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import { getValue } from '#tests/support/results.ts';
import { createModelsStore } from './models-store.ts';

const newer: ModelRegistry = { ...builtInRegistry, version: '2027-06-01' };
const corrected = {
  ...builtInRegistry,
  models: builtInRegistry.models.map((model) => ({ ...model, notes: ['Corrected.'] }))
};
const file = (registry: object) => ({ name: 'models.json', bytes: 1, text: JSON.stringify(registry) });
const any720 = { modelId: 'veo-3.1', resolution: '720p', hasAudio: true };

function setUp(initial: Partial<DeviceSnapshot> = {}, fetched: object | null = null) {
  const platform = createMemoryPlatform(initial, [file(newer)]);
  const notified: Parameters<Notify>[0][] = [];
  const store = createModelsStore({
    device: platform.device,
    on: platform.on,
    files: platform.files,
    notify: (notice) => notified.push(notice),
    fetchRegistry: async () =>
      fetched === null ? err(contractError('unreachable')) : ok(JSON.stringify(fetched)),
    todayInUtc: () => '2027-01-31'
  });
  return {
    platform,
    store,
    notified,
    models: () => store.getState(),
    kept: () => getValue(platform.device.models.load()),
    undo: async () => {
      notified.at(-1)?.action?.run();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
}

const costOf = (registry: ModelRegistry | null) => {
  const model = registry && findModel(registry, 'veo-3.1');
  return model && estimateCost(model, { seconds: 8, resolution: '720p', hasAudio: true })?.usd;
};

describe('the list in use', () => {
  test('is the built-in one until another is brought in', async () => {
    const { models } = setUp();
    expect(models().registry).toBeNull();
    expect(await models().load()).toBe(builtInRegistry);
    expect(models().shown).toMatchObject({ isBroughtIn: false, prices: [] });
  });

  test('is the one that was kept, with one’s own prices', async () => {
    const prices = [{ ...any720, usdPerSecond: 1, setOn: '2027-01-01' }];
    const { models } = setUp({ models: { registry: newer, prices } });
    const registry = await models().load();
    expect(registry.version).toBe('2027-06-01');
    expect(costOf(registry)).toBe(8);
    expect(models().shown?.listed).toEqual(newer);
  });

  test('is the built-in one, said once, where what was kept cannot be read', async () => {
    const broken = { ...newer, models: [{ id: 'veo-9' }] } as unknown as ModelRegistry;
    const prices = [{ ...any720, usdPerSecond: 1, setOn: '2027-01-01' }];
    const { models, platform, notified, kept } = setUp({ models: { registry: broken, prices } });
    expect(costOf(await models().load())).toBe(8);
    platform.deliver('device.changed', { areas: ['models'] });
    await new Promise((resolve) => setTimeout(resolve));
    expect(notified.map(({ title }) => title)).toEqual(['Your list of models cannot be read']);
    expect((await kept()).registry).toEqual(broken);
  });

  test('follows what another tab did', async () => {
    const { models, platform } = setUp();
    await models().load();
    await platform.device.models.save({ registry: newer, prices: [] });
    platform.deliver('device.changed', { areas: ['models'] });
    await expect.poll(() => models().registry?.version).toBe('2027-06-01');
  });
});

describe('a list from a file', () => {
  test('is used and kept, and undo takes it back', async () => {
    const { models, notified, kept, undo } = setUp();
    await models().bringInFile();
    expect(models().shown).toMatchObject({ isBroughtIn: true, registry: { version: '2027-06-01' } });
    expect((await kept()).registry).toEqual(newer);
    expect(notified.map(({ title }) => title)).toEqual(['List of models of Jun 1, 2027 in use']);
    await undo();
    expect(await models().load()).toBe(builtInRegistry);
    expect((await kept()).registry).toBeNull();
  });

  test.each([
    ['damaged', JSON.stringify({ ...newer, models: [] }), 'models is not what it should be'],
    ['no JSON', '{', 'This is not valid JSON. It may be cut off or damaged.'],
    [
      'older',
      JSON.stringify({ ...newer, version: '2026-01-01' }),
      'That list is of Jan 1, 2026. The one in use is newer, of Nov 24, 2026.'
    ]
  ])('that is %s changes nothing and says why', async (_, text, reason) => {
    const { models, notified, kept } = setUp();
    await models().bringIn(text);
    expect(notified).toEqual([
      { type: 'error', title: 'List of models not changed', message: expect.stringContaining(reason) }
    ]);
    expect(await kept()).toEqual({ registry: null, prices: [] });
    expect(await models().load()).toBe(builtInRegistry);
  });

  test('that is already in use is not brought in again', async () => {
    const { models, notified, kept } = setUp();
    await models().bringIn(JSON.stringify(builtInRegistry));
    expect(notified).toMatchObject([{ type: 'info' }]);
    expect((await kept()).registry).toBeNull();
  });

  test('gives way to the built-in one on request, and undo brings it back', async () => {
    const { models, undo } = setUp({ models: { registry: newer, prices: [] } });
    await models().goBack();
    expect(await models().load()).toBe(builtInRegistry);
    await undo();
    expect((await models().load()).version).toBe('2027-06-01');
  });

  test('that the device cannot keep is not used, and the reason is said', async () => {
    const { models, platform, notified } = setUp();
    Object.assign(platform.device.models, { save: async () => err(contractError('disk_full')) });
    await models().bringInFile();
    expect(notified).toMatchObject([{ type: 'error', message: expect.stringContaining('disk is full') }]);
    expect(await models().load()).toBe(builtInRegistry);
  });
});

describe('a list from the server', () => {
  test('is used where it is newer', async () => {
    const { models, kept } = setUp({}, newer);
    await models().bringInFromApi?.();
    expect((await kept()).registry).toEqual(newer);
  });

  test('is not used where it is of the same day or older', async () => {
    const { models, kept, notified } = setUp({}, corrected);
    await models().bringInFromApi?.();
    expect(notified.map(({ title }) => title)).toEqual([
      'You have the newest list of models, of Nov 24, 2026'
    ]);
    expect((await kept()).registry).toBeNull();
  });

  test('cannot be had offline, and that is said', async () => {
    const { models, notified } = setUp();
    await models().bringInFromApi?.();
    expect(notified).toMatchObject([{ type: 'error', message: expect.stringContaining('offline') }]);
  });
});

describe('an own price', () => {
  test('counts at once, is dated, and undo goes back to what was there', async () => {
    const { models, kept, notified, undo } = setUp();
    await models().load();
    await models().changePrice(any720, 1);
    expect(costOf(models().registry)).toBe(8);
    expect((await kept()).prices).toEqual([{ ...any720, usdPerSecond: 1, setOn: '2027-01-31' }]);
    await models().changePrice(any720, 2);
    expect(notified.at(-1)?.title).toBe('Your price of Veo 3.1 in use');
    await undo();
    expect(costOf(models().registry)).toBe(8);
    await models().changePrice(any720, null);
    expect(models().registry).toBe(builtInRegistry);
    expect(notified.at(-1)?.title).toBe('Listed price of Veo 3.1 in use');
    await undo();
    expect(costOf(models().registry)).toBe(8);
  });

  test('stays when another list comes in', async () => {
    const { models } = setUp();
    await models().changePrice(any720, 1);
    await models().bringInFile();
    expect(costOf(models().registry)).toBe(8);
  });
});
