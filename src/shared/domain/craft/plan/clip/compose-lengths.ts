// Which clip lengths add up to the length that was asked for, with as few clips as can be.

/** Lengths are counted in tenths of a second where a model takes such, else in whole seconds. */
const scaleOf = (lengths: readonly number[]): number => (lengths.every(Number.isInteger) ? 1 : 10);

/**
 * Lengths out of `allowed` whose sum is as near to `total` as can be: the longer of two as near, the fewest clips,
 * evenly long or, where `cuts` (seconds from the start) are given, ending near those. Empty where none is allowed.
 */
export function composeLengths(
  allowed: readonly number[],
  total: number,
  cuts: readonly number[] = []
): number[] {
  const scale = scaleOf(allowed);
  const lengths = [...new Set(allowed.map((length) => Math.round(length * scale)))].toSorted((a, b) => b - a);
  const longest = lengths[0];
  if (longest === undefined) return [];
  const counts = countClips(lengths, Math.ceil(total * scale) + longest);
  const sum = findNearestSum(counts, total * scale);
  const marks = cuts.map((cut) => Math.round(cut * scale));
  return arrange(lengths, sum, counts[sum] ?? 0, marks).map((length) => length / scale);
}

/** True where lengths out of `allowed` add up to `total` and nothing is left over. */
export function makesExactly(allowed: readonly number[], total: number): boolean {
  const scale = scaleOf(allowed);
  const lengths = allowed.map((length) => Math.round(length * scale));
  const counts = countClips(lengths, Math.ceil(total * scale));
  return Number.isFinite(counts[total * scale]);
}

/** For each sum the fewest clips that make it; Infinity where none do. */
function countClips(lengths: readonly number[], highest: number): number[] {
  const counts = [0];
  for (let sum = 1; sum <= highest; sum += 1) {
    let best = Number.POSITIVE_INFINITY;
    for (const length of lengths) best = Math.min(best, (counts[sum - length] ?? best) + 1);
    counts.push(best);
  }
  return counts;
}

function findNearestSum(counts: readonly number[], wished: number): number {
  let nearest = 0;
  for (let sum = 1; sum < counts.length; sum += 1) {
    const isMade = Number.isFinite(counts[sum]);
    if (isMade && (nearest === 0 || Math.abs(sum - wished) <= Math.abs(nearest - wished))) nearest = sum;
  }
  return nearest;
}

type Row = { readonly costs: Map<number, number>; readonly lasts: Map<number, number> };

/** The cheapest order of `count` lengths that make `sum`; uneven lengths and missed cuts cost. */
function arrange(lengths: readonly number[], sum: number, count: number, marks: readonly number[]): number[] {
  const even = sum / count;
  const rows: Row[] = [{ costs: new Map([[0, 0]]), lasts: new Map() }];
  for (let index = 0; index < count; index += 1) {
    const rest = count - index - 1;
    const row: Row = { costs: new Map(), lasts: new Map() };
    for (const [start, cost] of rows[index]?.costs ?? []) {
      for (const length of lengths) {
        const end = start + length;
        if (!canFinish(lengths, sum - end, rest)) continue;
        const price = cost + (length - even) ** 2 + missedBy(end, marks) ** 2 * count * 4;
        if (price >= (row.costs.get(end) ?? Number.POSITIVE_INFINITY)) continue;
        row.costs.set(end, price);
        row.lasts.set(end, length);
      }
    }
    rows.push(row);
  }
  return walkBack(rows, sum);
}

const canFinish = (lengths: readonly number[], left: number, count: number): boolean =>
  left <= (lengths[0] ?? 0) * count && left >= (lengths.at(-1) ?? 0) * count;

const missedBy = (end: number, marks: readonly number[]): number =>
  marks.length === 0 ? 0 : Math.min(...marks.map((mark) => Math.abs(mark - end)));

function walkBack(rows: readonly Row[], sum: number): number[] {
  const found: number[] = [];
  let end = sum;
  for (const { lasts } of rows.slice(1).toReversed()) {
    const length = lasts.get(end) ?? 0;
    found.unshift(length);
    end -= length;
  }
  return found;
}
