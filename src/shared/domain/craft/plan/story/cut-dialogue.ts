// Cutting the dialogue of one clip in two and putting two together, without losing a word or a speaker.
import { allotSpeeches, readSpeeches, type Speech, writeSpeeches } from './allot-dialogue.ts';

/** Both dialogues as one; a speaker who goes on keeps to one line. */
export function joinSpeeches(first: string, second: string, language: string): string {
  const before = readSpeeches(first, language);
  const lines = (before.at(-1)?.line ?? -1) + 1;
  const after = readSpeeches(second, language).map(
    (speech): Speech => ({ ...speech, line: speech.line + lines })
  );
  return writeSpeeches([...before, ...after]);
}

/** The dialogue for two clips of these lengths in seconds, cut at the end of a sentence. */
export function splitSpeeches(
  dialogue: string,
  language: string,
  [head, tail]: readonly [number, number]
): readonly [string, string] {
  const groups = allotSpeeches(readSpeeches(dialogue, language), [{ seconds: head }, { seconds: tail }]);
  return [writeSpeeches(groups[0] ?? []), writeSpeeches(groups[1] ?? [])];
}
