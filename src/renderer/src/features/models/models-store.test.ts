import { describe, expect, test } from 'vitest';
import type { DeviceSnapshot } from '#shared/contract/device.ts';
import { contractError } from '#shared/contract/errors.ts';
import { estimateCost } from '#shared/domain/craft/model/estimate-cost.ts';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { builtInRegistry, findModel } from '#shared/domain/craft/model/registry/registry.ts';
import type { PublishedModels } from '#shared/domain/craft/model/signed-models.ts';
import { err, ok } from '#shared/kit/result.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import { getValue } from '#tests/support/results.ts';
import { listWith, signList } from '#tests/support/server/signed-lists.ts';
import { createSigningKey } from '../../../../../scripts/signing/ed25519.ts';
import { createModelsStore } from './models-store.ts';

const newer: ModelRegistry = { ...builtInRegistry, version: '2027-06-01' };
const file = (registry: object) => ({ name: 'models.json', bytes: 1, text: JSON.stringify(registry) });
const any720 = { modelId: 'veo-3.1', resolution: '720p', hasAudio: true };

const trusted = createSigningKey();
const keys = [trusted.publicKey];
const publish = (list: ModelRegistry, key = trusted): PublishedModels => ({
  signed: signList(list, key),
  keys: [key.publicKey]
});
/** The server's response; undefined where it cannot be reached. */
type Answer = PublishedModels | undefined;

function setUp(initial: Partial<DeviceSnapshot> = {}, first?: Answer) {
  const server = { answer: first };
  const platform = createMemoryPlatform(initial, [file(newer)], async () =>
    server.answer === undefined ? err(contractError('unreachable')) : ok(server.answer)
  );
  const notified: Parameters<Notify>[0][] = [];
  const store = createModelsStore({
    device: platform.device,
    on: platform.on,
    files: platform.files,
    notify: (notice) => notified.push(notice),
    cloud: platform.cloud,
    trustedKeys: async () => keys,
    todayInUtc: () => '2027-01-31'
  });
  return {
    server,
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
    expect(models().shown).toMatchObject({ source: 'app', prices: [] });
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
    expect(models().shown).toMatchObject({ source: 'own', registry: { version: '2027-06-01' } });
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

describe('the list that the server publishes', () => {
  const later = listWith('Nova 1', '2027-02-01');
  const earlier = listWith('Nova 0', '2027-01-15');

  test('is used once its signature holds, kept, and used again at the next start without a server', async () => {
    const { models, kept } = setUp({}, publish(later));
    await models().takePublished(false);
    expect(models().shown).toMatchObject({ source: 'published', registry: later });
    const next = setUp({ models: await kept() });
    expect(await next.models().load()).toEqual(later);
  });

  test('is followed back to an earlier one, and to none', async () => {
    const { models, server, kept } = setUp({}, publish(later));
    await models().takePublished(false);
    server.answer = publish(earlier);
    await models().takePublished(false);
    expect(models().registry).toEqual(earlier);
    server.answer = { signed: null, keys };
    await models().takePublished(false);
    expect(models().registry).toBe(builtInRegistry);
    expect((await kept()).published).toBeNull();
  });

  const good = publish(later);
  test.each<[string, Answer, string]>([
    ['offline', undefined, 'offline'],
    ['of a strange key', publish(earlier, createSigningKey()), 'key that this app does not know'],
    [
      'changed on its way',
      { ...good, signed: good.signed && { ...good.signed, list: good.signed.list.replace('Nova', 'Novb') } },
      'could not be confirmed'
    ]
  ])(
    'stays as it was where the next one is %s, which is said to whoever asked',
    async (_, answer, reason) => {
      const { models, server, notified } = setUp({}, good);
      await models().takePublished(false);
      server.answer = answer;
      await models().takePublished(false);
      expect(notified).toEqual([]);
      await models().takePublished(true);
      expect(notified).toMatchObject([{ type: 'error', message: expect.stringContaining(reason) }]);
      expect(models().registry).toEqual(later);
    }
  );

  test('is not used where it is older than the built-in one', async () => {
    const { models, notified } = setUp({}, publish({ ...later, version: '2026-01-01' }));
    await models().takePublished(true);
    expect(models().registry).toBe(builtInRegistry);
    expect(notified.map(({ title }) => title)).toEqual([
      'You have the newest list of models, of Nov 24, 2026'
    ]);
  });

  test.each<[string, Answer]>([
    ['damaged on the device', { ...good, signed: good.signed && { ...good.signed, signature: 'AAAA' } }],
    ['kept from a key that is no longer trusted', publish(later, createSigningKey())]
  ])('gives way to the built-in one where it is %s', async (_, published) => {
    const { models } = setUp({ models: { registry: null, prices: [], published } });
    expect(await models().load()).toBe(builtInRegistry);
  });

  test('goes before one’s own list where it is newer', async () => {
    const { models } = setUp({ models: { registry: { ...later, version: '2027-01-01' }, prices: [] } }, good);
    expect((await models().load()).version).toBe('2027-01-01');
    await models().takePublished(true);
    expect(models().shown).toMatchObject({ source: 'published', registry: later });
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
