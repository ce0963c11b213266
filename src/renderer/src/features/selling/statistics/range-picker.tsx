import { useId } from 'react';
import type { StatisticsRange } from '#shared/domain/market/seller-statistics.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { inputBox } from '#renderer/ui/fields/input-classes.ts';
import { Segmented } from '#renderer/ui/fields/segmented.tsx';
import { type RangeChoice, rangeChoices } from './choose-range.ts';

type Props = {
  readonly choice: RangeChoice;
  readonly range: StatisticsRange;
  readonly onChoose: (choice: RangeChoice) => void;
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
        <>
          <DayInput
            label={t(texts, 'selling.statistics.from')}
            value={range.from}
            max={range.to}
            onChange={(from) => onSetRange({ ...range, from })}
          />
          <DayInput
            label={t(texts, 'selling.statistics.to')}
            value={range.to}
            min={range.from}
            onChange={(to) => onSetRange({ ...range, to })}
          />
        </>
      ) : null}
    </div>
  );
}

type DayInputProps = {
  readonly label: string;
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (day: string) => void;
};

function DayInput({ label, value, onChange, ...limits }: DayInputProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-label text-n11">
        {label}
      </label>
      <input
        id={id}
        type="date"
        required
        value={value}
        {...limits}
        onChange={({ currentTarget }) => {
          if (currentTarget.validity.valid) onChange(currentTarget.value);
        }}
        className={`${inputBox} min-h-control px-2.5`}
      />
    </div>
  );
}
