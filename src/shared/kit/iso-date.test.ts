import { expect, test } from 'vitest';
import { toIsoDate } from './iso-date.ts';

test('writes an instant in UTC, to the millisecond', () => {
  expect([0, 1_700_000_000_123].map(toIsoDate)).toEqual([
    '1970-01-01T00:00:00.000Z',
    '2023-11-14T22:13:20.123Z'
  ]);
});
