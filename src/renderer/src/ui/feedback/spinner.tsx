import { classNames } from '../class-names.ts';

type SpinnerProps = {
  /** The accessible name; without it the spinner is decoration beside a text. */
  readonly label?: string;
  readonly size?: 's' | 'm' | 'l';
  readonly className?: string;
};

const sizes = { s: 'size-3.5 border-2', m: 'size-5 border-2', l: 'size-8 border-3' };

export function Spinner({ label, size = 's', className }: SpinnerProps) {
  return (
    <span
      role={label === undefined ? undefined : 'status'}
      aria-hidden={label === undefined ? true : undefined}
      className={classNames('inline-flex shrink-0', className)}
    >
      <span
        className={classNames(
          'inline-block animate-spin rounded-full border-current border-e-transparent opacity-80',
          sizes[size]
        )}
      />
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}
