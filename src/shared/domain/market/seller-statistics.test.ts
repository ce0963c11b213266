import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  choosePeriod,
  countDays,
  findRangeBefore,
  listPeriods,
  StatisticsRange
} from './seller-statistics.ts';

const dayMs = 86_400_000;
const toDay = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);
const ranges = fc
  .tuple(fc.integer({ min: 19_000, max: 21_000 }), fc.integer({ min: 0, max: 900 }))
  .map(([first, more]) => ({ from: toDay(first), to: toDay(first + more) }));

test.each([
  [1, 'day'],
  [31, 'day'],
  [32, 'week'],
  [182, 'week'],
  [183, 'month']
] as const)('%i days are told by %s', (days, length) => {
  expect(choosePeriod({ from: toDay(20_000), to: toDay(20_000 + days - 1) })).toBe(length);
});

test('the range before ends the day before and is as long', () => {
  fc.assert(
    fc.property(ranges, (range) => {
      const before = findRangeBefore(range);
      expect(Date.parse(range.from) - Date.parse(before.to)).toBe(dayMs);
      expect(countDays(before)).toBe(countDays(range));
    })
  );
});

test('periods begin with the range, follow each other and are few', () => {
  fc.assert(
    fc.property(ranges, (range) => {
      const periods = listPeriods(range);
      expect(periods[0]).toBe(range.from);
      expect(periods).toEqual([...new Set(periods)].toSorted());
      expect(periods.length).toBeLessThanOrEqual(32);
      expect(periods.every((day) => day <= range.to)).toBe(true);
    })
  );
});

test('months begin on their first day, also where the range begins within one', () => {
  expect(listPeriods({ from: '2026-01-15', to: '2026-08-02' })).toEqual([
    '2026-01-15',
    ...['02', '03', '04', '05', '06', '07', '08'].map((month) => `2026-${month}-01`)
  ]);
});

test.each([
  ['2026-01-01', '2026-01-01', true],
  ['2016-11-26', '2026-11-25', true],
  ['2026-01-02', '2026-01-01', false],
  ['0001-01-01', '9999-12-31', false],
  ['2026-02-30', '2026-03-01', false],
  ['yesterday', '2026-03-01', false]
])('a range from %s to %s is taken: %s', (from, to, isTaken) => {
  expect(StatisticsRange.safeParse({ from, to }).success).toBe(isTaken);
});
