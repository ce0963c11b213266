// Three-way merge of a text by lines (diff3): lines that both sides kept separate the changes; between two of them at
// most one side may have changed anything.
import { findCommonElements } from '../longest-common-subsequence.ts';
import type { Sides } from './merge-value.ts';

/** Undefined where both changed the same or adjacent lines, or a text has too many lines to be compared. */
export function mergeLines({ base, mine, theirs }: Sides<string>): string | undefined {
  const [baseLines, mineLines, theirLines] = [base.split('\n'), mine.split('\n'), theirs.split('\n')];
  const [inMine, inTheirs] = [
    findCommonElements(baseLines, mineLines),
    findCommonElements(baseLines, theirLines)
  ];
  if (inMine === undefined || inTheirs === undefined) return undefined;
  const merged: string[] = [];
  let [atBase, atMine, atTheirs] = [0, 0, 0];
  for (let index = 0; index <= baseLines.length; index += 1) {
    const isEnd = index === baseLines.length;
    const inMineAt = isEnd ? mineLines.length : inMine.get(index);
    const inTheirsAt = isEnd ? theirLines.length : inTheirs.get(index);
    if (inMineAt === undefined || inTheirsAt === undefined) continue;
    const changed = mergeRegion({
      base: baseLines.slice(atBase, index),
      mine: mineLines.slice(atMine, inMineAt),
      theirs: theirLines.slice(atTheirs, inTheirsAt)
    });
    if (changed === undefined) return undefined;
    merged.push(...changed, ...baseLines.slice(index, index + 1));
    [atBase, atMine, atTheirs] = [index + 1, inMineAt + 1, inTheirsAt + 1];
  }
  return merged.join('\n');
}

function mergeRegion({ base, mine, theirs }: Sides<readonly string[]>): readonly string[] | undefined {
  if (isSameLines(mine, theirs) || isSameLines(base, theirs)) return mine;
  return isSameLines(base, mine) ? theirs : undefined;
}

const isSameLines = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((line, index) => line === other[index]);
