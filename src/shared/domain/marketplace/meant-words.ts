// A word that nobody wrote was likely typed with an error: what stands near it is what was meant.

/**
 * How many single errors turn one word into the other: a letter too many, too few, another one, or two that changed
 * places.
 */
export function countTypingErrors(one: string, other: string): number {
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

/** Letters. A shorter word is taken as it was typed: in it every letter counts. */
export const shortestMeant = 4;

const mostErrors = (word: string): number => (word.length < shortestMeant ? 0 : word.length < 8 ? 1 : 2);

/** Those of `known` that were likely meant by `typed`, the nearest first, three at most. */
export function chooseMeantWords(typed: string, known: readonly string[]): string[] {
  return known
    .map((word) => ({ word, errors: countTypingErrors(typed, word) }))
    .filter(({ errors }) => errors <= mostErrors(typed))
    .toSorted((one, other) => one.errors - other.errors)
    .slice(0, 3)
    .map(({ word }) => word);
}
