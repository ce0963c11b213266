// The promise that nothing pasted is lost: words that ended up nowhere bring their sentence along.
import { framingWords } from './words/framing-words.ts';
import { listWords } from './words/words.ts';

/** The stretches of `source` with a word that is neither framing nor among the kept ones. */
export function findLost(source: readonly string[], kept: ReadonlySet<string>): string[] {
  return source.filter((stretch) =>
    listWords(stretch).some((word) => !framingWords.has(word) && !kept.has(word))
  );
}
