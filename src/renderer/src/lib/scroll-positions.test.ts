import { expect, test } from 'vitest';
import { findScrollPosition, saveScrollPosition } from './scroll-positions.ts';

test('finds the position again on the same entry of the history, and on no other', () => {
  const entry = { key: 'k1', pathname: '/list', search: '?q=rain' };
  const position = { top: 640, focused: 'rain', parts: 2 };
  saveScrollPosition(entry, position);
  expect(findScrollPosition(entry)).toEqual(position);
  expect(findScrollPosition({ ...entry, key: 'k2' })).toBeUndefined();
  expect(findScrollPosition({ ...entry, search: '' })).toBeUndefined();
  expect(findScrollPosition({ ...entry, pathname: '/other' })).toBeUndefined();
});
