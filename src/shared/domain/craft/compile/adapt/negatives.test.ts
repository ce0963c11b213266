import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { extractNegatives } from './negatives.ts';

test.each([
  ['No text, no watermark.', '', ['text', 'watermark']],
  ['Keep the horizon level. No crowds or ships.', 'Keep the horizon level.', ['crowds', 'ships']],
  ['An empty beach, no people, no boats.', 'An empty beach.', ['people', 'boats']],
  ['Negative prompt: blur, extra fingers', '', ['blur', 'extra fingers']],
  ['Avoid lens flare. Warm light.', 'Warm light.', ['lens flare']],
  ['Do not show logos; Don’t include text', '', ['logos', 'Don’t include text']],
  ['without music', '', ['music']]
])('%s', (text, kept, negatives) => {
  expect(extractNegatives(text)).toEqual({ kept, negatives });
});

test.each([
  'No one looks at the camera.',
  'No longer afraid, he smiles.',
  'He never looks back.',
  'She walks without looking at the sea, and laughs.',
  'No matter what happens, hold the shot until the last light has gone.',
  'Nothing moves.',
  ''
])('is no list of unwanted things: %s', (text) => {
  expect(extractNegatives(text)).toEqual({ kept: text, negatives: [] });
});

test('every word is kept or named as unwanted, but for the negations themselves', () => {
  const word = fc.constantFrom(
    'no',
    'without',
    'avoid',
    'text',
    'people',
    'slow',
    'light',
    'or',
    'and',
    ',',
    '.',
    ';'
  );
  const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const silent = new Set(['no', 'without', 'avoid', 'or', 'and', 'any']);
  fc.assert(
    fc.property(fc.array(word, { maxLength: 14 }), (words) => {
      const text = words.join(' ');
      const { kept, negatives } = extractNegatives(text);
      const found = wordsOf(`${kept} ${negatives.join(' ')}`).filter((one) => !silent.has(one));
      expect(found.toSorted()).toEqual(
        wordsOf(text)
          .filter((one) => !silent.has(one))
          .toSorted()
      );
    }),
    { numRuns: 2000 }
  );
});
