// The dialogue of each slot: cut at sentence ends only, and every part keeps its speaker.
import { readDialogue, type SpokenLine } from '../../prompt/text/dialogue.ts';
import { estimateSpeechSeconds } from '../../prompt/text/speech-time.ts';
import { splitSentences } from './read-story.ts';

/** One sentence of a line. `line` is the number of the line it came from. */
export type Speech = {
  readonly speaker: string | null;
  readonly words: string;
  readonly seconds: number;
  readonly line: number;
};

export function readSpeeches(dialogue: string, language: string): Speech[] {
  return readDialogue(dialogue).flatMap((spoken, line) =>
    cutLine(spoken).map((words) => ({
      speaker: spoken.speaker,
      words,
      seconds: estimateSpeechSeconds(spokenText(words), language),
      line
    }))
  );
}

/** Of `She turns and says, "Go."` only what stands in quotes is heard. */
export function spokenText(words: string): string {
  const quoted = [...words.matchAll(/(?:^|[,:]\s?)["“]([^"“”]+)["”]/gu)].map((match) => match[1] ?? '');
  return quoted.length > 0 ? quoted.join(' ') : words;
}

/** A sentence that would read as `Speaker: words` on a line of its own stays with the one before it. */
function cutLine({ speaker, words, isAttributed }: SpokenLine): string[] {
  if (isAttributed) return [words];
  const parts: string[] = [];
  for (const sentence of splitSentences(words).map((text) => text.trim())) {
    const readsOtherwise = speaker === null && readsAsSpeaker(sentence);
    if (readsOtherwise && parts.length > 0) parts[parts.length - 1] += ` ${sentence}`;
    else if (sentence !== '') parts.push(sentence);
  }
  return parts;
}

function readsAsSpeaker(sentence: string): boolean {
  const [line] = readDialogue(sentence);
  return line === undefined || line.speaker !== null || line.isAttributed;
}

/** The speeches as a creator would type them: one line for each turn. */
export function writeSpeeches(speeches: readonly Speech[]): string {
  const lines: string[] = [];
  speeches.forEach(({ speaker, words, line }, index) => {
    const last = speeches[index - 1];
    const goesOn =
      last !== undefined && (last.line === line || (speaker !== null && last.speaker === speaker));
    if (goesOn) lines[lines.length - 1] += ` ${words}`;
    else lines.push(speaker === null ? words : `${speaker}: ${words}`);
  });
  return lines.join('\n');
}

/**
 * The speeches of each slot: spread over the film where they fit, from the start on where time is short.
 * Lines that fit nowhere go into the last slot.
 */
export function distributeSpeeches(
  speeches: readonly Speech[],
  slots: readonly { readonly seconds: number }[]
): Speech[][] {
  const spread = place(
    speeches,
    slots,
    slots.reduce((sum, { seconds }) => sum + seconds, 0)
  );
  return overrunOf(spread, slots) === 0 ? spread : pickBetter(spread, place(speeches, slots, 0), slots);
}

type Slots = readonly { readonly seconds: number }[];

const pickBetter = (one: Speech[][], other: Speech[][], slots: Slots): Speech[][] =>
  overrunOf(other, slots) < overrunOf(one, slots) ? other : one;

/** `span` is the time over which the speeches are spread; with 0 each is heard as early as it fits. */
function place(speeches: readonly Speech[], slots: Slots, span: number): Speech[][] {
  const groups: Speech[][] = slots.map(() => []);
  const whole = totalSeconds(speeches) || 1;
  let spokenSeconds = 0;
  let index = 0;
  let end = slots[0]?.seconds ?? 0;
  let used = 0;
  for (const speech of speeches) {
    const wanted = ((spokenSeconds + speech.seconds / 2) / whole) * span;
    spokenSeconds += speech.seconds;
    while (index < slots.length - 1 && (wanted > end || isOver(used, speech, slots[index]?.seconds ?? 0))) {
      index += 1;
      end += slots[index]?.seconds ?? 0;
      used = 0;
    }
    groups[index]?.push(speech);
    used += speech.seconds;
  }
  return groups;
}

/** A sentence too long for any slot is let in where nothing else is said. */
const isOver = (used: number, { seconds }: Speech, room: number): boolean =>
  used > 0 && used + seconds > room;

export const totalSeconds = (speeches: readonly Speech[]): number =>
  speeches.reduce((sum, { seconds }) => sum + seconds, 0);

const overrunOf = (groups: readonly Speech[][], slots: Slots): number =>
  groups.reduce(
    (sum, group, index) => sum + Math.max(0, totalSeconds(group) - (slots[index]?.seconds ?? 0)),
    0
  );

/** Both dialogues as one; a speaker who goes on keeps to one line. */
export function joinSpeeches(first: string, second: string, language: string): string {
  const before = readSpeeches(first, language);
  const lines = (before.at(-1)?.line ?? -1) + 1;
  const after = readSpeeches(second, language).map(
    (speech): Speech => ({ ...speech, line: speech.line + lines })
  );
  return writeSpeeches([...before, ...after]);
}

/** The dialogue for two clips of these lengths in seconds, cut at the end of a sentence. */
export function splitSpeeches(
  dialogue: string,
  language: string,
  [head, tail]: readonly [number, number]
): readonly [string, string] {
  const groups = distributeSpeeches(readSpeeches(dialogue, language), [{ seconds: head }, { seconds: tail }]);
  return [writeSpeeches(groups[0] ?? []), writeSpeeches(groups[1] ?? [])];
}
