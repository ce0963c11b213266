import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultPromptData } from '../craft/prompt/default-prompt.ts';
import { findRevealedParts, isLargePriceChange } from './listing-checks.ts';

const sealed = {
  ...defaultPromptData,
  concept: 'A tram driver finds the last umbrella of the day under a seat.'
};

const show = (text: string) =>
  findRevealedParts(text, sealed).map(({ start, end }) => text.slice(start, end));

describe('text of the sealed prompt in a public text', () => {
  test('is marked where six words or more stand in a row, whatever their case and punctuation', () => {
    expect(show('You get this: a TRAM driver, finds the last umbrella - and rain.')).toEqual([
      'a TRAM driver, finds the last umbrella'
    ]);
  });

  test('is not found in a few words that happen to be the same', () => {
    expect(show('A tram driver finds the light of the day.')).toEqual([]);
  });

  test('is found whole wherever it is put', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const parts = show(`${before}. ${sealed.concept} ${after}`);
        expect(parts.join(' ')).toContain('the last umbrella of the day under a seat');
      })
    );
  });
});

test('a price may move by a quarter before it is reviewed', () => {
  expect(isLargePriceChange(400, 500, 25)).toBe(false);
  expect(isLargePriceChange(400, 501, 25)).toBe(true);
  expect(isLargePriceChange(400, 299, 25)).toBe(true);
  expect(isLargePriceChange(0, 99, 25)).toBe(true);
  expect(isLargePriceChange(0, 0, 25)).toBe(false);
});
