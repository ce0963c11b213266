import { type RefObject, useRef } from 'react';
import { lazyComponent } from '../loading/lazy-component.ts';
import type { MenuItem } from './menu-item.ts';

const popup = lazyComponent(async () => (await import('./menu-popup.tsx')).MenuPopup);

type ContextMenuProps = {
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** In the window, in CSS pixels. */
  readonly at: { readonly x: number; readonly y: number };
  /** Opened by a key: the focus starts on the first action. */
  readonly isByKey: boolean;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
};

/** A list of actions where the pointer was pressed. Its code loads when it first opens. */
export function ContextMenu({ label, items, at, isByKey, returnFocusTo, onClose }: ContextMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <span className="kit-unguarded contents">
      <span ref={anchor} aria-hidden className="fixed size-px" style={{ left: at.x, top: at.y }} />
      <popup.LazyPart
        label={label}
        items={items}
        anchor={anchor}
        align="start"
        startsAt={isByKey ? 'first' : 'list'}
        returnFocusTo={returnFocusTo}
        onClose={onClose}
      />
    </span>
  );
}
