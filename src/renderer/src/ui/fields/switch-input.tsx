import { classNames } from '../class-names.ts';
import { useField } from './field.tsx';

type SwitchInputProps = {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly id: string;
  readonly label: string;
  readonly isDisabled?: boolean;
  /** Keeps the label for screen readers only, where a field already shows it. */
  readonly isLabelHidden?: boolean;
};

/** Applies at once; for a choice that waits for a button use a checkbox. */
export function SwitchInput({
  isOn,
  onChange,
  id,
  label,
  isDisabled = false,
  isLabelHidden
}: SwitchInputProps) {
  const { describedBy, isInside } = useField();
  const hidesLabel = isLabelHidden ?? isInside;
  return (
    <span className="inline-flex min-h-control items-center">
      <label
        htmlFor={hidesLabel ? undefined : id}
        className="inline-flex min-h-target min-w-target items-center gap-2.5"
      >
        <span className="relative inline-flex h-5 w-9 shrink-0">
          <input
            id={id}
            type="checkbox"
            role="switch"
            aria-checked={isOn}
            aria-label={hidesLabel && !isInside ? label : undefined}
            aria-describedby={describedBy}
            checked={isOn}
            disabled={isDisabled}
            onChange={(event) => onChange(event.currentTarget.checked)}
            className="peer absolute inset-0 m-0 size-full appearance-none rounded-full border border-n8 bg-n1 checked:border-accent-8 checked:bg-accent-9 disabled:border-n7 disabled:bg-n3 forced-colors:appearance-auto"
          />
          <span
            aria-hidden
            className={classNames(
              'pointer-events-none absolute top-1 left-1 size-3 rounded-full transition-transform duration-control forced-colors:hidden',
              isDisabled ? 'bg-n7' : isOn ? 'bg-accent-on' : 'bg-n10',
              isOn && 'translate-x-4 rtl:-translate-x-4',
              'rtl:right-1 rtl:left-auto'
            )}
          />
        </span>
        {!hidesLabel && (
          <span className={classNames('text-ui', isDisabled ? 'text-n9' : 'text-n12')}>{label}</span>
        )}
      </label>
    </span>
  );
}
