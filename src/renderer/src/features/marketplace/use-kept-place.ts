import { useEffect, useLayoutEffect, useRef } from 'react';
import { findPlace, keepPlace } from '#renderer/lib/kept-places.ts';
import { useLocation } from '#renderer/lib/router.ts';

type Shown = {
  /** `nothing` stands for an answer without anything to come back to. */
  readonly state: 'waiting' | 'shown' | 'nothing';
  /** How many parts of the list are shown, and a way to show one more. */
  readonly parts: number;
  readonly showMore: (() => void) | null;
};

const findScroller = (): Element | null => document.querySelector('main');

/** Keeps where somebody was in a long list when they leave it, and puts them back there when they return. */
export function useKeptPlace({ state, parts, showMore }: Shown): void {
  const entry = useLocation();
  const settled = useRef<unknown>(null);
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });

  useEffect(() => {
    const place = findPlace(entry);
    if (state === 'waiting' || place === undefined || settled.current === entry) return;
    if (state === 'shown' && parts < place.parts && showMore !== null) return showMore();
    settled.current = entry;
    focusPlace(place.focused);
    findScroller()?.scrollTo(0, place.top);
  }, [entry, state, parts, showMore]);

  // Before what is on the screen goes.
  useLayoutEffect(
    () => () =>
      keepPlace(entry, {
        top: findScroller()?.scrollTop ?? 0,
        focused: document.activeElement?.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null,
        parts: latest.current
      }),
    [entry]
  );
}

function focusPlace(name: string | null): void {
  const items = [...document.querySelectorAll<HTMLElement>('[data-place]')];
  const link = items.find(({ dataset }) => dataset['place'] === name)?.querySelector('a');
  (link ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
}
