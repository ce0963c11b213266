import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseSpellingSuggestions, minSharedLetters, editDistance } from './spelling-suggestions.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'ñ', '雨'), maxLength: 8 });

describe('typing errors', () => {
  test.each([
    ['neon', 'neon', 0],
    ['noen', 'neon', 1],
    ['nion', 'neon', 1],
    ['neeon', 'neon', 1],
    ['non', 'neon', 1],
    ['cinemtaic', 'cinematic', 1],
    ['', 'neon', 4]
  ])('between "%s" and "%s" are %i', (typed, meant, errors) => {
    expect(editDistance(typed, meant)).toBe(errors);
  });

  test('are as many one way as the other, none only for the same word, and never more than the longer has letters', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const errors = editDistance(one, other);
        expect(errors).toBe(editDistance(other, one));
        expect(errors === 0).toBe(one === other);
        expect(errors).toBeLessThanOrEqual(Math.max(one.length, other.length));
      })
    );
  });

  test('leave the beginning or the end as it was, of as many letters as a word is looked up by', () => {
    const letter = fc.constantFrom('a', 'b', 'ñ', '𝒳');
    const letters = fc.array(letter, { minLength: 3, maxLength: 12 });
    const typo = fc.constantFrom('lost', 'added', 'other', 'swapped');
    fc.assert(
      fc.property(letters, fc.nat(), letter, typo, (meant, place, wrong, kind) => {
        const at = place % meant.length;
        const swapped = [
          ...meant.slice(0, at),
          ...meant.slice(at, at + 2).toReversed(),
          ...meant.slice(at + 2)
        ];
        const typed = {
          lost: meant.toSpliced(at, 1),
          added: meant.toSpliced(at, 0, wrong),
          other: meant.with(at, wrong),
          swapped
        }[kind];
        const shared = minSharedLetters(typed.join(''));
        const begins = meant.slice(0, shared).join('') === typed.slice(0, shared).join('');
        const ends = shared === 0 || meant.slice(-shared).join('') === typed.slice(-shared).join('');
        expect(begins || ends).toBe(true);
      })
    );
  });

  test('are forgiven more in longer words, and not at all in short ones', () => {
    expect(chooseSpellingSuggestions('rian', ['rain', 'rein', 'run'])).toEqual(['rain']);
    expect(chooseSpellingSuggestions('fxo', ['fox'])).toEqual([]);
    expect(chooseSpellingSuggestions('documentry', ['documentary', 'document'])).toEqual([
      'documentary',
      'document'
    ]);
  });
});
