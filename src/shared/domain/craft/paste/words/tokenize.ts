// Splits text into words: letters and digits of any script, and pictographs.

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*|\p{Extended_Pictographic}/gu;

/** In lower case, in their order. */
export function listWords(text: string): string[] {
  return text.toLowerCase().match(word) ?? [];
}

export type Token = { readonly word: string; readonly start: number; readonly end: number };

/** The words of a text with where they stand; "&" counts as "and". */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?|&/gu)].map((match) => ({
    word: match[0] === '&' ? 'and' : match[0].toLowerCase().replace('’', "'"),
    start: match.index,
    end: match.index + match[0].length
  }));
}

export const countWords = (text: string): number => tokenize(text).length;

/** "cameraMovement", "camera_movement" → "camera movement". */
export function keyWords(key: string): string {
  return key
    .replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 ')
    .replace(/[_\s]+/g, ' ')
    .trim();
}
