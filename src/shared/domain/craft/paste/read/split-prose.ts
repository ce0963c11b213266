// Sentences of pasted prose. What stands in quotes belongs to the sentence that quotes it.

const marks = '.!?…।؟۔';
const wideMarks = '。！？';
const closers = '"”’»)]';
const mayEnd: ReadonlySet<string> = new Set(`${marks}${wideMarks}${closers}\n`.split(''));
const abbreviation =
  /(?:^|[\s("“])(?:[Dd]r|[Mm]rs?|[Mm]s|[Pp]rof|[Ss]t|[JS]r|vs|etc|e\.g|i\.e|approx|\p{Lu})\.$/u;

/** Its sentences, in one pass. A quote that is not closed within its line quotes nothing. */
export function splitProse(text: string): string[] {
  const sentences: string[] = [];
  const quotes = new Quotes(text);
  let start = 0;
  let quoteEnd = -1;
  for (let at = 0; at < text.length; at += 1) {
    if (at > quoteEnd) quoteEnd = Math.max(quoteEnd, quotes.findEnd(at));
    const end = at < quoteEnd ? -1 : findEnd(text, at, start);
    if (end !== -1) {
      sentences.push(text.slice(start, end).trim());
      start = end;
      at = end - 1;
    }
  }
  sentences.push(text.slice(start).trim());
  return sentences.filter((sentence) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(sentence));
}

const closing: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”'],
  ['«', '»']
]);

/** Finds where quotes close. What it looked for once it remembers, so that asking often costs nothing. */
class Quotes {
  private readonly text: string;
  private readonly next = new Map<string, number>();

  constructor(text: string) {
    this.text = text;
  }

  /** -1 where no quote opens at `at`, or it is not closed within its line. */
  findEnd(at: number): number {
    const close = closing.get(this.text.charAt(at));
    if (close === undefined) return -1;
    const end = this.findNext(close, at + 1);
    return end < this.findNext('\n', at + 1) && end - at < 1200 ? end : -1;
  }

  private findNext(character: string, from: number): number {
    const known = this.next.get(character) ?? -1;
    if (known >= from) return known;
    const found = this.text.indexOf(character, from);
    const next = found === -1 ? Number.POSITIVE_INFINITY : found;
    this.next.set(character, next);
    return next;
  }
}

/** The end of the sentence whose last mark, or the quote around it, is at `at`; -1 if the sentence continues. */
function findEnd(text: string, at: number, start: number): number {
  const character = text.charAt(at);
  if (!mayEnd.has(character)) return -1;
  if (character === '\n') return at + 1;
  const isClosed =
    closers.includes(character) && (marks + wideMarks).includes(text.charAt(at - 1)) && at > start;
  if (!marks.includes(character) && !wideMarks.includes(character) && !isClosed) return -1;
  let end = at + 1;
  while (end < text.length && (marks + wideMarks + closers).includes(text.charAt(end))) end += 1;
  if (end >= text.length || wideMarks.includes(character)) return end;
  if (!/\s/.test(text.charAt(end))) return -1;
  const goesOn = /^\s+\p{Ll}/u.test(text.slice(end, end + 8));
  if (goesOn && (isClosed || character === '…' || text.slice(end - 3, end) === '...')) return -1;
  return character === '.' && abbreviation.test(text.slice(Math.max(start, at - 12), at + 1)) ? -1 : end;
}
