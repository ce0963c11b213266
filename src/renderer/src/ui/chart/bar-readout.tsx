import type { KeyboardEvent } from 'react';

type BarReadoutProps = {
  /** The accessible name of the chart. */
  readonly label: string;
  /** One text for each bar, e.g. "November 3: $12". */
  readonly texts: readonly string[];
  readonly index: number;
  readonly onChange: (index: number) => void;
};

/** The name and value of one bar. Arrow keys, Home and End go from bar to bar. */
export function BarReadout({ label, texts, index, onChange }: BarReadoutProps) {
  const last = texts.length - 1;
  const move = (event: KeyboardEvent) => {
    const next = findNextBar(event.key, { index, last });
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index}
      aria-valuetext={texts[index]}
      onKeyDown={move}
      className="truncate rounded-tag px-1 text-end text-label text-n11 tabular-nums"
    >
      {texts[index]}
    </div>
  );
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  Home: -Infinity,
  End: Infinity
};

/** The bar that a key leads to, at the ends the same one; undefined for other keys. */
export function findNextBar(
  key: string,
  { index, last }: { readonly index: number; readonly last: number }
): number | undefined {
  const step = steps[key];
  return step === undefined ? undefined : Math.min(Math.max(index + step, 0), last);
}
