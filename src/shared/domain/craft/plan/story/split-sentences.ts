// Where a sentence or a clause ends, in all the languages a creator may write in.

const ending =
  /(?:(?<![.!?…؟۔।॥])[.!?…؟۔।॥]+|\s[?!]+)(?:\s?[»›]|["'”’)\]])*(?=\s)|[。！？｡]+["'”’»)\]」』）]*/gu;
const abbreviation =
  /(?:^|[\s("'“«¿¡])(?:Dr|Mr|Mrs|Ms|Prof|St|Sr|Sra|Srta|Jr|Hr|Mme|Mlle|Sig|vs|approx|\p{Lu}|(?:\p{L}\.)+\p{L})\.$/u;
const numberSign = /(?:^|\s)No\.$/;
const pronounAtEnd = /(?:^|\s)I\.$/;
const openers = /^[\s"'“‘«([¿¡–—-]*/u;

/** The sentences of a text, which joined again are the text. Abbreviations and "3.5" end none. */
export function splitSentences(text: string): string[] {
  return cutAfter(text, [...text.matchAll(ending)].filter((match) => endsHere(text, match)).map(endOf));
}

function endsHere(text: string, match: RegExpExecArray): boolean {
  const end = endOf(match);
  const next = text.slice(end, end + 12).replace(openers, '');
  if (/^\p{Ll}/u.test(next)) return false;
  const before = text.slice(Math.max(0, end - 16), end);
  if (numberSign.test(before) && /^\d/.test(next)) return false;
  return match[0] !== '.' || !abbreviation.test(before) || pronounAtEnd.test(before);
}

const endOf = (match: RegExpExecArray): number => match.index + match[0].length;

const clauseEnding = /[;；؛][\s]*|[,،]\s+(?:and then |and |then )?|\s+and then |[，、]/giu;
const dependent =
  /^(?:and |then )*(?:who|which|that|whose|where|while|when|as|until|with|without|like|of|in|on|at|[a-z]+ing)\b/i;

/** The clauses of a sentence, which joined again are the sentence; what hangs on the clause before stays with it. */
export function splitClauses(sentence: string): string[] {
  let start = 0;
  const cuts = [...sentence.matchAll(clauseEnding)].flatMap((match) => {
    const joint = /(?:and then|and|then)\s+$/i.exec(match[0]);
    const cut = endOf(match) - (joint?.[0].length ?? 0);
    const before = sentence.slice(start, cut);
    const rest = sentence.slice(cut, cut + farEnough);
    start = cut;
    const isCut = isClause(rest) && !dependent.test(rest) && (joint !== null || isClause(before));
    return isCut ? [cut] : [];
  });
  return cutAfter(sentence, cuts);
}

/** How far a clause is read to tell what it is; reading to the end of each would be slow for a long text. */
const farEnough = 80;

/** One word between commas is part of a list, not something that happens. */
const isClause = (text: string): boolean =>
  /^\s*[\p{L}\p{N}'’-]+\s+\S/u.test(text) || /[\p{Script=Han}\p{Script=Hiragana}]{4}/u.test(text);

function cutAfter(text: string, cuts: readonly number[]): string[] {
  const bounds = [0, ...cuts, text.length];
  return bounds
    .slice(1)
    .map((end, index) => text.slice(bounds[index], end))
    .filter((piece) => piece !== '');
}
