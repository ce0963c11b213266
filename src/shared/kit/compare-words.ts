// The words that differ between two texts, by their longest common subsequence.
/** Words in a row that are all the same, or all different; `place` is that of the first among the words. */
export type ComparedPart = { readonly text: string; readonly place: number; readonly isChanged: boolean };
export type ComparedTexts = {
  readonly before: readonly ComparedPart[];
  readonly after: readonly ComparedPart[];
};

/** Words with the white space behind them, so that the parts joined are the text. */
const splitWords = (text: string): string[] => text.match(/\s+|\S+\s*/g) ?? [];

/** Marks in each text the words that the other does not have at this place. White space alone is no difference. */
export function compareWords(before: string, after: string): ComparedTexts {
  const [old, next] = [splitWords(before), splitWords(after)];
  const isSame = (one: number, other: number): boolean => old[one]?.trim() === next[other]?.trim();
  const lengths = measureCommon(old.length, next.length, isSame);
  const common = (one: number, other: number): number => lengths[one * (next.length + 1) + other] ?? 0;
  const [kept, found] = [new Set<number>(), new Set<number>()];
  let one = 0;
  let other = 0;
  while (one < old.length && other < next.length) {
    if (isSame(one, other)) {
      kept.add(one++);
      found.add(other++);
    } else if (common(one + 1, other) >= common(one, other + 1)) one += 1;
    else other += 1;
  }
  return { before: joinRuns(old, kept), after: joinRuns(next, found) };
}

function joinRuns(words: readonly string[], same: ReadonlySet<number>): ComparedPart[] {
  const parts: ComparedPart[] = [];
  words.forEach((text, place) => {
    const isChanged = !same.has(place);
    const last = parts.at(-1);
    if (last?.isChanged === isChanged) parts.splice(-1, 1, { ...last, text: last.text + text });
    else parts.push({ text, place, isChanged });
  });
  return parts;
}

/** The number of common words of the rests that begin at each pair of places. */
function measureCommon(
  rows: number,
  columns: number,
  isSame: (row: number, column: number) => boolean
): Uint16Array {
  const width = columns + 1;
  const lengths = new Uint16Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const place = row * width + column;
      lengths[place] = isSame(row, column)
        ? (lengths[place + width + 1] ?? 0) + 1
        : Math.max(lengths[place + width] ?? 0, lengths[place + 1] ?? 0);
    }
  }
  return lengths;
}
