import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ComparedPart, compareWords } from './compare-words.ts';

const join = (words: readonly ComparedPart[]): string => words.map(({ text }) => text).join('');
const changed = (words: readonly ComparedPart[]): string[] =>
  words.filter(({ isChanged }) => isChanged).map(({ text }) => text.trim());
const text = fc
  .array(fc.constantFrom('rain', 'fog', 'lamp', ' ', '\n'), { maxLength: 12 })
  .map((parts) => parts.join(' '));

describe('comparing words', () => {
  test('marks what was replaced, added and removed', () => {
    const { before, after } = compareWords('A keeper lights a lamp', 'A keeper lights the old lamp');
    expect([changed(before), changed(after)]).toEqual([['a'], ['the old']]);
  });

  test('loses no character, and leaves the same words on both sides unmarked', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const { before, after } = compareWords(one, other);
        expect([join(before), join(after)]).toEqual([one, other]);
        const same = (parts: readonly ComparedPart[]) =>
          parts.flatMap((part) =>
            part.isChanged ? [] : part.text.split(/\s+/).filter((word) => word !== '')
          );
        expect(same(before)).toEqual(same(after));
      })
    );
  });

  test('marks nothing in a text that is the same', () => {
    fc.assert(
      fc.property(text, (same) => {
        expect(changed(compareWords(same, same).after)).toEqual([]);
      })
    );
  });
});
