import { type ShellLabel, shellLabels } from '#shared/contract/shell-labels.ts';

let given: ReadonlyMap<string, string> = new Map();

/** The page's words in its language, by the ids of `shellLabels` and of commands; what it leaves out is in English. */
export function setShellLabels(words: Readonly<Record<string, string>>): void {
  given = new Map(Object.entries(words));
}

/** A word as the page gave it. */
export const findShellLabel = (id: string): string | undefined => given.get(id);

export const shellLabel = (id: ShellLabel): string => findShellLabel(id) ?? shellLabels[id];
