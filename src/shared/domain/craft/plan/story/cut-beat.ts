// Cutting the beat of one clip in two and putting two together, without losing a word.
import { tidyText } from '../../prompt/text/tidy-text.ts';
import { allotInOrder, groupByPlace } from '../clip/allot.ts';
import { divideStory, joinTexts } from './read-beats.ts';
import { splitSentences } from './split-sentences.ts';
import { readTimeline, shiftTimeline, writeTimeline } from '../../prompt/text/time-stamps.ts';

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
  const [head = [], tail = []] = groupByPlace(parts, allotInOrder(weights, [1, 1]), 2);
  return [tidyText(head.join('')), tidyText(tail.join(''))];
}
