import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickOne, pickSome, randomInteger, seededRandom } from './random.ts';

test('the same seed gives the same numbers, another seed others', () => {
  const firstThree = (seed: number) => {
    const random = seededRandom(seed);
    return [random(), random(), random()];
  };
  expect(firstThree(42)).toEqual(firstThree(42));
  expect(firstThree(42)).not.toEqual(firstThree(43));
});

test('whole numbers fill their range, both ends included', () => {
  const random = seededRandom(1);
  const drawn = new Set(Array.from({ length: 500 }, () => randomInteger(random, -2, 3)));
  expect([...drawn].toSorted((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3]);
});

test('some items are different items of the list, as many as asked for or as there are', () => {
  fc.assert(
    fc.property(fc.nat(), fc.uniqueArray(fc.integer()), fc.nat({ max: 12 }), (seed, items, count) => {
      const picked = pickSome(seededRandom(seed), items, count);
      expect(picked).toHaveLength(Math.min(count, items.length));
      expect(new Set(picked).size).toBe(picked.length);
      expect(items).toEqual(expect.arrayContaining(picked));
    })
  );
});

test('nothing can be picked from an empty list', () => {
  expect(() => pickOne(seededRandom(1), [])).toThrow(RangeError);
});
