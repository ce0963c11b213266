import { expect, test } from 'vitest';
import { findPlace, keepPlace } from './kept-places.ts';

test('finds the place again on the same entry of the history, and on no other', () => {
  const entry = { key: 'k1', pathname: '/list', search: '?q=rain' };
  const place = { top: 640, focused: 'rain', parts: 2 };
  keepPlace(entry, place);
  expect(findPlace(entry)).toEqual(place);
  expect(findPlace({ ...entry, key: 'k2' })).toBeUndefined();
  expect(findPlace({ ...entry, search: '' })).toBeUndefined();
  expect(findPlace({ ...entry, pathname: '/other' })).toBeUndefined();
});
