import { expect, test } from 'vitest';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { listModelsForNeeds } from './need-list.tsx';

const needs = new Map(listModelsForNeeds(builtInRegistry).map(({ need, models }) => [need, models]));

test('names the models that are stated to meet a need', () => {
  expect(needs.get('Speech and sound')).toContain('Veo 3.1');
  expect(needs.get('Speech and sound')).not.toContain('Runway Gen-4.5');
  expect(needs.get('Several shots in one clip')).toEqual(['Kling 3']);
  expect(needs.get('A clip of 15 s or more')).toContain('Kling 4');
  expect(needs.get('A clip of 15 s or more')).not.toContain('Veo 3.1');
  expect(needs.get('A very wide picture, 21:9')).not.toContain('Runway Gen-4.5');
});

test('names no model that has ended, and leaves no need without one', () => {
  for (const models of needs.values()) expect(models.length).toBeGreaterThan(0);
  expect([...needs.values()].flat()).not.toContain('Sora 2');
});
