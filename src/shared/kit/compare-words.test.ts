import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ComparedPart, compareWords } from './compare-words.ts';

const join = (parts: readonly ComparedPart[], side: 'before' | 'after'): string =>
  parts.map((part) => part[side]).join('');
const text = fc
  .array(fc.constantFrom('rain', 'fog', 'lamp', ' ', '\n'), { maxLength: 12 })
  .map((parts) => parts.join(' '));

describe('comparing words', () => {
  test('marks what was replaced, added and removed', () => {
    const parts = compareWords('You may sell the videos.', 'You may not sell these videos.');
    expect(parts.map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['kept', 'You may ', 'You may '],
      ['added', '', 'not '],
      ['kept', 'sell ', 'sell '],
      ['removed', 'the ', ''],
      ['added', '', 'these '],
      ['kept', 'videos.', 'videos.']
    ]);
  });

  test('loses no character, and keeps the same words on both sides', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = compareWords(before, after);
        expect([join(parts, 'before'), join(parts, 'after')]).toEqual([before, after]);
        const kept = parts.filter(({ kind }) => kind === 'kept');
        const words = (texts: readonly string[]) => texts.join(' ').split(/\s+/).filter(Boolean);
        expect(words(kept.map((part) => part.before))).toEqual(words(kept.map((part) => part.after)));
        expect(new Set(parts.map(({ place }) => place)).size).toBe(parts.length);
      })
    );
  });

  test('marks nothing where only white space differs', () => {
    expect(compareWords('a lamp', 'a  lamp\n').map(({ kind }) => kind)).toEqual(['kept']);
    fc.assert(
      fc.property(text, (same) => {
        expect(compareWords(same, same).every(({ kind }) => kind === 'kept')).toBe(true);
      })
    );
  });

  test('tells a long text that is wholly another as a whole', () => {
    const long = (word: string) => `${word} `.repeat(3000);
    expect(compareWords(long('old'), long('new')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});
