// Distributes ordered items over ordered slots, keeping the order.

/**
 * The place of each item, by its weight and the places' sizes. With at least as many items as places none stays
 * empty; with fewer, the items stand as far apart as they can.
 */
export function distributeInOrder(weights: readonly number[], sizes: readonly number[]): number[] {
  if (weights.length < sizes.length) {
    return weights.map((_, index) => Math.floor((index * sizes.length) / weights.length));
  }
  const placeEnds = listEnds(sizes);
  const ends = listEnds(weights);
  let last = -1;
  return weights.map((weight, index) => {
    const middle = (ends[index] ?? 0) - weight / (2 * sum(weights) || 1);
    const wanted = placeEnds.findIndex((end) => middle < end);
    const latest = Math.min(wanted === -1 ? sizes.length - 1 : wanted, last + 1);
    last = Math.max(latest, last, 0, sizes.length - (weights.length - index));
    return last;
  });
}

/** The end of each part as a share of the whole. */
function listEnds(parts: readonly number[]): number[] {
  const whole = sum(parts) || 1;
  let end = 0;
  return parts.map((part) => {
    end += part / whole;
    return end;
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The items of each place, given the place of each item. */
export function groupByPlace<Item>(
  items: readonly Item[],
  places: readonly number[],
  placeCount: number
): Item[][] {
  const groups: Item[][] = Array.from({ length: placeCount }, () => []);
  items.forEach((item, index) => groups[places[index] ?? 0]?.push(item));
  return groups;
}

/** Whole numbers in proportion to `weights`, none below `least`; the last takes what is left, so they make `total`. */
export function apportion(total: number, weights: readonly number[], least: number): number[] {
  const spare = total - least * weights.length;
  const ends = listEnds(weights).map((end) => Math.round(spare * end));
  return ends.map((end, index) => {
    const isLast = index === ends.length - 1;
    return (isLast ? spare : end) - (ends[index - 1] ?? 0) + least;
  });
}
