const word = /[A-Za-z_$][\w$]*/g;
const quoted = /`([^`\n]+)`/g;

export const listWords = (text: string): readonly string[] => text.match(word) ?? [];

/** One line for each name in the last column of a document's tables that the code does not spell. */
export function findDeadNames(document: string, text: string, words: ReadonlySet<string>): string[] {
  return text.split('\n').flatMap((line, index) => {
    const inCode = line.startsWith('|') ? (line.split('|').at(-2) ?? '') : '';
    return [...inCode.matchAll(quoted)]
      .flatMap(([, name = '']) => listWords(name))
      .filter((name) => !words.has(name))
      .map((name) => `${document}:${index + 1} names ${name}, which no code does`);
  });
}
