import { expect, test } from 'vitest';
import { builtInRegistry } from '../model/registry/registry.ts';
import { isKnownAnywhere } from './field-terms.ts';

test.each([
  'bokeh',
  'Dolly',
  'timelapse',
  'LUT',
  'POV',
  '35mm',
  '4K',
  'Steadicam',
  'Kodachrome',
  'synthwave'
])('%s is right in any language', (word) => {
  expect(isKnownAnywhere(word)).toBe(true);
});

test('the names of all models are known', () => {
  const words = builtInRegistry.models.flatMap(({ label }) => label.match(/\p{L}+/gu) ?? []);
  expect(words).toEqual(expect.arrayContaining(['Veo', 'Sora', 'Kling']));
  expect(words.filter((word) => !isKnownAnywhere(word))).toEqual([]);
});

test.each(['lighthuse', 'farero', 'Lucía'])('%s is left to the dictionaries', (word) => {
  expect(isKnownAnywhere(word)).toBe(false);
});
