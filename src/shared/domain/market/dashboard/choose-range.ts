import { addDays, toIsoDate } from '../../../kit/iso-date.ts';
import type { StatisticsRange } from '../seller-statistics.ts';

const days = { today: 1, week: 7, month: 30, quarter: 90, year: 365 } as const;

export type RangePreset = keyof typeof days;
export type RangeChoice = RangePreset | 'all' | 'own';

/** Resolves a choice to a range of UTC days that ends today. `since`, the first day of all, and `now` in Unix ms. */
export function chooseRange(
  choice: RangePreset | 'all',
  { now, since }: { readonly now: number; readonly since: number }
): StatisticsRange {
  const to = toIsoDate(now).slice(0, 10);
  if (choice === 'all') return { from: since > now ? to : toIsoDate(since).slice(0, 10), to };
  return { from: addDays(to, 1 - days[choice]), to };
}
