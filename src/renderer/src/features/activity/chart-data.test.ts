import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countByDay, listLargest, splitTime } from './chart-data.ts';

const hour = 3_600_000;
const noon = Date.UTC(2026, 10, 20, 12);

test('counts the last days, today last, by the day where its user is', () => {
  const lateYesterday = Date.UTC(2026, 10, 19, 23, 30);
  const counts = (offset: number) =>
    countByDay([noon, lateYesterday, noon - 30 * 24 * hour], noon, 3, offset).map(({ count }) => count);
  expect(counts(0)).toEqual([0, 1, 1]);
  expect(counts(hour)).toEqual([0, 0, 2]);
});

test('no moment of the last days is lost or counted twice', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: noon - 13 * 24 * hour + 12 * hour, max: noon })), (moments) => {
      const total = countByDay(moments, noon, 14, 0).reduce((sum, { count }) => sum + count, 0);
      expect(total).toBe(moments.length);
    })
  );
});

test('lists what was used most first, and nothing that was not', () => {
  const counts = [
    { name: 'b', count: 2 },
    { name: 'a', count: 2 },
    { name: 'c', count: 0 },
    { name: 'd', count: 9 }
  ];
  expect(listLargest(counts, 2)).toEqual([counts[3], counts[1]]);
  expect(listLargest(counts, 9)).toHaveLength(3);
});

test('says time in whole hours and minutes', () => {
  expect(splitTime(2 * hour + 5 * 60_000 + 59_000)).toEqual({ hours: 2, minutes: 5 });
});
