// Spelling suggestions for search words that no listing contains.

/**
 * The edit distance (optimal string alignment): letters inserted, deleted or replaced, or two that changed
 * places.
 */
export function editDistance(one: string, other: string): number {
  const from = Array.from(one);
  const to = Array.from(other);
  let before: number[] = [];
  let last = to.map((_, index) => index).concat(to.length);
  for (const [row, letter] of from.entries()) {
    const current = [row + 1];
    for (const [column, wanted] of to.entries()) {
      const isSame = letter === wanted;
      const isSwapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === wanted;
      current.push(
        Math.min(
          at(last, column + 1) + 1,
          at(current, column) + 1,
          at(last, column) + (isSame ? 0 : 1),
          isSwapped ? at(before, column - 1) + 1 : Number.POSITIVE_INFINITY
        )
      );
    }
    before = last;
    last = current;
  }
  return at(last, to.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;

/** The number of typing errors tolerated in a word of this length. */
export const maxEditDistance = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/**
 * The number of letters a suggestion must share with the typed word at its beginning or end; 0 where only
 * the word itself is meant. A long word with an error at both ends shares neither.
 */
export function minSharedLetters(typed: string): number {
  const errors = maxEditDistance(typed);
  return errors === 0 ? 0 : Math.floor((Array.from(typed).length - 1) / (errors + 1));
}

/** Those of `known` that were likely meant by `typed`, the nearest first, three at most. */
export function chooseSpellingSuggestions(typed: string, known: readonly string[]): string[] {
  return known
    .map((word) => ({ word, errors: editDistance(typed, word) }))
    .filter(({ errors }) => errors <= maxEditDistance(typed))
    .toSorted((one, other) => one.errors - other.errors)
    .slice(0, 3)
    .map(({ word }) => word);
}
