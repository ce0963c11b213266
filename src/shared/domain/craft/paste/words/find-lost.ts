// Finds pasted text that reached no field. Framing words (labels, articles, units) have no content of their own and do not
// count.
import { labelWords } from './field-labels.ts';
import { listWords } from './tokenize.ts';

const others = `
  a an the and or then of in at on to with as is are be for from by this that its it
  play plays playing throughout camera shot shots view angle style look grading color colour mood music says say said
  speaker role line quote timecode timestamp timing start end t range id number speaks saying spoken voice between s sec secs second seconds fps p null none n true false off
`;

export const framingWords: ReadonlySet<string> = new Set([...labelWords, ...others.trim().split(/\s+/)]);

/** The stretches of `source` with a word that is neither framing nor among the kept ones. */
export function findUnusedText(source: readonly string[], kept: ReadonlySet<string>): string[] {
  return source.filter((stretch) =>
    listWords(stretch).some((word) => !framingWords.has(word) && !kept.has(word))
  );
}
