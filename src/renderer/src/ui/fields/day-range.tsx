import { useId } from 'react';
import { inputBox } from './input-classes.ts';

/** Days as "2026-11-20", both ends included. */
type Range = { readonly from: string; readonly to: string };

type DayRangeProps = {
  readonly range: Range;
  readonly words: Readonly<Record<keyof Range, string>>;
  readonly onChange: (range: Range) => void;
};

/** The first and the last day, neither beyond the other. */
export function DayRange({ range, words, onChange }: DayRangeProps) {
  return (
    <>
      <DayInput
        label={words.from}
        value={range.from}
        max={range.to}
        onChange={(from) => onChange({ ...range, from })}
      />
      <DayInput
        label={words.to}
        value={range.to}
        min={range.from}
        onChange={(to) => onChange({ ...range, to })}
      />
    </>
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
