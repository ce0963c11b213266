// Phrases that messages are composed of: lists, counts, field names and quotations.
import {
  joinWithAnd,
  joinWithOr,
  Sentence,
  sentence,
  writeList,
  writeNumber
} from '../../../kit/sentence.ts';
import { findField } from './prompt-fields.ts';
import type { PromptField } from './prompt.ts';

/** "4, 6 or 8". */
export const joinOr = (items: readonly (string | number)[]): string =>
  writeList(joinWithOr(items.map(String)));

/** "a, b and c". */
export const joinAnd = (items: readonly string[]): string => writeList(joinWithAnd(items));

/** "1,240"; two decimals at most. */
export const formatEnglishNumber = (value: number): string => writeNumber(value);

const counts = {
  action: (count: number) => (count === 1 ? sentence`1 action` : sentence`${count} actions`),
  beat: (count: number) => (count === 1 ? sentence`one beat` : sentence`${count} beats`),
  character: (count: number) => (count === 1 ? sentence`1 character` : sentence`${count} characters`),
  token: (count: number) => (count === 1 ? sentence`1 token` : sentence`${count} tokens`),
  word: (count: number) => (count === 1 ? sentence`1 word` : sentence`${count} words`)
} as const;

/** "1 word", "12 words". */
export const formatCount = (count: number, noun: keyof typeof counts): Sentence => counts[noun](count);

/** The field's label, known to translations by the field's own name. */
export const fieldLabelOf = (field: PromptField): Sentence =>
  new Sentence(findField(field)?.label ?? field, [], `field.${field}`);

/** A creator's own text on one line, cut where it is long. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const start = line.slice(0, 39).replace(/[\uD800-\uDBFF]$/, '');
  return line.length > 40 ? `${start}…` : line;
}

/** Different texts only. */
export const quoteEach = (texts: Iterable<string>): Sentence[] => [...new Set(texts)].map(quoteText);

export function quoteText(text: string): Sentence {
  const words = shorten(text);
  return sentence`“${words}”`;
}
