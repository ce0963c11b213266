import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findChange } from './json-editor.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b', '{', '\n'), maxLength: 12 });

test('the change turns one text into the other, whatever they share', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { from, to, insert } = findChange(before, after);
      expect(from).toBeLessThanOrEqual(to);
      expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
    })
  );
});

test('touches only what differs', () => {
  expect(findChange('"mood": "calm"', '"mood": "tense"')).toEqual({ from: 9, to: 13, insert: 'tense' });
});
