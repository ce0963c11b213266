import { expect, test } from 'vitest';
import { nextLoadingChange } from './use-delayed-loading.ts';

test('a stand-in comes after 150 ms, stays at least 300, and nothing comes for what is there at once', () => {
  expect(nextLoadingChange({ isWaiting: true, shownAt: null, now: 1000 })).toBe(150);
  expect(nextLoadingChange({ isWaiting: true, shownAt: 900, now: 1000 })).toBeNull();
  expect(nextLoadingChange({ isWaiting: false, shownAt: 900, now: 1000 })).toBe(200);
  expect(nextLoadingChange({ isWaiting: false, shownAt: 100, now: 1000 })).toBe(0);
  expect(nextLoadingChange({ isWaiting: false, shownAt: null, now: 1000 })).toBeNull();
});
