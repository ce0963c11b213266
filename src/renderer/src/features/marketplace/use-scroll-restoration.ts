import { useEffect, useLayoutEffect, useRef } from 'react';
import { findScrollPosition, saveScrollPosition } from '#renderer/lib/scroll-positions.ts';
import { useLocation } from '#renderer/lib/router.ts';

type Shown = {
  /** `nothing` is an answer without a list to restore. */
  readonly state: 'waiting' | 'shown' | 'nothing';
  /** How many parts of the list are shown, and a way to show one more. */
  readonly parts: number;
  readonly showMore: (() => void) | null;
};

const findScroller = (): Element | null => document.querySelector('main');

/** Saves the scroll position and focus of a long list when it is left, and restores both on return. */
export function useScrollRestoration({ state, parts, showMore }: Shown): void {
  const entry = useLocation();
  const settled = useRef<unknown>(null);
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });

  useEffect(() => {
    const position = findScrollPosition(entry);
    if (state === 'waiting' || position === undefined || settled.current === entry) return;
    if (state === 'shown' && parts < position.parts && showMore !== null) return showMore();
    settled.current = entry;
    focusAnchor(position.focused);
    findScroller()?.scrollTo(0, position.top);
  }, [entry, state, parts, showMore]);

  // A layout effect still runs while the list is on the page.
  useLayoutEffect(
    () => () =>
      saveScrollPosition(entry, {
        top: findScroller()?.scrollTop ?? 0,
        focused:
          document.activeElement?.closest<HTMLElement>('[data-scroll-anchor]')?.dataset['scrollAnchor'] ??
          null,
        parts: latest.current
      }),
    [entry]
  );
}

function focusAnchor(name: string | null): void {
  const items = [...document.querySelectorAll<HTMLElement>('[data-scroll-anchor]')];
  const link = items.find(({ dataset }) => dataset['scrollAnchor'] === name)?.querySelector('a');
  (link ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
}
