// The story of a prompt in order: the creator's own timeline, or sentences and clauses.
import type { PromptData } from '../../prompt/prompt.ts';
import { capitalizeStart, missingFullStop, tidyText } from '../../prompt/text/tidy-text.ts';
import { readTimeline, type StampedText } from '../../prompt/text/time-stamps.ts';

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

const clauseEnding = /[;；؛][\s]*|[,،]\s+(?:and then |and |then )?|(?<!\s)\s+and then |[，、]/giu;
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

/** The part of a clause that is read to classify it; reading each to its end would be slow for a long text. */
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

export type Story = {
  /** Opens the first clip: the idea, and what stands before the first stamp of a timeline. */
  readonly opening: string;
  /** The action in order; joined, the sentences are the original text. Empty where there is a timeline. */
  readonly sentences: readonly string[];
  readonly timeline: readonly StampedText[];
  /** The additional parameters, unless they are the timeline. */
  readonly additions: string;
};

/** Reads the action or, where it is empty, the concept; a timeline in either takes precedence. */
export function readStory({ concept, action, additionalParams }: PromptData): Story {
  const additions = additionalParams;
  const stamped = [action, concept].map(readTimeline);
  const [inAction, inConcept] = stamped;
  if (inAction) return tell(joinTexts(concept, inAction.opening), [], inAction.beats, additions);
  if (inConcept) return tell(joinTexts(inConcept.opening, action), [], inConcept.beats, additions);
  const added = readTimeline(additionalParams);
  if (added !== null && added.beats.length > 1) {
    return tell(joinTexts(concept, action), [], added.beats, added.opening);
  }
  const [opening, narrative] = tidyText(action) === '' ? ['', concept] : [concept, action];
  return tell(joinTexts(opening), splitSentences(narrative.replace(/\s+/g, ' ')), [], additions);
}

const tell = (
  opening: string,
  sentences: readonly string[],
  timeline: readonly StampedText[],
  additions: string
): Story => ({ opening, sentences: sentences.filter((text) => tidyText(text) !== ''), timeline, additions });

/** The texts as sentences one after the other. */
export function joinTexts(...texts: readonly string[]): string {
  return texts
    .map(tidyText)
    .filter((text) => text !== '')
    .map((text, index, all) => {
      const opened = index === 0 ? text : capitalizeStart(text);
      return index === all.length - 1 ? opened : opened + missingFullStop(opened);
    })
    .join(' ');
}

/** The sentences cut at their clauses, the longest first, until there are as many as wanted or none can be cut. */
export function divideStory(sentences: readonly string[], wanted: number): string[] {
  const divided = sentences.map((sentence) => [sentence]);
  const clauses = sentences.map(splitClauses);
  const byLength = sentences.map((_, index) => index).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  function lengthOf(index: number): number {
    return sentences[index]?.length ?? 0;
  }
  for (const index of byLength) {
    if (divided.flat().length >= wanted) break;
    divided[index] = clauses[index] ?? [];
  }
  return divided.flat();
}
