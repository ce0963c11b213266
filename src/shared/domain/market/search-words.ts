// The search index terms of a text: folded words, and bigrams in scripts without spaces.
import { foldText } from '../../kit/fold-text.ts';

const run = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const paired = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}]';
/** A stretch of a paired script, or of anything else. */
const stretch = new RegExp(`${paired}+|(?:(?!${paired}).)+`, 'gsu');
const isPaired = new RegExp(`^${paired}`, 'u');

/** No word of any language is longer; what is would only swell the index. */
const maxWordLength = 40;

/** In their order and with repeats: "Lluvia de neón" → lluvia, de, neon; "雨の夜" → 雨の, の夜. */
export function listSearchWords(text: string): string[] {
  const folded = foldText(text.normalize('NFKC'));
  return (folded.match(run) ?? []).flatMap((word) =>
    (word.match(stretch) ?? []).flatMap((part) =>
      isPaired.test(part) ? listPairs(part) : Array.from(part).slice(0, maxWordLength).join('')
    )
  );
}

function listPairs(text: string): string[] {
  const characters = Array.from(text);
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}
