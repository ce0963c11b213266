import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeLengths, makesExactly } from './choose-take-layout.ts';

const sumOf = (lengths: readonly number[]) => lengths.reduce((sum, length) => sum + length, 0);

test('the fewest clips, as even as can be, the longer ones first', () => {
  expect(composeLengths([4, 6, 8], 30)).toEqual([8, 8, 8, 6]);
  expect(composeLengths([4, 6, 8], 60)).toEqual([8, 8, 8, 8, 8, 8, 6, 6]);
  expect(composeLengths([3, 4, 5, 6, 7, 8, 9, 10], 22)).toEqual([8, 7, 7]);
});

test('what cannot be met is missed by as little as can be, above rather than below', () => {
  expect(composeLengths([4, 6, 8], 9)).toEqual([6, 4]);
  expect(composeLengths([8], 30)).toEqual([8, 8, 8, 8]);
  expect(composeLengths([5, 10], 11)).toEqual([10]);
  expect(composeLengths([4, 6, 8], 1)).toEqual([4]);
  expect(composeLengths([], 10)).toEqual([]);
});

test('clips end where the creator’s own timeline cuts, if that takes no more clips', () => {
  expect(composeLengths([3, 4, 5, 6, 7, 8, 9, 10], 15, [9])).toEqual([9, 6]);
  expect(composeLengths([4, 6, 8], 18, [4, 12])).toEqual([4, 8, 6]);
});

test('tenths of a second are met where a model takes them', () => {
  expect(composeLengths([2.5, 4], 6.5)).toEqual([4, 2.5]);
});

/** The slow way: every sum that some clips make, with how many it takes. */
function listSums(allowed: readonly number[], highest: number): Map<number, number> {
  const sums = new Map([[0, 0]]);
  for (const [sum, count] of sums) {
    for (const length of allowed) {
      const next = sum + length;
      if (next <= highest && (sums.get(next) ?? Number.POSITIVE_INFINITY) > count + 1) {
        sums.delete(next);
        sums.set(next, count + 1);
      }
    }
  }
  sums.delete(0);
  return sums;
}

test('no other clips come nearer, and none as near are fewer', () => {
  const allowed = fc.uniqueArray(fc.integer({ min: 2, max: 12 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(allowed, fc.integer({ min: 1, max: 60 }), (lengths, total) => {
      const composed = composeLengths(lengths, total);
      const sums = listSums(lengths, total + 12);
      const nearest = Math.min(...[...sums.keys()].map((sum) => Math.abs(sum - total)));
      expect(composed.every((length) => lengths.includes(length))).toBe(true);
      expect(Math.abs(sumOf(composed) - total)).toBe(nearest);
      expect(composed).toHaveLength(sums.get(sumOf(composed)) ?? 0);
      expect(makesExactly(lengths, total)).toBe(sums.has(total));
    })
  );
});
