import { chooseRange, type RangeChoice } from '#shared/domain/market/dashboard/choose-range.ts';
import { StatisticsRange } from '#shared/domain/market/seller-statistics.ts';
import { useUrlQuery } from '#renderer/lib/use-url-query.ts';
import { useAdminDependencies } from '../../frame/dependencies.tsx';

export const salesChoices = [
  'today',
  'week',
  'month',
  'quarter',
  'year',
  'own'
] as const satisfies readonly RangeChoice[];
export type SalesChoice = (typeof salesChoices)[number];

export type SalesRangeState = {
  readonly choice: SalesChoice;
  readonly range: StatisticsRange;
  readonly choose: (choice: SalesChoice) => void;
  readonly setRange: (range: StatisticsRange) => void;
};

/** The range is part of the address, so that it can be sent to a colleague. */
export function useSalesRange(): SalesRangeState {
  const { now } = useAdminDependencies();
  const [query, setQuery] = useUrlQuery();
  const own = StatisticsRange.safeParse({ from: query.get('from'), to: query.get('to') });
  const preset = salesChoices.find((each) => each !== 'own' && each === query.get('range')) ?? 'month';
  const choice = own.success ? 'own' : preset;
  const range = own.success
    ? own.data
    : chooseRange(preset === 'own' ? 'month' : preset, { now: now(), since: 0 });
  const setRange = ({ from, to }: StatisticsRange) => setQuery(new URLSearchParams({ from, to }));
  return {
    choice,
    range,
    choose: (next) => (next === 'own' ? setRange(range) : setQuery(new URLSearchParams({ range: next }))),
    setRange
  };
}
