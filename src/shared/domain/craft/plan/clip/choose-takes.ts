// A take is what the model makes in one go, with the extensions that continue it: the plan's skeleton.
import { isSameResolution } from '../../model/nearest.ts';
import type { Model } from '../../model/model.ts';
import { listClipLengths, listOtherResolutions, takesResolution } from './clip-rules.ts';
import { composeLengths, makesExactly } from './compose-lengths.ts';

/** The lengths of each take's pieces: one, or a clip and its extensions. Seconds. */
export type Skeleton = { readonly resolution: string; readonly takes: readonly (readonly number[])[] };

export type Wish = {
  readonly seconds: number;
  readonly resolution: string;
  /** Where the creator's own timeline cuts, in seconds from the start. */
  readonly cuts: readonly number[];
};

/**
 * The takes whose total is nearest to the wish. Of those as near: first one take that goes on without a cut at the
 * wished resolution, then clips at that resolution, then anything at another one.
 */
export function chooseTakes(model: Model, wish: Wish): Skeleton {
  const wished = takesResolution(model, wish.resolution) ? [wish.resolution] : [];
  const [first = wish.resolution, ...others] = [...wished, ...listOtherResolutions(model, wish.resolution)];
  const extended = extendOneClip(model, wish);
  const keepsResolution = extended.some(({ resolution }) => resolution === first);
  let best: Skeleton = { resolution: wish.resolution, takes: [[wish.seconds]] };
  let missed = Number.POSITIVE_INFINITY;
  const ways: readonly (() => readonly Skeleton[])[] = [
    () => (keepsResolution ? extended : []),
    () => [cutIntoClips(model, wish, first)],
    () => extended,
    () => others.map((resolution) => cutIntoClips(model, wish, resolution)),
    () => extendFirstClip(model, wish)
  ];
  for (const way of ways) {
    for (const skeleton of missed === 0 ? [] : way()) {
      const miss = Math.abs(totalOf(skeleton) - wish.seconds);
      if (skeleton.takes.length === 0 || miss >= missed) continue;
      best = skeleton;
      missed = miss;
    }
  }
  return best;
}

export const totalOf = ({ takes }: Skeleton): number => takes.flat().reduce((sum, length) => sum + length, 0);

export const cutIntoClips = (model: Model, wish: Wish, resolution: string): Skeleton => ({
  resolution,
  takes: composeLengths(listClipLengths(model, resolution), wish.seconds, wish.cuts).map((length) => [length])
});

/** One clip of the longest length, continued as often as comes nearest to the wish. */
function extendOneClip(model: Model, wish: Wish): Skeleton[] {
  const ladder = readLadder(model, wish);
  if (ladder === undefined || wish.seconds <= ladder.base) return [];
  const times = Math.round((wish.seconds - ladder.base) / ladder.by);
  return [{ resolution: ladder.resolution, takes: [ladder.climb(Math.min(times, ladder.most))] }];
}

/** A clip extended as seldom as can be, then plain clips, for totals that neither makes alone. */
function extendFirstClip(model: Model, wish: Wish): Skeleton[] {
  const ladder = readLadder(model, wish);
  if (ladder === undefined) return [];
  const lengths = listClipLengths(model, ladder.resolution);
  const climbs = Array.from({ length: ladder.most }, (_, index) => ladder.climb(index + 1));
  const leftAfter = (take: readonly number[]): number =>
    wish.seconds - take.reduce((sum, length) => sum + length, 0);
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

function readLadder(model: Model, wish: Wish): Ladder | undefined {
  if (model.extension === null) return undefined;
  const { bySeconds: by, upToSeconds, resolution: delivered } = model.extension.value;
  const keepsResolution = delivered === null || isSameResolution(delivered, wish.resolution);
  const resolution = keepsResolution ? wish.resolution : delivered;
  const base = listClipLengths(model, resolution).at(-1);
  if (base === undefined || !takesResolution(model, resolution)) return undefined;
  const most = Math.floor((upToSeconds - base) / by);
  const climb = (times: number) => [base, ...Array.from({ length: Math.max(0, times) }, () => by)];
  return { base, by, most, resolution, climb };
}
