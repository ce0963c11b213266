// The beats of a story: spread over the clips of a plan, split and joined.
import { tidyText } from '../../prompt/text/tidy-text.ts';
import {
  readTimeline,
  shiftTimeline,
  type StampedText,
  writeTimeline
} from '../../prompt/text/time-stamps.ts';
import { distributeInOrder, groupByPlace } from '../clip/distribute.ts';
import type { Beats, Slot } from '../clip/cut-shots.ts';
import { divideStory, joinTexts, splitSentences } from './read-story.ts';

/** The beat of each slot, in order; `opening` stands in front of the first. */
export function distributeBeats(
  { sentences, timeline }: Beats,
  opening: string,
  slots: readonly Slot[]
): string[] {
  const beats =
    timeline.length > 0 ? distributeTimeline(timeline, slots) : distributeSentences(sentences, slots);
  return beats.map((beat, index) => (index === 0 ? openWith(opening, beat) : beat));
}

function openWith(opening: string, beat: string): string {
  return beat.startsWith('[')
    ? [opening, beat].filter((text) => text !== '').join('\n')
    : joinTexts(opening, beat);
}

function distributeSentences(sentences: readonly string[], slots: readonly Slot[]): string[] {
  const weights = sentences.map((text) => text.length);
  const sizes = slots.map(({ seconds }) => seconds);
  return groupByPlace(sentences, distributeInOrder(weights, sizes), slots.length).map((group) =>
    tidyText(group.join(''))
  );
}

/** A beat is shown where it starts. Several in one slot keep their stamps, counted from the slot's start. */
function distributeTimeline(timeline: readonly StampedText[], slots: readonly Slot[]): string[] {
  let start = 0;
  return slots.map(({ seconds }, index) => {
    const end = start + seconds;
    const isLast = index === slots.length - 1;
    const from = index === 0 ? Number.NEGATIVE_INFINITY : start - 0.5;
    const own = timeline.filter((beat) => beat.start >= from && (isLast || beat.start < end - 0.5));
    const beat = writeBeats(own, start, seconds);
    start = end;
    return beat;
  });
}

function writeBeats(beats: readonly StampedText[], from: number, seconds: number): string {
  const [only] = beats;
  if (beats.length <= 1) return tidyText(only?.text ?? '');
  const within = (time: number): number => Math.min(Math.max(0, time - from), seconds);
  const local = beats.map(({ start, end, text }, index) => {
    const until = end ?? beats[index + 1]?.start ?? from + seconds;
    return { start: within(start), end: within(until), text: tidyText(text) };
  });
  const isWithin = local.every(({ start, end }) => start < end);
  return isWithin
    ? writeTimeline({ opening: '', beats: local })
    : joinTexts(...local.map(({ text }) => text));
}

/** Both beats as one; the stamps of the second count on from the first clip's length in seconds. */
export function joinBeats(first: string, second: string, seconds: number): string {
  const after = shiftTimeline(second, seconds);
  const isTimed = readTimeline(first) !== null || readTimeline(after) !== null;
  if (isTimed) return [first, after].filter((text) => text !== '').join('\n');
  if (/^(?:and|then)\s/i.test(second)) return tidyText(`${first.replace(/[.,;]$/, '')}, ${second}`);
  return joinTexts(first, second);
}

/** The beat before and after `seconds`: by its stamps, else at the sentence or clause nearest to the middle. */
export function splitBeat(beat: string, seconds: number): readonly [string, string] {
  const timeline = readTimeline(beat);
  if (timeline !== null) {
    const early = timeline.beats.filter(({ start }) => start < seconds);
    const late = timeline.beats.filter(({ start }) => start >= seconds);
    return [
      writeTimeline({ ...timeline, beats: early }),
      shiftTimeline(writeTimeline({ opening: '', beats: late }), -seconds)
    ];
  }
  const parts = divideStory(splitSentences(beat), 2);
  const weights = parts.map((part) => part.length);
  const [head = [], tail = []] = groupByPlace(parts, distributeInOrder(weights, [1, 1]), 2);
  return [tidyText(head.join('')), tidyText(tail.join(''))];
}
