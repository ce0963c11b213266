// Slots are the clips of a plan before their content is assigned: each has a length and a place in its take.
import type { Model } from '../../model/model.ts';
import { distributeInOrder, groupByPlace, apportion } from './distribute.ts';
import type { TakeLayout } from './choose-take-layout.ts';
import type { ClipKind } from './clip-plan.ts';
import type { StampedText } from '../../prompt/text/time-stamps.ts';

export type Slot = { readonly kind: ClipKind; readonly seconds: number; readonly take: number };

/** The creator's beats: stretches of text with a weight, or a timeline of their own. */
export type Beats = { readonly sentences: readonly string[]; readonly timeline: readonly StampedText[] };

/** One slot for each piece of a take. */
export const listSlots = ({ takes }: TakeLayout): Slot[] =>
  takes.flatMap((pieces, take) =>
    pieces.map((seconds, index) => ({
      kind: index === 0 ? ('clip' as const) : ('extension' as const),
      seconds,
      take: take + 1
    }))
  );

/** Shorter than this nothing that ends can be shown. Seconds. */
const minShotSeconds = 2;

/** Each take cut into shots, one for each beat where there is room; their lengths add up to the take's. */
export function cutIntoShots(model: Model, { takes }: TakeLayout, beats: Beats): Slot[] {
  const lengths = takes.map((pieces) => pieces.reduce((sum, seconds) => sum + seconds, 0));
  const sentences = groupByPlace(
    beats.sentences,
    distributeInOrder(
      beats.sentences.map((text) => text.length),
      lengths
    ),
    lengths.length
  );
  let start = 0;
  return lengths.flatMap((length, index) => {
    const shots =
      beats.timeline.length > 0
        ? cutAtBeats(beats.timeline, start, length, maxShotsOf(model))
        : cutEvenly(sentences[index] ?? [], length, maxShotsOf(model));
    start += length;
    const kind = shots.length > 1 ? ('shot' as const) : ('clip' as const);
    return shots.map((seconds) => ({ kind, seconds, take: index + 1 }));
  });
}

const maxShotsOf = (model: Model): number => model.multiShot?.value.maxShots ?? 1;

function cutEvenly(sentences: readonly string[], length: number, maxShots: number): number[] {
  const room = Math.min(maxShots, Math.floor(length / minShotSeconds));
  const count = Math.max(1, Math.min(room, sentences.length));
  const weights = sentences.map((text) => text.length);
  const places = distributeInOrder(
    weights,
    Array.from({ length: count }, () => 1)
  );
  const groups = groupByPlace(weights, places, count);
  return apportion(
    length,
    groups.map((group) => group.reduce((sum, weight) => sum + weight, 0)),
    count > 1 ? minShotSeconds : 0
  );
}

/** The whole seconds at which beats start become cuts, the first ones where there are too many. */
function cutAtBeats(
  timeline: readonly StampedText[],
  from: number,
  length: number,
  maxShots: number
): number[] {
  const starts = timeline.map((beat) => Math.round(beat.start - from)).filter((at) => at > 0 && at < length);
  const cuts = [...new Set(starts)].slice(0, maxShots - 1);
  return [...cuts, length].map((end, index) => end - (cuts[index - 1] ?? 0));
}
