// What a text says is unwanted ("No crowds, no text."), apart from what it asks for.

/** `kept` is the text without its negatives; `negatives` are the unwanted things as nouns, in order. */
export type SplitText = { readonly kept: string; readonly negatives: readonly string[] };

const listed =
  /^(?:negative(?: prompt)?\s*:|avoid|exclude|(?:do not|don['’]t|never) (?:show|include|add|use))\s+(.+)$/i;
const negated = /^(?:and\s+)?(?:no|without)\s+(?!(?:one|longer|matter|sooner|doubt|less|more than)\b)(.+)$/i;
/** A run of spaces is looked at from its start only: from each of its places it would take a second for 50 kB. */
const between = /(?<!\s)\s*[,;]\s*|(?<!\s)\s+(?:or|nor)\s+|(?<!\s)\s+and\s+no\s+/i;
const longestNoun = 6;

export function splitNegatives(text: string): SplitText {
  const split = text.split(/(?<=[.!?…。！？])\s+|(?<!\s)\s*\n+\s*/).map(splitSentence);
  const negatives = split.flatMap((sentence) => sentence.negatives);
  if (negatives.length === 0) return { kept: text, negatives };
  return {
    kept: split
      .map(({ kept }) => kept)
      .filter((kept) => kept !== '')
      .join(' '),
    negatives
  };
}

function splitSentence(sentence: string): SplitText {
  const body = sentence.trim().replace(/[.!]+$/, '');
  const [, list] = listed.exec(body) ?? negated.exec(body) ?? [];
  const nouns =
    list === undefined
      ? []
      : list
          .split(between)
          .map(stripNegation)
          .filter((noun) => noun !== '');
  if (nouns.length > 0)
    return nouns.every(isNoun) ? { kept: '', negatives: nouns } : { kept: sentence, negatives: [] };
  return splitTail(sentence, body);
}

/** "Keep the horizon level, no text, no logos." */
function splitTail(sentence: string, body: string): SplitText {
  const clauses = body.split(/(?<!\s)\s*[,;]\s*/);
  const last = clauses.findLastIndex((clause) => !negated.test(clause));
  const tail = clauses.slice(last + 1).map(stripNegation);
  if (last < 0 || tail.length === 0 || !tail.every(isNoun)) return { kept: sentence, negatives: [] };
  return { kept: `${clauses.slice(0, last + 1).join(', ')}.`, negatives: tail };
}

const stripNegation = (noun: string): string =>
  noun.trim().replace(/^(?:(?:and|or|no|any|without)\s+)+/i, '');

const isNoun = (noun: string): boolean => noun !== '' && noun.split(/\s+/).length <= longestNoun;
