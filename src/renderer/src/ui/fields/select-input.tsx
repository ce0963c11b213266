import { ChevronDown } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { useField } from './field.tsx';
import { inputBox } from './input-classes.ts';

type SelectInputProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  /** Given inside a field, whose label then names the select. */
  readonly id?: string;
  readonly name?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly isDisabled?: boolean;
  readonly className?: string;
};

/** The platform's own select: closed choices, best on touch. */
export function SelectInput<Value extends string>(props: SelectInputProps<Value>) {
  const { label, value, options, onChange, id, name, isDisabled = false, className } = props;
  const { describedBy, isInside } = useField();
  return (
    <span className={classNames('relative inline-flex min-w-0', className)}>
      <select
        id={id}
        aria-label={isInside && id !== undefined ? undefined : label}
        name={name}
        aria-describedby={describedBy ?? props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        value={value}
        disabled={isDisabled}
        onChange={(event) => {
          const next = options.find((option) => option.value === event.currentTarget.value);
          if (next !== undefined) onChange(next.value);
        }}
        className={classNames(inputBox, 'h-control appearance-none truncate ps-2.5 pe-8')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={16}
        className="pointer-events-none absolute inset-y-0 end-2 my-auto text-n10"
      />
    </span>
  );
}
