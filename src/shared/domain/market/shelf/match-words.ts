// The words of a search, looked for on the shelf.
import { listSearchWords } from '../search-words.ts';
import { chooseSpellingSuggestions } from '../spelling-suggestions.ts';
import type { ShelfListing } from './shelf-listing.ts';

/** Asked for beside other words, they say nothing. The server leaves out such words of more languages. */
const fillers: ReadonlySet<string> = new Set(
  'a an and at by for from in of on or the to with al con de del el en la las los o para por un una y'.split(
    ' '
  )
);

/** Each group is a word or what was likely meant by it; a listing is found if it has a word of every group. */
export type WantedWords = readonly (readonly string[])[];

/** Null for a search without words. A word that no listing begins with is replaced by those that are spelled like it. */
export function readWantedWords(search: string, shelf: readonly ShelfListing[]): WantedWords | null {
  const typed = [...new Set(listSearchWords(search))];
  const telling = typed.filter((word) => !fillers.has(word));
  const wanted = telling.length > 0 ? telling : typed;
  if (wanted.length === 0) return null;
  const known = [...new Set(shelf.flatMap(({ words }) => words))];
  return wanted.map((word) =>
    known.some((one) => one.startsWith(word)) ? [word] : chooseSpellingSuggestions(word, known)
  );
}

const titleWeight = 4;

/** How well a listing fits: 0 where a word is missing, and more for words of its title. */
export function rateWords({ card, words }: ShelfListing, wanted: WantedWords): number {
  const title = listSearchWords(card.title);
  let rating = 0;
  for (const group of wanted) {
    const isIn = (text: readonly string[]) => group.some((word) => text.some((one) => one.startsWith(word)));
    const isInTitle = isIn(title);
    if (!isInTitle && !isIn(words)) return 0;
    rating += isInTitle ? titleWeight : 1;
  }
  return rating;
}
