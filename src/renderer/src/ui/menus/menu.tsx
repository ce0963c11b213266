import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { buttonClasses, type ButtonVariant } from '../buttons/button-classes.ts';
import { Button, disabledProps } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';
import { lazyComponent } from '../loading/lazy-component.ts';
import type { MenuItem } from './menu-item.ts';

type MenuButtonProps = {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly icon?: LucideIcon;
  readonly variant?: ButtonVariant;
  /** Shows the icon alone; the label stays its name and its tip. */
  readonly isIconOnly?: boolean;
  readonly align?: 'start' | 'end';
  readonly disabled?: boolean;
  /** Why it cannot be opened now; it keeps the focus. */
  readonly reason?: string | undefined;
  readonly className?: string;
};

const popup = lazyComponent(async () => (await import('./menu-popup.tsx')).MenuPopup);

function useMenu(canOpen = true) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [startsAt, setStartsAt] = useState<'list' | 'first' | 'last'>();
  const isOpen = startsAt !== undefined;
  const close = () => setStartsAt(undefined);
  return {
    anchor,
    isOpen,
    popup: { anchor, startsAt: startsAt ?? 'list', onClose: close },
    trigger: {
      ref: anchor,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      onPointerEnter: popup.preload,
      onFocus: popup.preload,
      // A click without a press count was made by Enter or Space.
      onClick: (event: MouseEvent) => {
        if (canOpen) setStartsAt(isOpen ? undefined : event.detail === 0 ? 'first' : 'list');
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!canOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
        event.preventDefault();
        setStartsAt(event.key === 'ArrowDown' ? 'first' : 'last');
      }
    }
  };
}

type OpenMenuProps = Pick<MenuButtonProps, 'label' | 'items'> & {
  readonly menu: ReturnType<typeof useMenu>;
  readonly align: 'start' | 'end';
};

function OpenMenu({ menu, ...rest }: OpenMenuProps) {
  if (!menu.isOpen) return null;
  return (
    <span className="kit-unguarded contents">
      <popup.LazyPart {...menu.popup} {...rest} />
    </span>
  );
}

/** A button that opens a list of actions. The list's code loads when the pointer or the focus comes near. */
export function MenuButton(props: MenuButtonProps) {
  const {
    label,
    items,
    icon: Icon,
    variant = 'secondary',
    isIconOnly = false,
    align = 'start',
    disabled,
    reason
  } = props;
  const menu = useMenu(reason === undefined);
  return (
    <>
      <button
        type="button"
        {...menu.trigger}
        disabled={disabled}
        aria-label={isIconOnly ? label : undefined}
        data-tip={isIconOnly && !menu.isOpen ? label : undefined}
        {...disabledProps(reason)}
        className={classNames(
          buttonClasses(variant, {
            isDisabled: disabled === true || reason !== undefined,
            isSquare: isIconOnly
          }),
          menu.isOpen && variant !== 'primary' && 'bg-n5',
          props.className
        )}
      >
        {Icon !== undefined && <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />}
        {!isIconOnly && <span className="truncate">{label}</span>}
        {(!isIconOnly || Icon === undefined) && <ChevronDown aria-hidden size={14} className="shrink-0" />}
      </button>
      <OpenMenu menu={menu} label={label} items={items} align={align} />
    </>
  );
}

type SplitButtonProps = {
  /** The label of the main part; also its accessible name. */
  readonly label: ReactNode;
  readonly onClick: () => void;
  readonly menuLabel: string;
  readonly items: readonly MenuItem[];
  readonly variant?: ButtonVariant;
  readonly icon?: LucideIcon;
  readonly shortcut?: string;
  readonly isBusy?: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
};

/** A main action, and its variations behind a second button. */
export function SplitButton(props: SplitButtonProps) {
  const { label, onClick, menuLabel, items, variant = 'secondary', icon, shortcut, isBusy, disabled } = props;
  const menu = useMenu();
  return (
    <span className={classNames('inline-flex min-w-0', props.className)}>
      <Button
        variant={variant}
        onClick={onClick}
        disabled={disabled}
        className="min-w-0 flex-1 shrink rounded-e-none"
        {...(icon === undefined ? {} : { icon })}
        {...(shortcut === undefined ? {} : { shortcut })}
        {...(isBusy === undefined ? {} : { isBusy })}
      >
        {label}
      </Button>
      <button
        type="button"
        {...menu.trigger}
        disabled={disabled}
        aria-label={menuLabel}
        data-tip={menu.isOpen ? undefined : menuLabel}
        className={classNames(
          buttonClasses(variant, { isDisabled: disabled === true, isSquare: true }),
          '-ms-px rounded-s-none'
        )}
      >
        <ChevronDown aria-hidden size={16} />
      </button>
      <OpenMenu menu={menu} label={menuLabel} items={items} align="end" />
    </span>
  );
}
