import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

type DockFocus = {
  /** Changes each time somebody asks for the dock. */
  readonly requests: number;
  /** True once for each time somebody asked. */
  readonly takeRequest: (request: number) => boolean;
  readonly onClose: () => void;
};

/**
 * Whoever asks for the dock gets the focus into it, and who is in it already closes it. Escape and closing give the
 * focus back to where it came from.
 */
export function useDockFocus({ requests, takeRequest, onClose }: DockFocus) {
  const dock = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const close = useRef<() => void>(null);

  useEffect(() => {
    close.current = () => {
      if (dock.current?.contains(document.activeElement)) goBackTo(cameFrom.current);
      onClose();
    };
  }, [onClose]);

  useEffect(() => {
    if (!takeRequest(requests)) return;
    if (dock.current?.contains(document.activeElement)) close.current?.();
    else heading.current?.focus({ preventScroll: true });
  }, [requests, takeRequest]);

  const handlers = {
    onFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      goBackTo(cameFrom.current);
    }
  };
  return { dock, heading, handlers, close: () => close.current?.() };
}

function goBackTo(place: Element | null): void {
  const target = place instanceof HTMLElement && place.isConnected ? place : document.querySelector('h1');
  target?.focus();
}
