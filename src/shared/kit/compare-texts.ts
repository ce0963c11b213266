// What was removed from a text and added to it, by words.

export type TextPart = { readonly kind: 'kept' | 'removed' | 'added'; readonly text: string };

/** Above this many comparisons the changed middle is told as a whole. */
const mostSteps = 4_000_000;

/** Kept and removed parts make `before`, kept and added ones `after`. */
export function compareTexts(before: string, after: string): TextPart[] {
  const [old, young] = [splitWords(before), splitWords(after)];
  const start = countEqual(old, young, (words, place) => words[place]);
  const rest = [old.slice(start), young.slice(start)] as const;
  const end = countEqual(...rest, (words, place) => words[words.length - 1 - place]);
  const [oldMiddle, youngMiddle] = rest.map((words) => words.slice(0, words.length - end)) as [
    string[],
    string[]
  ];
  return joinParts([
    ...markAll(old.slice(0, start), 'kept'),
    ...compareWords(oldMiddle, youngMiddle),
    ...markAll(old.slice(old.length - end), 'kept')
  ]);
}

/** Each word with the space after it, so that nothing is lost. */
const splitWords = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

function countEqual(
  one: readonly string[],
  other: readonly string[],
  pick: (words: readonly string[], place: number) => string | undefined
): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && pick(one, count) === pick(other, count)) count += 1;
  return count;
}

const markAll = (words: readonly string[], kind: TextPart['kind']): TextPart[] =>
  words.map((text) => ({ kind, text }));

/** By the longest common subsequence. */
function compareWords(old: readonly string[], young: readonly string[]): TextPart[] {
  const width = young.length + 1;
  if (old.length * young.length > mostSteps) return [...markAll(old, 'removed'), ...markAll(young, 'added')];
  const lengths = new Uint16Array((old.length + 1) * width);
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = young.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        old[row] === young[column]
          ? 1 + (lengths[(row + 1) * width + column + 1] ?? 0)
          : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0);
  const parts: TextPart[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < young.length) {
    const [removed, added] = [old[row], young[column]];
    const isSame = removed !== undefined && removed === added;
    const below = lengths[(row + 1) * width + column] ?? 0;
    const beside = lengths[row * width + column + 1] ?? 0;
    if (isSame) parts.push({ kind: 'kept', text: removed });
    else if (removed !== undefined && (added === undefined || below >= beside))
      parts.push({ kind: 'removed', text: removed });
    else parts.push({ kind: 'added', text: added ?? '' });
    if (parts.at(-1)?.kind !== 'added') row += 1;
    if (parts.at(-1)?.kind !== 'removed') column += 1;
  }
  return parts;
}

/** Neighbors of one kind become one part. */
function joinParts(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.kind === part.kind) joined[joined.length - 1] = { ...last, text: last.text + part.text };
    else joined.push(part);
  }
  return joined;
}
