import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateCost } from './estimate-cost.ts';
import { ModelRegistry } from './model.ts';
import { addPriceChange, applyPrices, findPriceChange, removePriceChange } from './own-prices.ts';
import type { PriceChange } from './saved-model-settings.ts';
import { builtInRegistry, describeFact, findModel } from './registry/registry.ts';

const own = (modelId: string, changes: Partial<PriceChange> = {}): PriceChange => ({
  modelId,
  resolution: null,
  hasAudio: null,
  usdPerSecond: 0.5,
  setOn: '2027-01-31',
  ...changes
});
const priced = (id: string, changes: readonly PriceChange[]) => {
  const model = findModel(applyPrices(builtInRegistry, changes), id);
  if (model === undefined) throw new Error(`There is no ${id}`);
  return model;
};
const clip = { seconds: 8, resolution: '720p', hasAudio: true };

const anyChange = fc.record({
  modelId: fc.constantFrom('veo-3.1', 'kling-3', 'kling-4', 'gone'),
  resolution: fc.constantFrom(null, '720p', '1080p', '4k', '8k'),
  hasAudio: fc.constantFrom(null, true, false),
  usdPerSecond: fc.integer({ min: 0, max: 500 }).map((cents) => cents / 100),
  setOn: fc.constantFrom('2027-01-31', '2027-02-01')
});
const anyChanges = fc.array(anyChange).map((changes) => changes.reduce<PriceChange[]>(addPriceChange, []));

describe('an own price', () => {
  test('stands in place of the listed one for the same clip, with its day, and leaves the others', () => {
    const model = priced('veo-3.1', [own('veo-3.1', { resolution: '720p', hasAudio: true })]);
    expect(estimateCost(model, clip)).toMatchObject({ usd: 4, checkedOn: '2027-01-31', isOwn: true });
    const listed = estimateCost(model, { ...clip, hasAudio: false });
    expect(listed).toMatchObject({ usd: 1.6, checkedOn: '2026-11-20', isOwn: false });
    expect(model.prices?.value).toHaveLength(
      findModel(builtInRegistry, 'veo-3.1')?.prices?.value.length ?? 0
    );
  });

  test('makes a cost where the list has no price', () => {
    const model = priced('kling-3', [own('kling-3')]);
    expect(estimateCost(model, clip)).toMatchObject({ usd: 4, isOwn: true });
    expect(String(describeFact(model.prices))).toBe('Your own price, set on 2027-01-31.');
  });

  test('goes before a listed one that speaks of more', () => {
    const model = priced('kling-4', [own('kling-4', { resolution: '8k' })]);
    expect(estimateCost(model, { ...clip, resolution: '8k' })).toMatchObject({ usd: 4, isOwn: true });
  });

  test('for a model that the list does not have waits for it', () => {
    expect(applyPrices(builtInRegistry, [own('gone')])).toBe(builtInRegistry);
  });

  test('is forgotten on request, alone', () => {
    const changes = [own('kling-3'), own('kling-4')];
    expect(removePriceChange(changes, own('kling-3'))).toEqual([own('kling-4')]);
    expect(findPriceChange(changes, own('kling-3', { hasAudio: true }))).toBeUndefined();
  });
});

describe('whatever prices are set', () => {
  test('what comes out is a registry, and nothing but prices differs', () => {
    fc.assert(
      fc.property(anyChanges, (changes) => {
        const applied = applyPrices(builtInRegistry, changes);
        expect(ModelRegistry.parse(applied)).toEqual(applied);
        const withoutPrices = ({ models }: ModelRegistry) =>
          models.map((model) => ({ ...model, prices: null }));
        expect(withoutPrices(applied)).toEqual(withoutPrices(builtInRegistry));
      })
    );
  });

  test('each of them is the price of its own clip, and applying them again changes nothing', () => {
    fc.assert(
      fc.property(anyChanges, (changes) => {
        const applied = applyPrices(builtInRegistry, changes);
        expect(applyPrices(applied, changes)).toEqual(applied);
        for (const change of changes) {
          const prices = findModel(applied, change.modelId)?.prices?.value ?? [];
          const same = prices.filter(
            ({ resolution, hasAudio }) => resolution === change.resolution && hasAudio === change.hasAudio
          );
          const { modelId, ...price } = change;
          expect(same).toEqual(modelId === 'gone' ? [] : [price]);
        }
      })
    );
  });

  test('the last price set for a clip counts', () => {
    fc.assert(
      fc.property(anyChanges, anyChange, (changes, added) => {
        const all = addPriceChange(changes, added);
        expect(findPriceChange(all, added)).toEqual(added);
        expect(removePriceChange(all, added)).toEqual(removePriceChange(changes, added));
      })
    );
  });
});
