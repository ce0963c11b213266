// The takes of a plan: the fewest clips and extensions whose lengths add up to the requested length.
import type { Model } from '../../model/model.ts';
import { isSameResolution } from '../../model/nearest.ts';
import { listClipLengths, listOtherResolutions, takesResolution } from './clip-rules.ts';

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

function findNearestSum(counts: readonly number[], preferred: number): number {
  let nearest = 0;
  for (let sum = 1; sum < counts.length; sum += 1) {
    const isMade = Number.isFinite(counts[sum]);
    if (isMade && (nearest === 0 || Math.abs(sum - preferred) <= Math.abs(nearest - preferred)))
      nearest = sum;
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

/** The lengths of each take's pieces: one, or a clip and its extensions. Seconds. */
export type TakeLayout = { readonly resolution: string; readonly takes: readonly (readonly number[])[] };

export type PlanTarget = {
  readonly seconds: number;
  readonly resolution: string;
  /** The cuts of the creator's own timeline, in seconds from the start. */
  readonly cuts: readonly number[];
};

/**
 * The takes whose total is nearest to the wish. Of those as near: first one take that goes on without a cut at the
 * wished resolution, then clips at that resolution, then anything at another one.
 */
export function chooseTakes(model: Model, target: PlanTarget): TakeLayout {
  const preferred = takesResolution(model, target.resolution) ? [target.resolution] : [];
  const [first = target.resolution, ...others] = [
    ...preferred,
    ...listOtherResolutions(model, target.resolution)
  ];
  const extended = extendOneClip(model, target);
  const keepsResolution = extended.some(({ resolution }) => resolution === first);
  let best: TakeLayout = { resolution: target.resolution, takes: [[target.seconds]] };
  let missed = Number.POSITIVE_INFINITY;
  const ways: readonly (() => readonly TakeLayout[])[] = [
    () => (keepsResolution ? extended : []),
    () => [cutIntoClips(model, target, first)],
    () => extended,
    () => others.map((resolution) => cutIntoClips(model, target, resolution)),
    () => extendFirstClip(model, target)
  ];
  for (const way of ways) {
    for (const skeleton of missed === 0 ? [] : way()) {
      const miss = Math.abs(totalOf(skeleton) - target.seconds);
      if (skeleton.takes.length === 0 || miss >= missed) continue;
      best = skeleton;
      missed = miss;
    }
  }
  return best;
}

export const totalOf = ({ takes }: TakeLayout): number =>
  takes.flat().reduce((sum, length) => sum + length, 0);

export const cutIntoClips = (model: Model, target: PlanTarget, resolution: string): TakeLayout => ({
  resolution,
  takes: composeLengths(listClipLengths(model, resolution), target.seconds, target.cuts).map((length) => [
    length
  ])
});

/** One clip of the longest length, continued as often as comes nearest to the wish. */
function extendOneClip(model: Model, target: PlanTarget): TakeLayout[] {
  const ladder = readLadder(model, target);
  if (ladder === undefined || target.seconds <= ladder.base) return [];
  const times = Math.round((target.seconds - ladder.base) / ladder.by);
  return [{ resolution: ladder.resolution, takes: [ladder.climb(Math.min(times, ladder.most))] }];
}

/** A clip extended as seldom as can be, then plain clips, for totals that neither makes alone. */
function extendFirstClip(model: Model, target: PlanTarget): TakeLayout[] {
  const ladder = readLadder(model, target);
  if (ladder === undefined) return [];
  const lengths = listClipLengths(model, ladder.resolution);
  const climbs = Array.from({ length: ladder.most }, (_, index) => ladder.climb(index + 1));
  const leftAfter = (take: readonly number[]): number =>
    target.seconds - take.reduce((sum, length) => sum + length, 0);
  const first = climbs.find((take) => leftAfter(take) > 0 && makesExactly(lengths, leftAfter(take)));
  if (first === undefined) return [];
  const rest = composeLengths(lengths, leftAfter(first)).map((length) => [length]);
  return [{ resolution: ladder.resolution, takes: [first, ...rest] }];
}

type Ladder = {
  readonly base: number;
  readonly by: number;
  readonly most: number;
  readonly resolution: string;
  readonly climb: (times: number) => number[];
};

function readLadder(model: Model, target: PlanTarget): Ladder | undefined {
  if (model.extension === null) return undefined;
  const { bySeconds: by, upToSeconds, resolution: delivered } = model.extension.value;
  const keepsResolution = delivered === null || isSameResolution(delivered, target.resolution);
  const resolution = keepsResolution ? target.resolution : delivered;
  const base = listClipLengths(model, resolution).at(-1);
  if (base === undefined || !takesResolution(model, resolution)) return undefined;
  const most = Math.floor((upToSeconds - base) / by);
  const climb = (times: number) => [base, ...Array.from({ length: Math.max(0, times) }, () => by)];
  return { base, by, most, resolution, climb };
}
