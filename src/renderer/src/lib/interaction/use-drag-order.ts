import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Places counted from 0: where the item was taken, and where it would stand. */
type DragOrder = { readonly from: number; readonly to: number };

/** Within this many pixels of the edge the list scrolls by itself, this far each frame. */
const edge = 72;
const scrollStep = 14;

/**
 * Reordering by mouse, pen or finger: `startDrag` goes on each item's handle, which keeps the pointer until it is let
 * go. Escape gives up.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (order: DragOrder) => void) {
  const [order, setOrder] = useState<DragOrder | null>(null);
  const pointer = useRef(0);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });

  const from = order?.from;
  useEffect(() => {
    if (from === undefined) return;
    const listening = new AbortController();
    const { signal } = listening;
    const stop = () => setOrder(null);
    const drop = () => {
      stop();
      const to = findScrollPosition(list.current, pointer.current, from);
      if (to !== from) move.current({ from, to });
    };
    const giveUp = ({ key }: KeyboardEvent) => (key === 'Escape' ? stop() : undefined);
    addEventListener('pointermove', ({ clientY }) => (pointer.current = clientY), { signal });
    addEventListener('pointerup', drop, { signal });
    addEventListener('pointercancel', stop, { signal });
    addEventListener('keydown', giveUp, { signal });
    let frame = requestAnimationFrame(function follow() {
      scrollNear(list.current, pointer.current);
      const to = findScrollPosition(list.current, pointer.current, from);
      setOrder((current) => (current === null || current.to === to ? current : { from, to }));
      frame = requestAnimationFrame(follow);
    });
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
    };
  }, [from, list]);

  const startDrag = useCallback((event: PointerEvent<HTMLElement>, place: number): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointer.current = event.clientY;
    setOrder({ from: place, to: place });
  }, []);

  return [order, startDrag] as const;
}

/** The index for an item dropped at `y`: after all others whose middle is above. */
function findScrollPosition(list: HTMLElement | null, y: number, from: number): number {
  const others = [...(list?.children ?? [])].filter((_, index) => index !== from);
  return others.filter((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

function scrollNear(list: HTMLElement | null, y: number): void {
  const view = list?.closest('main');
  if (view === null || view === undefined) return;
  const { top, bottom } = view.getBoundingClientRect();
  if (y < top + edge) view.scrollBy(0, -scrollStep);
  else if (y > bottom - edge) view.scrollBy(0, scrollStep);
}

/** On which side of the item at `index` the dragged one would be dropped. */
export function findDropSide(order: DragOrder | null, index: number): 'before' | 'after' | undefined {
  if (order === null || order.to === order.from || order.to !== index) return undefined;
  return order.to < order.from ? 'before' : 'after';
}
