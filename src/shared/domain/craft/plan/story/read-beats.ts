// Beats are what happens, one thing after the other: the creator's own timeline, or sentences and clauses.
import type { PromptData } from '../../prompt/prompt.ts';
import { capitalizeStart, missingFullStop, tidyText } from '../../prompt/text/tidy-text.ts';
import { splitClauses, splitSentences } from './split-sentences.ts';
import { readTimeline, type StampedText } from '../../prompt/text/time-stamps.ts';

export type Story = {
  /** Opens the first clip: the idea, and what stands before the first stamp of a timeline. */
  readonly opening: string;
  /** What happens, in order; joined they are the text they came from. Empty where there is a timeline. */
  readonly sentences: readonly string[];
  readonly timeline: readonly StampedText[];
  /** The additional parameters, unless they are the timeline. */
  readonly additions: string;
};

/** What happens comes from the action or, where it is empty, from the concept; a timeline in either comes first. */
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
  const [opening, told] = tidyText(action) === '' ? ['', concept] : [concept, action];
  return tell(joinTexts(opening), splitSentences(told.replace(/\s+/g, ' ')), [], additions);
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
