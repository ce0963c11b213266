import { TriangleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId, useMemo } from 'react';
import { classNames } from '../class-names.ts';

type FieldDescription = {
  /** Ids of the field's hint and mark, or undefined when it has neither. */
  readonly describedBy: string | undefined;
  readonly isMarked: boolean;
};

const outside: FieldDescription & { readonly isInside: boolean } = {
  describedBy: undefined,
  isMarked: false,
  isInside: false
};

const FieldContext = createContext<FieldDescription & { readonly isInside: boolean }>(outside);

/** The description by the surrounding field. Outside a field the control must name itself. */
export function useField(): FieldDescription & { readonly isInside: boolean } {
  return useContext(FieldContext);
}

type FieldProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  /** A warning about the value. It never blocks. */
  readonly mark?: ReactNode;
  /** Stands at the end of the label row, such as a lock button. */
  readonly action?: ReactNode;
  /** The control's id; without it the label is a plain text that `labelId` names. */
  readonly htmlFor?: string;
  readonly labelId?: string;
  readonly children: ReactNode;
  readonly className?: string;
};

/** Label row, control, and what is to be said about it. Controls of the kit inside pick up the description. */
export function Field({ label, hint, mark, action, htmlFor, labelId, children, className }: FieldProps) {
  const id = useId();
  const hasHint = hint !== undefined && hint !== null && hint !== '';
  const isMarked = mark !== undefined && mark !== null && mark !== '';
  const described = [isMarked && `${id}-mark`, hasHint && `${id}-hint`].filter(Boolean).join(' ');
  const context = useMemo(
    () => ({ describedBy: described === '' ? undefined : described, isMarked, isInside: true }),
    [described, isMarked]
  );
  const labelClass = 'min-w-0 text-label font-medium wrap-anywhere text-n11';
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1', className)}>
      <div className="flex min-h-6 items-center justify-between gap-2">
        {htmlFor === undefined ? (
          <span id={labelId} className={labelClass}>
            {label}
          </span>
        ) : (
          <label id={labelId} htmlFor={htmlFor} className={labelClass}>
            {label}
          </label>
        )}
        {action !== undefined && <div className="-my-2 -me-2 flex shrink-0 items-center">{action}</div>}
      </div>
      <FieldContext value={context}>{children}</FieldContext>
      {isMarked && (
        <div id={`${id}-mark`} className="flex items-start gap-1.5 text-label text-warning-11">
          <TriangleAlert aria-hidden size={14} className="mt-px shrink-0" />
          <div className="min-w-0">{mark}</div>
        </div>
      )}
      {hasHint && (
        <div id={`${id}-hint`} className="text-label text-n10 empty:hidden">
          {hint}
        </div>
      )}
    </div>
  );
}
