import { Menu } from '@base-ui/react/menu';
import { Fragment, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Kbd } from '../buttons/keyboard-key.tsx';
import type { MenuItem } from './menu-item.ts';
import { findPopupHost } from '../overlays/popup-host.ts';

type MenuPopupProps = {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly anchor: RefObject<HTMLElement | null>;
  readonly align: 'start' | 'end';
  /** Opened by a key: the focus goes to the first or last item instead of the list. */
  readonly startsAt: 'list' | 'first' | 'last';
  /** Takes the focus on closing; the anchor by default. */
  readonly returnFocusTo?: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
};

function itemColors({ isDangerous, isDisabled, reason }: MenuItem): string {
  if (isDisabled === true || reason !== undefined) return 'text-n9';
  return isDangerous === true
    ? 'text-danger-11 data-highlighted:bg-danger-3'
    : 'text-n12 data-highlighted:bg-n5';
}

function Item({ item, hasIcons }: { readonly item: MenuItem; readonly hasIcons: boolean }) {
  const Icon = item.icon;
  const id = useId();
  const { reason } = item;
  return (
    <Menu.Item
      disabled={item.isDisabled === true || reason !== undefined}
      {...(reason === undefined
        ? {}
        : { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-reason` })}
      onClick={item.onSelect}
      className={classNames(
        'flex min-h-control cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-ui outline-none select-none data-disabled:cursor-not-allowed',
        itemColors(item)
      )}
    >
      {hasIcons && (
        <span aria-hidden className="size-4 shrink-0 opacity-80">
          {Icon !== undefined && <Icon size={16} strokeWidth={1.75} />}
        </span>
      )}
      <span className="grid min-w-0 flex-1">
        <span id={`${id}-label`} className="truncate">
          {item.label}
        </span>
        {reason !== undefined && (
          <span id={`${id}-reason`} className="max-w-60 pb-1 text-label text-n11">
            {reason}
          </span>
        )}
      </span>
      {item.shortcut !== undefined && (
        <span aria-hidden className="ms-4 inline-flex pointer-coarse:hidden">
          <Kbd keys={item.shortcut} />
        </span>
      )}
    </Menu.Item>
  );
}

/** The list of a MenuButton or SplitButton, drawn only while it is open. */
export function MenuPopup(props: MenuPopupProps) {
  const { label, items, anchor, align, startsAt, returnFocusTo = anchor, onClose } = props;
  const list = useRef<HTMLDivElement>(null);
  const [host] = useState(() => findPopupHost(anchor.current));

  useEffect(() => {
    if (startsAt === 'list') return undefined;
    const frame = requestAnimationFrame(() => {
      const found = [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
      found.at(startsAt === 'first' ? 0 : -1)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [startsAt]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    onClose();
  }

  return (
    <Menu.Root
      open
      modal={false}
      onOpenChange={(isOpen, details) => {
        const pressed = details.event.target;
        const isOnAnchor = pressed instanceof Node && anchor.current?.contains(pressed) === true;
        // A press on the button itself is the button's to answer: closing here would open it again.
        if (!isOpen && !(details.reason === 'outside-press' && isOnAnchor)) onClose();
      }}
    >
      <Menu.Portal container={host} className="kit-unguarded">
        <Menu.Positioner
          anchor={anchor}
          align={align}
          sideOffset={4}
          positionMethod="fixed"
          className="z-menu outline-none"
        >
          <Menu.Popup
            ref={list}
            aria-label={label}
            onKeyDown={handleKeyDown}
            finalFocus={returnFocusTo}
            className="kit-popup max-h-(--available-height) max-w-(--available-width) min-w-48 overflow-y-auto rounded-panel border border-n6 bg-n3 p-1 shadow-menu outline-none"
          >
            {items.map((item, place) => (
              <Fragment key={item.id}>
                {item.isGroupStart === true && place > 0 && (
                  <Menu.Separator className="mx-2 my-1 h-px bg-n6" />
                )}
                <Item item={item} hasIcons={items.some(({ icon }) => icon !== undefined)} />
              </Fragment>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
