import type { StatisticsRange } from '#shared/domain/market/seller-statistics.ts';

export const rangeChoices = ['today', 'week', 'month', 'quarter', 'all', 'own'] as const;
export type RangeChoice = (typeof rangeChoices)[number];

const dayMs = 86_400_000;
const days = { today: 1, week: 7, month: 30, quarter: 90 } as const;

const toDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Resolves a choice to a range of UTC days that ends today. `since`, the day of the application, and `now` in Unix ms. */
export function chooseRange(
  choice: Exclude<RangeChoice, 'own'>,
  { now, since }: { readonly now: number; readonly since: number }
): StatisticsRange {
  const to = toDay(now);
  if (choice === 'all') return { from: since > now ? to : toDay(since), to };
  return { from: toDay(now - (days[choice] - 1) * dayMs), to };
}
