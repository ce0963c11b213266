import { expect, test } from 'vitest';
import { builtInRegistry } from '../model/registry/registry.ts';
import { isFieldTerm } from './field-terms.ts';

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
  expect(isFieldTerm(word)).toBe(true);
});

test('the names of all models are known', () => {
  const words = builtInRegistry.models.flatMap(({ label }) => label.match(/\p{L}+/gu) ?? []);
  expect(words).toEqual(expect.arrayContaining(['Veo', 'Sora', 'Kling']));
  expect(words.filter((word) => !isFieldTerm(word))).toEqual([]);
});

test.each(['lighthuse', 'farero', 'Lucía'])('%s is left to the dictionaries', (word) => {
  expect(isFieldTerm(word)).toBe(false);
});
