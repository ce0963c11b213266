// Tidying takes from a creator's text what would trip up the sentence it stands in, and nothing else.
import { memoizeByText } from '../../../../kit/memoize-by-text.ts';

const wordCharacter = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const spaces = /[\s\p{Cc}]+/gu;
const leadingSeparators = /^[\s,;:、，；：]+/;
const leadingPunctuation = /^(?:[\s,;:!?…、，；：。！？]|\.{2,}|\.(?=\s)|[-–—•*](?=\s))+/;
const separators = ' ,;:、，；：-–—';
const sentenceMarks = '.!?…。！？।؟۔';

/** False where there is nothing but spaces and punctuation. */
export const hasWords = (text: string): boolean => wordCharacter.test(text);

/** One line without stray punctuation at its ends; '' where there is nothing but spaces and punctuation. */
export const tidyText = memoizeByText((text) => tidy(text, leadingPunctuation));

/** Like `tidyText`, but speech may begin with "…" and keeps it. */
export function tidySpeech(text: string): string {
  return tidy(text, leadingSeparators);
}

function tidy(text: string, leading: RegExp): string {
  if (!hasWords(text)) return '';
  return trimEnd(text.replace(spaces, ' ').replace(leading, ''));
}

/** Keeps the first marks of a messy end ("fox , ." becomes "fox."), and the space French puts before "?". */
function trimEnd(text: string): string {
  const length = lengthWithout(text, sentenceMarks + separators);
  const ending = text.slice(length);
  const marks = /^ [?!]+$/.test(ending) ? ending : /[^ ,;:、，；：\-–—]+/.exec(ending)?.[0];
  return text.slice(0, length) + (marks ?? '');
}

function lengthWithout(text: string, endings: string): number {
  let length = text.length;
  while (length > 0 && endings.includes(text.charAt(length - 1))) length -= 1;
  return length;
}

/** True where a text closes its own sentence, also inside closing quotes or brackets. */
export function endsSentence(text: string): boolean {
  return /[.!?…。！？।؟۔]["'”’»)\]」』]*$/.test(text.slice(-8));
}

/** The full stop a text still needs, in its own script; none after an emoji. */
export const missingFullStop = (text: string): string => stopAfter(text.slice(-12));

const stopAfter = memoizeByText((end) => {
  if (end === '' || endsSentence(end) || /[\p{Emoji_Presentation}\p{Emoji_Modifier}\uFE0F]$/u.test(end))
    return '';
  const lastLetter = end.match(/\p{L}/gu)?.at(-1) ?? '';
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(lastLetter)) return '。';
  return /\p{Script=Devanagari}/u.test(lastLetter) ? '।' : '.';
});

/** Capitalises a plain word at the start; "iPhone", "https://" and other scripts stay as they are. */
export function capitalizeStart(text: string): string {
  const startsPlainly = /^[a-zà-öø-þ]+(?=[\s,;!?'’)-]|[.…](?:\s|$)|$)/.test(text);
  return startsPlainly ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

export const startsLowercase = (text: string): boolean => /^[a-zà-öø-þ]/.test(text);
