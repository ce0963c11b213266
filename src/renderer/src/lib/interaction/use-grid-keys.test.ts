import { expect, test } from 'vitest';
import { findStep } from './use-grid-keys.ts';

/** Eight items, three a row. */
const boxes = Array.from({ length: 8 }, (_, place) => ({
  left: (place % 3) * 300,
  top: Math.floor(place / 3) * 200
}));
const go = (key: string, from: number, isRtl = false) => findStep(key, from, boxes, isRtl);

test('arrows go sideways in the order and up and down by rows', () => {
  expect(go('ArrowRight', 2)).toBe(3);
  expect(go('ArrowLeft', 3)).toBe(2);
  expect(go('ArrowDown', 1)).toBe(4);
  expect(go('ArrowUp', 4)).toBe(1);
});

test('a shorter last row is reached at its nearest item', () => {
  expect(go('ArrowDown', 5)).toBe(7);
});

test('the next row is gone to, also where a farther one has an item straight below', () => {
  const gapped = [...boxes.slice(0, 4), ...boxes.slice(6, 8)];
  expect(findStep('ArrowDown', 1, gapped, false)).toBe(3);
});

test('they stop at the ends, and Home and End go there', () => {
  expect(go('ArrowLeft', 0)).toBeUndefined();
  expect(go('ArrowDown', 7)).toBeUndefined();
  expect(go('Home', 5)).toBe(0);
  expect(go('End', 0)).toBe(7);
});

test('in a script from right to left they are mirrored', () => {
  expect(go('ArrowLeft', 0, true)).toBe(1);
  expect(go('ArrowRight', 1, true)).toBe(0);
});
