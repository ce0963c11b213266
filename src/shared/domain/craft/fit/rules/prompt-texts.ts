// The texts of a prompt as rules read them. A prompt is checked against many models, so what depends on the prompt alone is
// computed once.
import { foldText } from '../../../../kit/fold-text.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import { readDialogue } from '../../prompt/text/dialogue.ts';
import { readTimeline, type StampedText } from '../../prompt/text/time-stamps.ts';
import { writePromptSpans } from '../../prompt/text/write-prompt.ts';

/** `source` is a regular expression over lower-case text in which hyphens are spaces. */
export const term = (source: string): RegExp =>
  new RegExp(String.raw`\b(?<!\b(?:no|not|without|never|of)\s)(?:${source})\b`);

/** "Close-Up" → "close up", as terms expect it. */
export const plainText = (text: string): string => text.toLowerCase().replaceAll('-', ' ');

/** The words of the text that the term stands for; undefined where there are none. */
export function findTerm(text: string, wanted: RegExp): string | undefined {
  return wanted.exec(plainText(text))?.[0];
}

/** The text as a regular expression that matches just that. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Remembers `work` for each prompt as long as that object lives; prompt data is never changed in place. */
export function memoizeByPrompt<Value>(work: (data: PromptData) => Value): (data: PromptData) => Value {
  const known = new WeakMap<PromptData, { readonly value: Value }>();
  return (data) => {
    const found = known.get(data) ?? { value: work(data) };
    known.set(data, found);
    return found.value;
  };
}

export const readSpans = memoizeByPrompt(writePromptSpans);

export const readLines = memoizeByPrompt((data) => readDialogue(data.dialogue));

const pictureFields = [
  'concept',
  'mainSubject',
  'action',
  'setting',
  'cinematicStyle',
  'colorGrading',
  'mood',
  'visualEffects',
  'additionalParams'
] as const;
export type PictureField = (typeof pictureFields)[number];

/** Each field as terms expect it; the items of a list are kept apart. */
export const readPictureTexts = memoizeByPrompt((data): Readonly<Record<PictureField, string>> => {
  const texts = pictureFields.map((field) => {
    const value = data[field];
    return [field, plainText(typeof value === 'string' ? value : value.join(' ; '))];
  });
  return Object.fromEntries(texts) as Record<PictureField, string>;
});

/** All of it at once, to tell quickly that something is nowhere in it. */
export const readPicture = memoizeByPrompt((data) => Object.values(readPictureTexts(data)).join(' ; '));

/** Words without accents and possessives: "Beyoncé’s" is "beyonce". */
export function foldedWords(text: string): string[] {
  const words = foldText(plainText(text)).match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return words.map((word) => word.replace(/['’]s?$/, ''));
}

export const readPictureWords = memoizeByPrompt(
  (data): ReadonlySet<string> => new Set(foldedWords(readPicture(data)))
);

export type Beat = { readonly seconds: number; readonly text: string };
export type Beats = {
  readonly field: 'action' | 'concept' | 'additionalParams';
  readonly beats: readonly Beat[];
};

const timedFields = ['action', 'concept', 'additionalParams'] as const;

/** A beat without an end lasts until the next one starts, the last one until the clip ends. */
function measure(beats: readonly StampedText[], clipEnd: number): Beat[] {
  return beats.map(({ start, end, text }, index) => {
    const last = end ?? beats[index + 1]?.start ?? clipEnd;
    return { seconds: Math.max(last - start, 0), text };
  });
}

/** The beats of a prompt and the field they stand in; null where it has fewer than two. */
export const readBeats = memoizeByPrompt((data): Beats | null => {
  for (const field of timedFields) {
    const beats = /\d/.test(data[field]) ? (readTimeline(data[field])?.beats ?? []) : [];
    if (beats.length > 1) return { field, beats: measure(beats, data.duration) };
  }
  return null;
});
