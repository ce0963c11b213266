// Requirements on a listing that is submitted. Screens show each problem with its fix; the server refuses by the
// same rules.
import type { PromptData } from '../craft/prompt/prompt.ts';
import { promptFields } from '../craft/prompt/prompt-fields.ts';

/** So many words of the sealed prompt in a row are text of it; fewer may be chance. */
const revealingWords = 6;

const wordPattern = /[\p{L}\p{N}]+/gu;

type Word = { readonly text: string; readonly start: number; readonly end: number };

const listWords = (text: string): Word[] =>
  [...text.matchAll(wordPattern)].map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length
  }));

function listRuns(text: string): string[] {
  const words = listWords(text).map((word) => word.text);
  return words.slice(revealingWords - 1).map((_, at) => words.slice(at, at + revealingWords).join(' '));
}

function listTexts(data: PromptData): string[] {
  return promptFields.flatMap(({ name }) => {
    const value = data[name];
    return typeof value === 'string' ? [value] : typeof value === 'object' ? [...value] : [];
  });
}

/** The parts of a public text that repeat the sealed prompt, from the first to the last: start and end in `text`. */
export function findRevealedParts(
  text: string,
  data: PromptData
): readonly { readonly start: number; readonly end: number }[] {
  const sealed = new Set(listTexts(data).flatMap(listRuns));
  const words = listWords(text);
  const isRevealed = words.map(() => false);
  for (let at = 0; at + revealingWords <= words.length; at += 1) {
    const run = words.slice(at, at + revealingWords);
    if (sealed.has(run.map((word) => word.text).join(' '))) isRevealed.fill(true, at, at + revealingWords);
  }
  const parts: { start: number; end: number }[] = [];
  for (const [at, { start, end }] of words.entries()) {
    const last = parts.at(-1);
    if (isRevealed[at] !== true) continue;
    if (last !== undefined && isRevealed[at - 1] === true) last.end = end;
    else parts.push({ start, end });
  }
  return parts;
}

type PublicText = {
  readonly title: string;
  readonly category: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly media: readonly { readonly alt: string }[];
  /** Release notes of a new version. */
  readonly notes: string;
};

/** Every text of a listing that its seller writes and anybody can read. */
export const listPublicTexts = ({ tags, media, ...text }: PublicText): readonly string[] => [
  text.title,
  text.category,
  text.description,
  ...tags,
  ...media.map(({ alt }) => alt),
  text.notes
];

/** True if a price differs by more than `percent` from the published one. */
export const isLargePriceChange = (beforeCents: number, afterCents: number, percent: number): boolean =>
  Math.abs(afterCents - beforeCents) * 100 > beforeCents * percent;
