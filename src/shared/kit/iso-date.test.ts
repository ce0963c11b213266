import { expect, test } from 'vitest';
import { addDays, daysBetween, toIsoDate } from './iso-date.ts';

test('writes an instant in UTC, to the millisecond', () => {
  expect([0, 1_700_000_000_123].map(toIsoDate)).toEqual([
    '1970-01-01T00:00:00.000Z',
    '2023-11-14T22:13:20.123Z'
  ]);
});

test.each([
  ['2024-02-28', 2, '2024-03-01'],
  ['2026-11-25', 7, '2026-12-02'],
  ['2026-01-01', -1, '2025-12-31']
])('%s and %i days is %s', (from, days, to) => {
  expect(addDays(from, days)).toBe(to);
  expect(daysBetween(from, to)).toBe(days);
});
