import { expect, test } from 'vitest';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { chooseTargets, findNextTarget, recallTargets } from './targets.ts';

const choose = (name: string) => chooseTargets(builtInRegistry, name, '2026-11-20');

test('begins with the model of the prompt, or its living successor, beside another', () => {
  expect(choose('kling-3')).toEqual(['kling-3', 'runway-gen4.5']);
  expect(choose('runway-gen4.5')).toEqual(['runway-gen4.5', 'kling-3']);
  expect(choose('veo-3')).toEqual(['gemini-omni-flash', 'runway-gen4.5']);
  expect(choose('no such model')).toEqual(['runway-gen4.5', 'kling-3']);
});

test('offers further models up to four, none of them twice', () => {
  const { models } = builtInRegistry;
  expect(findNextTarget(models, ['veo-3.1', 'runway-gen4.5'])).toBe('kling-3');
  expect(findNextTarget(models, ['runway-gen4.5', 'kling-3', 'veo-3.1', 'seedance-2'])).toBeUndefined();
});

test('comes back to what was chosen, as far as the list of models knows it', () => {
  expect(recallTargets(builtInRegistry, null)).toBeUndefined();
  expect(recallTargets(builtInRegistry, ['kling-3', 'veo-3.1', 'gone-1'])).toEqual(['kling-3', 'veo-3.1']);
  expect(recallTargets(builtInRegistry, ['kling-3', 'kling-3', 'gone-1'])).toBeUndefined();
});
