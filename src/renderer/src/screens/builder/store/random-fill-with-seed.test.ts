import { describe, expect, test } from 'vitest';
import { checkFit } from '#shared/domain/craft/fit/check-fit.ts';
import { builtInRegistry, listActiveModels } from '#shared/domain/craft/model/registry/registry.ts';
import { builtInTemplates } from '#shared/domain/craft/template/catalog/catalog.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { findRandomFillModel, randomFillWithSeed } from './random-fill-with-seed.ts';

const models = { registry: builtInRegistry, today: '2026-11-20' };
const seeds = Array.from({ length: 100 }, (_, seed) => seed);
const roll = (seed: number, model: string, isModelSafe = true) =>
  randomFillWithSeed(seed, {
    isModelSafe,
    models,
    current: buildPrompt({ model }),
    lockedFields: [],
    templates: builtInTemplates
  });

describe('a legal roll', () => {
  test.each(listActiveModels(builtInRegistry, models.today).map((model) => [model.id, model] as const))(
    'is never refused by %s, whatever the seed',
    (id, model) => {
      for (const seed of seeds) {
        const data = roll(seed, id);
        expect(data.model).toBe(id);
        expect(checkFit(data, model, models).filter(({ severity }) => severity === 'error')).toEqual([]);
      }
    }
  );

  test('keeps to the default model where the own one is not known', () => {
    expect(findRandomFillModel(builtInRegistry, 'mine-1')).toMatchObject({
      model: { id: 'veo-3' },
      isOwn: false
    });
    expect(findRandomFillModel(builtInRegistry, 'Kling 3')).toMatchObject({
      model: { id: 'kling-3' },
      isOwn: true
    });
    expect(roll(1, 'mine-1').model).toBe('veo-3');
    const ofOthers = {
      ...builtInRegistry,
      models: builtInRegistry.models.filter(({ id }) => id === 'kling-4')
    };
    expect(findRandomFillModel(ofOthers, 'mine-1')).toMatchObject({ model: { id: 'kling-4' }, isOwn: false });
  });
});

test('a free roll uses the whole range of the dice', () => {
  const rolled = seeds.map((seed) => roll(seed, 'veo-3.1', false));
  expect(Math.max(...rolled.map(({ duration }) => duration))).toBeGreaterThan(8);
  expect(new Set(rolled.map(({ model }) => model)).size).toBeGreaterThan(2);
});

test('the same seed gives the same prompt, and another one another', () => {
  for (const isModelSafe of [true, false]) {
    expect(roll(482_913, 'veo-3.1', isModelSafe)).toEqual(roll(482_913, 'veo-3.1', isModelSafe));
    expect(roll(482_913, 'veo-3.1', isModelSafe)).not.toEqual(roll(482_914, 'veo-3.1', isModelSafe));
  }
});
