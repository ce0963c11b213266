import { type ShellWord, shellWords } from '#shared/contract/shell-words.ts';

let given: ReadonlyMap<string, string> = new Map();

/** The page's words in its language, by the ids of `shellWords` and of commands; what it leaves out is in English. */
export function takeWords(words: Readonly<Record<string, string>>): void {
  given = new Map(Object.entries(words));
}

/** A word as the page gave it. */
export const findWord = (id: string): string | undefined => given.get(id);

export const sayWord = (id: ShellWord): string => findWord(id) ?? shellWords[id];
