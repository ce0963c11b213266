// The positions of search words in a text, for highlighting.
import { foldText, searchWords } from '../../../../kit/fold-text.ts';

/** Positions in the text as it is written: `start` included, `end` not. */
export type MatchRange = { readonly start: number; readonly end: number };

/** Folding can change a text's length, so each folded unit remembers the character it came from. */
function foldWithOrigins(text: string): { folded: string; starts: number[]; ends: number[] } {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let position = 0;
  for (const character of text) {
    const piece = foldText(character);
    for (let unit = 0; unit < piece.length; unit += 1) {
      starts.push(position);
      ends.push(position + character.length);
    }
    if (piece === '' && ends.length > 0) ends[ends.length - 1] = position + character.length;
    folded += piece;
    position += character.length;
  }
  return { folded, starts, ends };
}

function joinTouching(ranges: readonly MatchRange[]): MatchRange[] {
  const joined: MatchRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && range.start <= last.end) {
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    } else {
      joined.push(range);
    }
  }
  return joined;
}

/** In reading order, never overlapping; empty where nothing matches. */
export function matchRanges(text: string, search: string): MatchRange[] {
  const words = searchWords(search);
  // Folding is by far the dearest part of a card.
  if (words.length === 0) return [];
  const { folded, starts, ends } = foldWithOrigins(text);
  const ranges: MatchRange[] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      ranges.push({ start: starts[at] ?? 0, end: ends[at + word.length - 1] ?? text.length });
    }
  }
  return joinTouching(ranges);
}
