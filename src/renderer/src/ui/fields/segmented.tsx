import { useId } from 'react';
import { useField } from './field.tsx';

type SegmentedProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: boolean;
};

/** More than four wrap unevenly on a phone. */
const threeColumns = 'max-sm:grid max-sm:w-full max-sm:grid-cols-3';

/** A few choices side by side, one of them chosen; arrow keys move, as in every radio group. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, options, onChange, isDisabled = false } = props;
  const name = useId();
  const { describedBy } = useField();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      className={`inline-flex min-h-control max-w-full flex-wrap gap-0.5 self-start justify-self-start rounded-control border border-n7 bg-n1 p-0.5 ${options.length > 4 ? threeColumns : ''}`}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex min-h-target min-w-target flex-auto items-center justify-center rounded-tag border border-transparent px-3 text-ui whitespace-nowrap text-n11 hover:text-n12 has-checked:border-n8 has-checked:bg-n5 has-checked:font-medium has-checked:text-n12 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-disabled:text-n9"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={isDisabled}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 m-0 appearance-none outline-none"
          />
          <span className="truncate">{option.label}</span>
        </label>
      ))}
    </div>
  );
}
