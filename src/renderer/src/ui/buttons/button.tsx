import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { isApplePlatform } from '#renderer/lib/interaction/shortcut.ts';
import { buttonClasses, type ButtonVariant } from './button-classes.ts';
import { classNames } from '../class-names.ts';
import { ariaKeys, Kbd } from './keyboard-key.tsx';
import { Spinner } from '../feedback/spinner.tsx';

type SharedProps = Omit<ComponentProps<'button'>, 'children'> & {
  readonly variant?: ButtonVariant;
  /** Such as "Mod+Enter": drawn on the button (or in its tip) and told to screen readers. */
  readonly shortcut?: string;
  /** While true the button keeps its width and its focus, shows a spinner and ignores clicks. */
  readonly isBusy?: boolean;
  /** Why it cannot be used now. It ignores clicks then, and keeps the focus, so that everybody can come to the reason. */
  readonly reason?: string | undefined;
};

export type ButtonProps = SharedProps & {
  readonly children: ComponentProps<'button'>['children'];
  readonly icon?: LucideIcon;
};

export type IconButtonProps = SharedProps & {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Given for toggles only. */
  readonly isPressed?: boolean;
};

function ignoreClick(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

function keyShortcuts(shortcut: string | undefined): string | undefined {
  return shortcut === undefined ? undefined : ariaKeys(shortcut, isApplePlatform());
}

function BusySpinner() {
  return (
    <span className="absolute inset-0 grid place-items-center">
      <Spinner />
    </span>
  );
}

export function Button({
  variant = 'secondary',
  icon: Icon,
  shortcut,
  isBusy = false,
  reason,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      aria-keyshortcuts={keyShortcuts(shortcut)}
      {...disabledProps(reason)}
      onClick={isBusy || reason !== undefined ? ignoreClick : onClick}
      className={classNames(
        buttonClasses(variant, { isDisabled: rest.disabled === true || reason !== undefined }),
        className
      )}
    >
      {isBusy && <BusySpinner />}
      <span className={classNames('inline-flex min-w-0 items-center gap-2', isBusy && 'opacity-0')}>
        {Icon !== undefined && <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />}
        <span className="truncate">{children}</span>
        {shortcut !== undefined && (
          <span aria-hidden className="inline-flex pointer-coarse:hidden">
            <Kbd keys={shortcut} isOnSolid={variant === 'primary' || variant === 'danger'} />
          </span>
        )}
      </span>
    </button>
  );
}

/** A button that is only a picture: its label is its accessible name and its tooltip. */
export function IconButton({
  label,
  icon: Icon,
  variant = 'ghost',
  shortcut,
  isBusy = false,
  reason,
  isPressed,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={isPressed}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      aria-keyshortcuts={keyShortcuts(shortcut)}
      data-tip={label}
      data-tip-keys={shortcut}
      {...disabledProps(reason)}
      onClick={isBusy || reason !== undefined ? ignoreClick : onClick}
      className={classNames(
        buttonClasses(variant, {
          isDisabled: rest.disabled === true || reason !== undefined,
          isSquare: true
        }),
        isPressed === true && 'bg-accent-3 text-accent-11',
        className
      )}
    >
      {isBusy ? <BusySpinner /> : <Icon aria-hidden size={16} strokeWidth={1.75} />}
    </button>
  );
}

/** Of a control that cannot be used now for `reason`: it keeps the focus, so that everybody can come to the reason. */
export function disabledProps(reason: string | undefined) {
  return reason === undefined
    ? {}
    : ({ 'aria-disabled': true, 'aria-description': reason, 'data-tip': reason } as const);
}
