// A seller's figures by day, a month at a time, as devices keep them.
import * as z from 'zod';
import { addDays } from '../../../kit/iso-date.ts';
import {
  addFigures,
  countDays,
  findRangeBefore,
  listPeriods,
  noFigures,
  type SellerStatistics,
  StatisticsFigures,
  type StatisticsRange
} from '../seller-statistics.ts';

/** Only days with a figure, by their date in UTC. */
export const SellerMonth = z.object({ days: z.record(z.iso.date(), StatisticsFigures) });
export type SellerMonth = z.infer<typeof SellerMonth>;

/** The statistics of a range as far as figures by day tell: nothing by listing, model, source or country. */
export function summarizeMonths(months: readonly SellerMonth[], range: StatisticsRange): SellerStatistics {
  const figures = new Map(months.flatMap(({ days }) => Object.entries(days)));
  const figuresOf = (day: string): StatisticsFigures => figures.get(day) ?? noFigures;
  const sum = (days: readonly string[]): StatisticsFigures =>
    days.reduce((total, day) => addFigures(total, figuresOf(day)), noFigures);
  const days = listDays(range);
  const starts = listPeriods(range);
  return {
    range,
    total: sum(days),
    before: sum(listDays(findRangeBefore(range))),
    periods: starts.map((from, index) => {
      const next = starts[index + 1];
      return { from, ...sum(days.filter((day) => day >= from && (next === undefined || day < next))) };
    }),
    sources: [],
    countries: [],
    salesByCountry: [],
    phrases: [],
    listings: [],
    models: []
  };
}

const listDays = (range: StatisticsRange): readonly string[] =>
  Array.from({ length: countDays(range) }, (_, number) => addDays(range.from, number));
