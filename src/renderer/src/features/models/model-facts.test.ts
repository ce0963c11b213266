import { expect, test } from 'vitest';
import { builtInRegistry, findModel } from '#shared/domain/craft/model/registry/registry.ts';
import { listModelFacts, describeLifecycle } from './model-facts.ts';

const get = (id: string) => {
  const model = findModel(builtInRegistry, id);
  if (model === undefined) throw new Error(`There is no ${id}`);
  return model;
};
const factsOf = (id: string) => {
  const entries = listModelFacts(get(id), builtInRegistry).map(({ name, value }) => [name, value]);
  return Object.fromEntries(entries) as Record<string, string>;
};

test('says what a model takes in words', () => {
  expect(factsOf('veo-3.1')).toMatchObject({
    'Clip length': '4, 6 or 8 s',
    'Aspect ratio': '16:9 and 9:16',
    'Frame rate': '24 fps',
    'Negative prompt': 'In a field of its own',
    'Prompt length': 'Up to 1,024 tokens'
  });
  expect(factsOf('veo-2')).toMatchObject({
    Lifecycle: 'Retired on Jun 30, 2026, then Gemini Omni 1.1 Flash',
    Sound: 'Makes no sound'
  });
});

test('says of every fact who states it, and of what nobody states that it is not stated', () => {
  for (const model of builtInRegistry.models) {
    for (const { value, origin } of listModelFacts(model, builtInRegistry)) {
      expect(origin === null).toBe(value === 'Not stated');
      expect(origin ?? 'read on Nov 20, 2026').toMatch(/read on \w+ \d+, \d{4}/);
    }
  }
  expect(factsOf('grok-imagine')['Frame rate']).toBe('Not stated');
});

test.each([
  ['kling-4', 'Current'],
  ['veo-3.1', 'Retiring from Nov 17, 2026'],
  ['sora-2', 'Retired on Sep 24, 2026']
])('%s is marked "%s"', (id, mark) => {
  expect(describeLifecycle(get(id))).toBe(mark);
});
