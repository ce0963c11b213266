import { posix } from 'node:path';

const quoted = /`([^`\n]+)`/g;
const linked = /\]\(([^)\s]+)\)/g;
const topFolders = ['src', 'server', 'scripts', 'bench', 'tests', 'docs', 'resources', '.ci'];
/** A path may end with a line, hold a placeholder (`<name>`, `*`, `{a,b}`), or be a pattern; only plain ones are held. */
const plainPath = /^[\w@./-]+$/;

/** One line for each path in backticks, and each relative link, that leads nowhere. */
export function findDeadReferences(
  document: string,
  text: string,
  exists: (pathFromRoot: string) => boolean
): string[] {
  const dead: string[] = [];
  text.split('\n').forEach((line, index) => {
    const paths = [
      ...[...line.matchAll(quoted)].map(([, path = '']) => path).filter(isRepositoryPath),
      ...[...line.matchAll(linked)]
        .map(([, path = '']) => path.replace(/#.*$/, ''))
        .filter((path) => path !== '' && !/^[a-z]+:/.test(path))
        .map((path) => posix.join(posix.dirname(document), path))
    ];
    for (const path of paths) {
      if (!exists(path)) dead.push(`${document}:${index + 1} names ${path}, which does not exist`);
    }
  });
  return dead;
}

function isRepositoryPath(text: string): boolean {
  const [first = ''] = text.split('/');
  return plainPath.test(text) && text.includes('/') && topFolders.includes(first);
}

const word = /[A-Za-z_$][\w$]*/g;

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
