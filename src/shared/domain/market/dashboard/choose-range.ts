import { addDays, toIsoDate } from '../../../kit/iso-date.ts';
import type { StatisticsRange } from '../seller-statistics.ts';

const days = { today: 1, week: 7, month: 30, quarter: 90, year: 365 } as const;

export type RangePreset = keyof typeof days;
export type RangeChoice = RangePreset | 'all' | 'own';

/** Resolves a choice to a range of UTC days that ends today. All begins with the month of `since`; both in Unix ms. */
export function chooseRange(
  choice: RangePreset | 'all',
  { now, since }: { readonly now: number; readonly since: number }
): StatisticsRange {
  const to = toIsoDate(now).slice(0, 10);
  if (choice === 'all') return { from: since > now ? to : `${toIsoDate(since).slice(0, 7)}-01`, to };
  return { from: addDays(to, 1 - days[choice]), to };
}
