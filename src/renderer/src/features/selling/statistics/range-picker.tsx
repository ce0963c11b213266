import type { RangeChoice } from '#shared/domain/market/dashboard/choose-range.ts';
import type { StatisticsRange } from '#shared/domain/market/seller-statistics.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { DayRange } from '#renderer/ui/fields/day-range.tsx';
import { Segmented } from '#renderer/ui/fields/segmented.tsx';

const rangeChoices = [
  'today',
  'week',
  'month',
  'quarter',
  'all',
  'own'
] as const satisfies readonly RangeChoice[];
export type StatisticsChoice = (typeof rangeChoices)[number];

type Props = {
  readonly choice: StatisticsChoice;
  readonly range: StatisticsRange;
  readonly onChoose: (choice: StatisticsChoice) => void;
  readonly onSetRange: (range: StatisticsRange) => void;
};

export function RangePicker({ choice, range, onChoose, onSetRange }: Props) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Segmented
        label={t(texts, 'selling.statistics.range')}
        value={choice}
        options={rangeChoices.map((value) => ({
          value,
          label: t(texts, `selling.statistics.range.${value}`)
        }))}
        onChange={onChoose}
      />
      {choice === 'own' ? (
        <DayRange
          range={range}
          words={{ from: t(texts, 'selling.statistics.from'), to: t(texts, 'selling.statistics.to') }}
          onChange={onSetRange}
        />
      ) : null}
    </div>
  );
}
