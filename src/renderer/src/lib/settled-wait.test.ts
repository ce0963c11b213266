import { expect, test } from 'vitest';
import { findNextTurn } from './settled-wait.ts';

test('a stand-in comes after 150 ms, stays at least 300, and nothing comes for what is there at once', () => {
  expect(findNextTurn({ isWaiting: true, shownAt: null, now: 1000 })).toBe(150);
  expect(findNextTurn({ isWaiting: true, shownAt: 900, now: 1000 })).toBeNull();
  expect(findNextTurn({ isWaiting: false, shownAt: 900, now: 1000 })).toBe(200);
  expect(findNextTurn({ isWaiting: false, shownAt: 100, now: 1000 })).toBe(0);
  expect(findNextTurn({ isWaiting: false, shownAt: null, now: 1000 })).toBeNull();
});
