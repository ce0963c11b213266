import { Popover as BasePopover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';

type PopoverProps = {
  readonly title: string;
  /** The anchor. A press on it does not close the popover: it handles it itself. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A small window beside what opened it, drawn only while it is open; the page stays in use. Load it lazily. */
export function Popover({ title, anchor, returnFocusTo, onClose, children }: PopoverProps) {
  return (
    <BasePopover.Root
      open
      onOpenChange={(isOpen, details) => {
        const pressed = details.event.target;
        const isOnAnchor = pressed instanceof Node && anchor.current?.contains(pressed) === true;
        if (!isOpen && !(details.reason === 'outside-press' && isOnAnchor)) onClose();
      }}
    >
      <BasePopover.Portal>
        <BasePopover.Positioner
          anchor={anchor}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-menu outline-none"
        >
          <BasePopover.Popup
            finalFocus={returnFocusTo}
            className="kit-popup grid max-h-(--available-height) w-80 max-w-(--available-width) gap-3 overflow-y-auto rounded-panel border border-n6 bg-n2 p-4 shadow-menu outline-none"
          >
            <BasePopover.Title className="text-ui font-semibold text-n12">{title}</BasePopover.Title>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
