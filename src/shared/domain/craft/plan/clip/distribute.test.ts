import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { distributeInOrder, groupByPlace, apportion } from './distribute.ts';

const weights = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 30 });
const sizes = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 30 });

test('items keep their order, and no place stays empty while there are enough of them', () => {
  fc.assert(
    fc.property(weights, sizes, (items, places) => {
      const allotted = distributeInOrder(items, places);
      expect(allotted).toEqual(allotted.toSorted((one, other) => one - other));
      expect(groupByPlace(items, allotted, places.length).flat()).toEqual(items);
      const used = new Set(allotted);
      expect(used.size).toBe(Math.min(items.length, places.length));
    })
  );
});

test('long places get more, and few items stand apart', () => {
  expect(distributeInOrder([1, 1, 1, 1], [3, 1])).toEqual([0, 0, 0, 1]);
  expect(distributeInOrder([5, 1], [1, 1, 1, 1, 1, 1])).toEqual([0, 3]);
});

test('whole shares follow their weights and add up exactly', () => {
  expect(apportion(10, [1, 1, 1], 2)).toEqual([3, 4, 3]);
  fc.assert(
    fc.property(sizes, fc.integer({ min: 0, max: 60 }), (parts, spare) => {
      const shares = apportion(parts.length * 2 + spare, parts, 2);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(parts.length * 2 + spare);
      expect(shares.every((share) => Number.isInteger(share) && share >= 2)).toBe(true);
    })
  );
});
