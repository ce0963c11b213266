import type { Sides } from './merge-value.ts';

/**
 * Adds and removes by element, in the order of mine with the elements that only they added at the end. Undefined where
 * the sides have the same elements in another order: neither order follows from the other.
 */
export function mergeList({ base, mine, theirs }: Sides<readonly string[]>): string[] | undefined {
  const known = new Set(base);
  const [inMine, inTheirs] = [new Set(mine), new Set(theirs)];
  if (inMine.size === inTheirs.size && theirs.every((element) => inMine.has(element))) return undefined;
  const isKept = (element: string): boolean =>
    (inMine.has(element) && inTheirs.has(element)) || !known.has(element);
  return [...mine.filter(isKept), ...theirs.filter((element) => !inMine.has(element) && isKept(element))];
}
