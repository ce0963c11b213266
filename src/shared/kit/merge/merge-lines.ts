// Three-way merge of a text by lines (diff3): lines that both sides kept separate the changes; between two of them at
// most one side may have changed anything.
import type { Sides } from './merge-value.ts';

/** The table of the longest common subsequence has a cell for each pair of lines. */
const mostCells = 4_000_000;

/** Undefined where both changed the same or adjacent lines, or a text has too many lines to be compared. */
export function mergeLines({ base, mine, theirs }: Sides<string>): string | undefined {
  const [baseLines, mineLines, theirLines] = [base.split('\n'), mine.split('\n'), theirs.split('\n')];
  const [inMine, inTheirs] = [matchLines(baseLines, mineLines), matchLines(baseLines, theirLines)];
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

/** The lines of the longest common subsequence: their index in `one` to that in `other`. */
function matchLines(one: readonly string[], other: readonly string[]): Map<number, number> | undefined {
  if ((one.length + 1) * (other.length + 1) > mostCells) return undefined;
  const width = other.length + 1;
  const lengths = new Uint32Array((one.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const matches = new Map<number, number>();
  let [row, column] = [0, 0];
  while (row < one.length && column < other.length) {
    if (one[row] === other[column]) {
      matches.set(row, column);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return matches;
}
