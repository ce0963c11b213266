// Subtitles (SRT) from the dialogue: each sentence when it is said, clip by clip.
import { spokenText, readSpeeches, type Speech } from '../story/distribute-dialogue.ts';
import type { Clip, ClipPlan } from '../clip/clip-plan.ts';

type Cue = { readonly from: number; readonly to: number; readonly text: string };

/** Two lines of this many characters fit under a picture. */
const lineLength = 42;

/** '' where nobody speaks. `language` is the prompt's, for the pace of speech. Times never overlap. */
export function formatPlanSrt({ clips }: ClipPlan, language: string): string {
  return clips
    .flatMap((clip) => listCues(clip, language))
    .map(
      ({ from, to, text }, index) => `${index + 1}\r\n${writeTime(from)} --> ${writeTime(to)}\r\n${text}\r\n`
    )
    .join('\r\n');
}

/** Milliseconds. What takes longer to say than the clip lasts is said faster. */
function listCues({ startSeconds, seconds, dialogue }: Clip, language: string): Cue[] {
  const speeches = readSpeeches(dialogue, language).flatMap(cutLong);
  const start = Math.round(startSeconds * 1000);
  const room = Math.floor(seconds * 1000);
  if (speeches.length === 0 || room < 1) return [];
  if (speeches.length > room) return [{ from: start, to: start + room, text: wrap(joinWords(speeches)) }];
  const spare = room - speeches.length;
  const pace = Math.min(1, spare / (1000 * speeches.reduce((sum, speech) => sum + speech.seconds, 0) || 1));
  let spokenSeconds = 0;
  return speeches.map((speech, index) => {
    const from = start + index + Math.floor(spokenSeconds * pace * 1000);
    spokenSeconds += speech.seconds;
    return {
      from,
      to: start + index + 1 + Math.floor(spokenSeconds * pace * 1000),
      text: wrap(speech.words)
    };
  });
}

const joinWords = (speeches: readonly Speech[]): string => speeches.map(({ words }) => words).join(' ');

/** A sentence of more than two lines becomes several cues, each with its share of the time. */
function cutLong(speech: Speech): Speech[] {
  const lines = wrap(shownWords(speech.words)).split('\r\n');
  const pairs = lines.flatMap((line, index) =>
    index % 2 === 0 ? [[line, lines[index + 1] ?? ''].join(' ').trim()] : []
  );
  const letters = pairs.reduce((sum, pair) => sum + pair.length, 0) || 1;
  return pairs.map((words) => ({ ...speech, words, seconds: (speech.seconds * words.length) / letters }));
}

/** "-->" would end a cue's text. */
const shownWords = (words: string): string =>
  spokenText(words).replace(/\s+/g, ' ').replaceAll('-->', '→').trim();

/** Lines of at most `lineLength` characters, cut at spaces; in scripts without spaces, where a line is full. */
function wrap(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap(cutWord)) {
    const last = lines.at(-1);
    const longer = `${last ?? ''} ${word}`;
    if (last !== undefined && Array.from(longer).length <= lineLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.join('\r\n');
}

function cutWord(word: string): string[] {
  const characters = Array.from(word);
  const count = Math.ceil(characters.length / lineLength);
  return Array.from({ length: count }, (_, index) =>
    characters.slice(index * lineLength, (index + 1) * lineLength).join('')
  );
}

/** "00:01:02,345". */
function writeTime(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  const clock = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => pad(part, 2)).join(':');
  return `${clock},${pad(milliseconds % 1000, 3)}`;
}

const pad = (value: number, length: number): string => String(Math.floor(value)).padStart(length, '0');
