import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

type CheckboxProps = {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly children: ReactNode;
  /** The id of what says more about the choice. */
  readonly describedBy?: string;
};

/** A choice that waits for a button; one that applies at once is a switch. */
export function Checkbox({ isChecked, onChange, children, describedBy }: CheckboxProps) {
  return (
    <label className="inline-flex min-h-target min-w-0 items-center gap-2.5">
      <span className="relative inline-flex size-4.5 shrink-0">
        <input
          type="checkbox"
          checked={isChecked}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="peer absolute inset-0 m-0 size-full appearance-none rounded-tag border border-n8 bg-n1 checked:border-accent-8 checked:bg-accent-9 forced-colors:appearance-auto"
        />
        <Check
          aria-hidden
          size={14}
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 m-auto text-accent-on opacity-0 peer-checked:opacity-100 forced-colors:hidden"
        />
      </span>
      <span className="min-w-0">{children}</span>
    </label>
  );
}
