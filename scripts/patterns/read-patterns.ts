// The patterns of the product's code, and the list of those that were checked before.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPatterns, type Pattern } from './list-patterns.ts';

const root = join(import.meta.dirname, '../..');
const checkedFile = join(import.meta.dirname, 'linear-patterns.txt');

export function readPatterns(): Pattern[] {
  return globSync('{src,server,scripts,bench}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .toSorted()
    .flatMap((path) => listPatterns(path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')));
}

export const readLinearPatterns = (): ReadonlySet<string> =>
  new Set(readFileSync(checkedFile, 'utf8').split('\n').filter(Boolean));

export const writeLinearPatterns = (literals: readonly string[]): void =>
  writeFileSync(checkedFile, `${literals.toSorted().join('\n')}\n`);
