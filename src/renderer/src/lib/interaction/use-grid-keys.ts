import { type KeyboardEvent, useCallback } from 'react';

/**
 * Arrow keys among the links of a grid's items: sideways in their order, up and down by the rows that are seen, Home
 * and End to the first and the last. For the `ul` that holds the items; Tab goes through all of them as ever.
 */
export function useGridKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  return useCallback((event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const links = [...event.currentTarget.children].flatMap((item) => item.querySelector('a') ?? []);
    const from = links.findIndex((link) => link === document.activeElement);
    if (from < 0) return;
    const boxes = links.map((link) => (link.closest('li') ?? link).getBoundingClientRect());
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = findStep(event.key, from, boxes, isRtl);
    const link = to === undefined ? undefined : links[to];
    if (link === undefined) return;
    event.preventDefault();
    link.focus();
  }, []);
}

type Box = Pick<DOMRect, 'left' | 'top'>;

/** The index that a key leads to from the item `from`; undefined for none. */
export function findStep(
  key: string,
  from: number,
  boxes: readonly Box[],
  isRtl: boolean
): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return step(from, isRtl ? -1 : 1, boxes.length);
    case 'ArrowLeft':
      return step(from, isRtl ? 1 : -1, boxes.length);
    case 'Home':
      return 0;
    case 'End':
      return boxes.length - 1;
    case 'ArrowDown':
      return nextRow(from, boxes, 1);
    case 'ArrowUp':
      return nextRow(from, boxes, -1);
    default:
      return undefined;
  }
}

const step = (from: number, by: number, count: number): number | undefined =>
  from + by >= 0 && from + by < count ? from + by : undefined;

/** The item of the next row that stands nearest below or above. */
function nextRow(from: number, boxes: readonly Box[], direction: 1 | -1): number | undefined {
  const start = boxes[from];
  if (start === undefined) return undefined;
  const beyond = boxes
    .map((box, place) => ({
      place,
      down: (box.top - start.top) * direction,
      aside: Math.abs(box.left - start.left)
    }))
    .filter(({ down }) => down > 1);
  const nearest = Math.min(...beyond.map(({ down }) => down));
  return beyond.filter(({ down }) => down <= nearest + 1).toSorted((one, other) => one.aside - other.aside)[0]
    ?.place;
}
