import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../../kit/iso-date.ts';
import { addFigures, noFigures, type StatisticsFigures } from '../seller-statistics.ts';
import { type SellerMonth, summarizeMonths } from './seller-month.ts';

const figures: fc.Arbitrary<StatisticsFigures> = fc.record({
  views: fc.nat({ max: 9 }),
  wishlistAdds: fc.nat({ max: 9 }),
  sales: fc.nat({ max: 9 }),
  earnedCents: fc.integer({ min: -500, max: 500 })
});
const first = '2026-01-01';
/** By the number of the day. */
const days = fc.dictionary(fc.nat({ max: 300 }).map(String), figures);
const toMonths = (byNumber: Readonly<Record<string, StatisticsFigures>>): SellerMonth[] => {
  const months = new Map<string, SellerMonth['days']>();
  for (const [number, figure] of Object.entries(byNumber)) {
    const day = addDays(first, Number(number));
    months.set(day.slice(0, 7), { ...months.get(day.slice(0, 7)), [day]: figure });
  }
  return [...months.values()].map((one) => ({ days: one }));
};
const sum = (all: readonly StatisticsFigures[]): StatisticsFigures => all.reduce(addFigures, noFigures);

it('sums the days of a range, whose periods add up to it', () => {
  fc.assert(
    fc.property(days, fc.nat({ max: 300 }), fc.nat({ max: 250 }), (byNumber, start, length) => {
      const range = { from: addDays(first, start), to: addDays(first, start + length) };
      const { total, before, periods } = summarizeMonths(toMonths(byNumber), range);
      const between = (from: number, to: number) =>
        sum(
          Object.entries(byNumber).flatMap(([number, figure]) =>
            Number(number) >= from && Number(number) <= to ? [figure] : []
          )
        );
      expect(total).toEqual(between(start, start + length));
      expect(before).toEqual(between(start - length - 1, start - 1));
      expect(sum(periods.map(({ from: _from, ...figure }) => figure))).toEqual(total);
    })
  );
});
