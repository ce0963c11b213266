// The base of every model family: the fields that become words, lines of spans linked to fields, and the order and style
// of its prompt.
import type { PromptData, PromptField } from '../../prompt/prompt.ts';
import { joinParts, type Part, type PromptSpan } from '../../prompt/text/sentences.ts';
import { hasWords } from '../../prompt/text/tidy-text.ts';

const settings: ReadonlySet<PromptField> = new Set([
  'duration',
  'frameRate',
  'resolution',
  'aspectRatio',
  'quality',
  'model'
]);

/** The fields that are told in words; all but the settings. */
export const isProseField = (field: PromptField): boolean => !settings.has(field);

/** False for blank text, bare punctuation, an empty list, a switch that is off and a number that is none. */
export function isWritable(value: string | number | boolean | readonly string[]): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' ? hasWords(value) : value.some(hasWords);
}

type Line = readonly PromptSpan[];

export const own = (text: string): PromptSpan => ({ text, field: null });

export const textOf = (spans: Line): string => spans.map((span) => span.text).join('');

/** The parts as one line; nothing at all where there are none, not even the heading. */
export function writeLine(heading: string, parts: readonly Part[]): PromptSpan[] {
  if (parts.length === 0) return [];
  return heading === '' ? joinParts(parts) : [own(heading), ...joinParts(parts)];
}

/** The lines that say something, one under the other. */
export function stackLines(lines: readonly Line[], separator = '\n'): PromptSpan[] {
  const filled = lines.filter((line) => line.length > 0);
  return filled.flatMap((line, index) => (index === 0 ? line : [own(separator), ...line]));
}

/** A stretch of the prompt. `format` is the clip's length and ratio in words, `cuts` the shots as "Cut to …". */
export type Section =
  | 'format'
  | 'camera'
  | 'cuts'
  | 'story'
  | 'look'
  | 'dialogue'
  | 'sound'
  | 'subtitles'
  | 'additions';

export type Family = {
  readonly order: readonly Section[];
  /** `sentence`: The man says, "…". `label`: [The man, weary voice]: "…". */
  readonly dialogue: 'sentence' | 'label';
  /** The position of speech and sound: among the sentences, or last, on a line that starts with `Audio:`. */
  readonly sound: 'sentences' | 'line';
  /** One continuous shot, several in one text, or a list of shots that are written one by one. */
  readonly shots: 'one' | 'several' | 'list';
  /** The whole prompt, linked to the fields; empty where nothing is filled in. */
  readonly write: (data: PromptData) => readonly PromptSpan[];
};
