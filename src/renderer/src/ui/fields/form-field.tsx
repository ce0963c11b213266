import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

/** Props of a control, so that its label and its problem are announced with it. */
export type FormControl = {
  readonly id: string;
  readonly name: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

type FormFieldProps = {
  readonly name: string;
  readonly label: string;
  /** Help before typing. */
  readonly hint?: ReactNode;
  /** Why it cannot be sent as it is; undefined while nothing is wrong. */
  readonly problem?: string | undefined;
  /** Stands at the end of the label's row. */
  readonly action?: ReactNode;
  readonly children: (control: FormControl) => ReactNode;
  readonly className?: string;
};

/** A field of a form that is sent: what is wrong stands under it and stops the sending. */
export function FormField({ name, label, hint, problem, action, children, className }: FormFieldProps) {
  const id = useId();
  const hasHint = hint !== undefined && hint !== null;
  const described = [problem !== undefined && `${id}-problem`, hasHint && `${id}-hint`].filter(Boolean);
  return (
    <div data-field={name} className={classNames('grid min-w-0 content-start gap-1', className)}>
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} className="min-w-0 text-ui font-medium text-n12">
          {label}
        </label>
        {action}
      </div>
      {children({
        id,
        name,
        'aria-describedby': described.length === 0 ? undefined : described.join(' '),
        'aria-invalid': problem === undefined ? undefined : true
      })}
      {problem !== undefined && (
        <p id={`${id}-problem`} className="flex items-start gap-1.5 text-ui text-danger-11">
          <CircleAlert aria-hidden size={14} className="mt-0.75 shrink-0" />
          <span className="min-w-0">{problem}</span>
        </p>
      )}
      {hasHint && (
        <div id={`${id}-hint`} className="text-label text-n11 empty:hidden">
          {hint}
        </div>
      )}
    </div>
  );
}
