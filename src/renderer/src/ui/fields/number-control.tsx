import { NumberField } from '@base-ui/react/number-field';
import { ChevronsLeftRight, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { useField } from './field.tsx';
import { bareInput, inputShell } from './input-classes.ts';
import { words } from '../ui-texts.ts';

export type NumberInputProps = {
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Steps stop at `min` and `max`; typing may go beyond, and the field's mark says what that means. */
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly unit?: string;
  readonly id: string;
  readonly labelId?: string;
  /** The value that the step buttons change. */
  readonly label?: string;
  readonly isDisabled?: boolean;
};

const numberFormat: Intl.NumberFormatOptions = { maximumFractionDigits: 6, useGrouping: false };
const stepClasses =
  '-my-px inline-flex min-w-target items-center justify-center text-n10 hover:text-n12 data-disabled:text-n7';

function ScrubHandle() {
  return (
    <NumberField.ScrubArea
      pixelSensitivity={4}
      className="flex w-7 shrink-0 cursor-ew-resize touch-none items-center justify-center text-n10 select-none hover:text-n12 pointer-coarse:hidden"
    >
      <ChevronsLeftRight aria-hidden size={14} />
      <NumberField.ScrubAreaCursor className="text-n12 drop-shadow-sm">
        <ChevronsLeftRight aria-hidden size={20} />
      </NumberField.ScrubAreaCursor>
    </NumberField.ScrubArea>
  );
}

/** Takes typing, arrow keys (Shift for tens, Alt for tenths), step buttons, and dragging sideways. */
export function NumberControl(props: NumberInputProps) {
  const { value, onChange, min, max, step = 1, unit, id, labelId, label = '', isDisabled = false } = props;
  const { describedBy, isMarked } = useField();
  const [isEmpty, setIsEmpty] = useState(false);
  const emptyId = `${id}-empty`;

  function handleChange(next: number | null) {
    setIsEmpty(next === null);
    if (next !== null && next !== value) onChange(next);
  }

  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <NumberField.Root
        id={id}
        className="min-w-0"
        value={isEmpty ? null : value}
        onValueChange={handleChange}
        min={min}
        max={max}
        step={step}
        allowOutOfRange
        format={numberFormat}
        disabled={isDisabled}
      >
        <NumberField.Group className={classNames(inputShell, 'h-control', isMarked && 'border-warning-11')}>
          <ScrubHandle />
          <NumberField.Input
            aria-labelledby={labelId}
            aria-describedby={isEmpty ? emptyId : describedBy}
            onBlur={() => setIsEmpty(false)}
            className={classNames(bareInput, '-my-px tabular-nums pointer-coarse:ps-2.5')}
          />
          {unit !== undefined && (
            <span aria-hidden className="flex items-center pe-1 text-label text-n10">
              {unit}
            </span>
          )}
          <NumberField.Decrement aria-label={words.decrease(label)} className={stepClasses}>
            <Minus aria-hidden size={14} />
          </NumberField.Decrement>
          <NumberField.Increment
            aria-label={words.increase(label)}
            className={classNames(stepClasses, 'me-0.5')}
          >
            <Plus aria-hidden size={14} />
          </NumberField.Increment>
        </NumberField.Group>
      </NumberField.Root>
      <span id={emptyId} role="status" className="text-label text-n10 empty:hidden">
        {isEmpty ? words.emptyNumber(String(value)) : ''}
      </span>
    </div>
  );
}
