import { findCommonElements } from './longest-common-subsequence.ts';

/**
 * Words in a row of one kind. `before` and `after` are its text in either version: both where it is kept, since white
 * space alone is no difference, and "" where that version does not have it. `place` is unique among the parts.
 */
export type ComparedPart = {
  readonly kind: 'kept' | 'removed' | 'added';
  readonly before: string;
  readonly after: string;
  readonly place: number;
};

/** The parts in their order: `before` of all parts joined is the one text, `after` the other. */
export function compareWords(before: string, after: string): ComparedPart[] {
  const [old, next] = [splitWords(before), splitWords(after)];
  const common = findCommonElements(old.map(trim), next.map(trim)) ?? [];
  const words: Word[] = [];
  let [oldPlace, nextPlace] = [0, 0];
  for (const [oldCommon, nextCommon] of [...common, [old.length, next.length] as const]) {
    words.push(...old.slice(oldPlace, oldCommon).map(toRemoved));
    words.push(...next.slice(nextPlace, nextCommon).map(toAdded));
    const [kept, found] = [old[oldCommon], next[nextCommon]];
    if (kept !== undefined && found !== undefined) words.push({ kind: 'kept', before: kept, after: found });
    [oldPlace, nextPlace] = [oldCommon + 1, nextCommon + 1];
  }
  return joinRuns(words);
}

type Word = Omit<ComparedPart, 'place'>;

/** Words with the white space behind them, so that the parts joined are the text. */
const splitWords = (text: string): string[] => text.match(/\s+|\S+\s*/g) ?? [];
const trim = (word: string): string => word.trim();

const toRemoved = (before: string): Word => ({ kind: 'removed', before, after: '' });
const toAdded = (after: string): Word => ({ kind: 'added', before: '', after });

function joinRuns(words: readonly Word[]): ComparedPart[] {
  const parts: ComparedPart[] = [];
  words.forEach((word, place) => {
    const last = parts.at(-1);
    if (last?.kind !== word.kind) parts.push({ ...word, place });
    else parts.splice(-1, 1, { ...last, before: last.before + word.before, after: last.after + word.after });
  });
  return parts;
}
