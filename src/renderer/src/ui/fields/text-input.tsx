import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { useField } from './field.tsx';
import { inputBox } from './input-classes.ts';

type TextInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Not spell-checked by default: single-line fields usually hold names, addresses or numbers, not prose. */
export function TextInput({ value, onChange, placeholder, className, ...rest }: TextInputProps) {
  const { describedBy } = useField();
  return (
    <input
      type="text"
      dir="auto"
      spellCheck={false}
      aria-describedby={describedBy}
      {...rest}
      placeholder={shownPlaceholder(value, placeholder)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={classNames(inputBox, 'h-control px-2.5 text-ellipsis', className)}
    />
  );
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'rows'> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Lines shown when the text is shorter. */
  readonly rows?: number;
};

/** Grows with its text; lines are the writer's own. */
export function TextArea({ value, onChange, placeholder, rows = 2, className, ...rest }: TextAreaProps) {
  const { describedBy } = useField();
  const minHeight: CSSProperties = {
    minHeight: `max(var(--control), calc(${rows} * var(--input-line) + 0.75rem + 2px))`
  };
  return (
    <div className="kit-grow min-w-0" data-text={value}>
      <textarea
        dir="auto"
        aria-describedby={describedBy}
        {...rest}
        rows={rows}
        placeholder={shownPlaceholder(value, placeholder)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        style={minHeight}
        className={classNames(inputBox, 'block px-2.5 py-1.5', className)}
      />
    </div>
  );
}

/** Browsers hide a placeholder that stands behind a text anew with every key, and compute its style again each time. */
const shownPlaceholder = (value: string, placeholder: string | undefined): string | undefined =>
  value === '' ? placeholder : undefined;
