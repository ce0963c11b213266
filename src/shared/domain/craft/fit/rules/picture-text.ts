// The words that describe the picture, read once for all rules that look for words in them.
import { foldText } from '../../../../kit/fold-text.ts';
import { byPrompt } from './by-prompt.ts';
import { plainText } from './terms.ts';

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
export const readPictureTexts = byPrompt((data): Readonly<Record<PictureField, string>> => {
  const texts = pictureFields.map((field) => {
    const value = data[field];
    return [field, plainText(typeof value === 'string' ? value : value.join(' ; '))];
  });
  return Object.fromEntries(texts) as Record<PictureField, string>;
});

/** All of it at once, to tell quickly that something is nowhere in it. */
export const readPicture = byPrompt((data) => Object.values(readPictureTexts(data)).join(' ; '));

/** Words without accents and possessives: "Beyoncé’s" is "beyonce". */
export function foldedWords(text: string): string[] {
  const words = foldText(plainText(text)).match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return words.map((word) => word.replace(/['’]s?$/, ''));
}

export const readPictureWords = byPrompt(
  (data): ReadonlySet<string> => new Set(foldedWords(readPicture(data)))
);
