import { expect, test } from 'vitest';
import { seededRandom } from '../../../kit/random.ts';
import { checkFit } from './check-fit.ts';
import { builtInRegistry, findModel } from '../model/registry/registry.ts';
import { defaultPromptData } from '../prompt/default-prompt.ts';
import { builtInTemplates } from '../template/catalog/catalog.ts';
import { fillWithinLimits } from './fill-within-limits.ts';

const context = { registry: builtInRegistry, today: '2026-11-20' };
const getModel = (id: string) => {
  const model = findModel(builtInRegistry, id);
  if (model === undefined) throw new Error(`There is no ${id}`);
  return model;
};
const optionsFor = (seed: number) => ({
  random: seededRandom(seed),
  current: defaultPromptData,
  lockedFields: [],
  templates: builtInTemplates
});

test.each(builtInRegistry.models.map((model) => [model.id, model] as const))(
  'what the dice give is never refused by %s',
  (id, model) => {
    const options = optionsFor(11);
    for (let roll = 0; roll < 60; roll += 1) {
      const data = fillWithinLimits(options, model, context);
      expect(data.model).toBe(id);
      expect(checkFit(data, model, context).filter(({ severity }) => severity === 'error')).toEqual([]);
    }
  }
);

test('the same seed gives the same prompt', () => {
  const model = getModel('veo-3.1');
  expect(fillWithinLimits(optionsFor(3), model, context)).toEqual(
    fillWithinLimits(optionsFor(3), model, context)
  );
  expect(fillWithinLimits(optionsFor(3), model, context)).not.toEqual(
    fillWithinLimits(optionsFor(4), model, context)
  );
});

test('a locked field stays, whatever the model says', () => {
  const options = { ...optionsFor(3), lockedFields: ['duration', 'resolution', 'action'] as const };
  const current = { ...defaultPromptData, duration: 180, resolution: '1440p', action: 'waits. '.repeat(400) };
  const data = fillWithinLimits({ ...options, current }, getModel('runway-gen4.5'), context);
  expect(data).toMatchObject({ duration: 180, resolution: '1440p', action: current.action });
});
