/** Of the table of common lengths, which has a cell for each pair of elements. */
const mostCells = 4_000_000;

/**
 * The elements of a longest common subsequence: their index in `one` to that in `other`, ascending. Undefined where the
 * parts that differ have too many elements to be compared.
 */
export function findCommonElements(
  one: readonly string[],
  other: readonly string[]
): ReadonlyMap<number, number> | undefined {
  const start = countCommon(one, other);
  const end = countCommon(one.slice(start).toReversed(), other.slice(start).toReversed());
  const [oneEnd, otherEnd] = [one.length - end, other.length - end];
  const middle = matchElements(one.slice(start, oneEnd), other.slice(start, otherEnd));
  if (middle === undefined) return undefined;
  return new Map([
    ...countUp(start).map((index) => [index, index] as const),
    ...middle.map(([index, place]) => [index + start, place + start] as const),
    ...countUp(end).map((index) => [index + oneEnd, index + otherEnd] as const)
  ]);
}

const countUp = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** How many elements are the same at the beginning. */
function countCommon(one: readonly string[], other: readonly string[]): number {
  const different = one.findIndex((element, index) => element !== other[index]);
  return different === -1 ? one.length : different;
}

function matchElements(one: readonly string[], other: readonly string[]): [number, number][] | undefined {
  const width = other.length + 1;
  if ((one.length + 1) * width > mostCells) return undefined;
  const lengths = new Uint32Array((one.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const matches: [number, number][] = [];
  let [row, column] = [0, 0];
  while (row < one.length && column < other.length) {
    if (one[row] === other[column]) {
      matches.push([row, column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return matches;
}
