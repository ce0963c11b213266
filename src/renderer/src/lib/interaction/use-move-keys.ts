import { type RefObject, useEffect, useRef } from 'react';
import { isTextEntry } from './shortcut.ts';

/** Alt with an arrow moves the list's item that holds the focus; where text is edited, the keys stay its own. */
export function useMoveKeys(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void
): void {
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });

  useEffect(() => {
    const element = list.current;
    const takeKey = (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      const { target } = event;
      if (step === undefined || !event.altKey || !(target instanceof Element)) return;
      if (isTextEntry(target) || target instanceof HTMLSelectElement) return;
      const items = [...(element?.children ?? [])];
      const from = items.findIndex((item) => item.contains(target));
      event.preventDefault();
      if (from >= 0 && from + step >= 0 && from + step < items.length) move.current(from, from + step);
    };
    element?.addEventListener('keydown', takeKey);
    return () => element?.removeEventListener('keydown', takeKey);
  }, [list]);
}
