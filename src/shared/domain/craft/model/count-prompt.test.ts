import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countPrompt } from './count-prompt.ts';

test.each([
  ['', 0, 0, 0],
  ['A cat.', 6, 6, 2],
  ['日本語', 3, 3, 1],
  ['🎬🎬', 4, 2, 1],
  ['👩‍🚀', 5, 3, 1],
  ['\uD83C', 1, 1, 1]
])('"%s" is %i units, %i characters, about %i tokens', (text, utf16, characters, tokens) => {
  expect(countPrompt(text, 'utf16')).toBe(utf16);
  expect(countPrompt(text, 'characters')).toBe(characters);
  expect(countPrompt(text, 'tokens')).toBe(tokens);
});

test('characters are the code points of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(countPrompt(text, 'characters')).toBe(Array.from(text).length);
    })
  );
});
