// Statistics of a seller's listings in a range of days. Days are dates in UTC.
import * as z from 'zod';
import { addDays, daysBetween } from '../../kit/iso-date.ts';
import { viewSources } from './view-source.ts';

const Day = z.iso.date();
const mostDaysAtOnce = 3653;

export const StatisticsRange = z
  .object({ from: Day, to: Day })
  .refine(({ from, to }) => from <= to, 'A range ends on or after the day it begins')
  .refine(({ from, to }) => daysBetween(from, to) < mostDaysAtOnce, 'A range has at most ten years');
export type StatisticsRange = z.infer<typeof StatisticsRange>;

const figures = {
  /** Visitors who opened a listing, each once a day. */
  views: z.int(),
  wishlistAdds: z.int(),
  /** Paid orders by the day they were paid, without those that were refunded whole. */
  sales: z.int(),
  /** US cents added to what the seller is owed, less what refunds and disputes took back on these days. */
  earnedCents: z.int()
};
export const StatisticsFigures = z.object(figures);
export type StatisticsFigures = z.infer<typeof StatisticsFigures>;

export const SellerStatistics = z.object({
  range: z.object({ from: Day, to: Day }),
  total: StatisticsFigures,
  /** The same over as many days before the range. */
  before: StatisticsFigures,
  sources: z.array(z.object({ source: z.enum(viewSources), views: z.int() })),
  /** By ISO 3166-1 code, the most views first; only those of days with enough visitors. Empty where no proxy names countries. */
  countries: z.array(z.object({ country: z.string(), views: z.int() })),
  /**
   * Paid orders by ISO 3166-1 code, also those refunded later; null for countries with few buyers and those not known.
   * Of the months that are over and lie within the range as a whole.
   */
  salesByCountry: z.array(z.object({ country: z.string().nullable(), sales: z.int() })),
  /** Words of searches by which listings were opened, the most visitors first; only those of days with enough visitors. */
  phrases: z.array(z.object({ phrase: z.string(), visitors: z.int() })),
  /** Consecutive days, weeks or months from the first day of the range; each begins on `from`. */
  periods: z.array(StatisticsFigures.extend({ from: Day })),
  /** Only listings with a figure that is not 0, the most sales first; at most 100. */
  listings: z.array(StatisticsFigures.extend({ slug: z.string(), title: z.string() })),
  /** By the models that the sold prompts name, the most sales first. */
  models: z.array(StatisticsFigures.extend({ model: z.string() }))
});
export type SellerStatistics = z.infer<typeof SellerStatistics>;

type PeriodLength = 'day' | 'week' | 'month';

const mostDays = 31;
const mostWeeks = 26;

export const countDays = ({ from, to }: StatisticsRange): number => daysBetween(from, to) + 1;

/** Short enough to be read, long enough to be compared: at most 31 days or 26 weeks, else months. */
export function choosePeriod(range: StatisticsRange): PeriodLength {
  const days = countDays(range);
  return days <= mostDays ? 'day' : days <= 7 * mostWeeks ? 'week' : 'month';
}

/** As many days as the range has, right before it. */
export function findRangeBefore(range: StatisticsRange): StatisticsRange {
  const days = countDays(range);
  return { from: addDays(range.from, -days), to: addDays(range.to, -days) };
}

/** The first days of its periods. Weeks count from the first day of the range; months begin on their first day. */
export function listPeriods(range: StatisticsRange): readonly string[] {
  const length = choosePeriod(range);
  const days = Array.from({ length: countDays(range) }, (_, number) => addDays(range.from, number));
  return days.filter(
    (day, number) =>
      number === 0 || length === 'day' || (length === 'week' ? number % 7 === 0 : day.endsWith('-01'))
  );
}

export const noFigures: StatisticsFigures = { views: 0, wishlistAdds: 0, sales: 0, earnedCents: 0 };

export const addFigures = (one: StatisticsFigures, other: StatisticsFigures): StatisticsFigures => ({
  views: one.views + other.views,
  wishlistAdds: one.wishlistAdds + other.wishlistAdds,
  sales: one.sales + other.sales,
  earnedCents: one.earnedCents + other.earnedCents
});
