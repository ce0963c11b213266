import { expect, test } from 'vitest';
import { findDeadNames, findDeadReferences, listWords } from './find-dead-references.ts';

const check = (line: string, document = 'docs/architecture.md'): string[] =>
  findDeadReferences(document, `# Title\n${line}`, (path) =>
    ['src/main/index.ts', 'docs/glossary.md', 'src/main'].includes(path)
  );

test('a path in backticks that does not exist is named with its line', () => {
  expect(check('Start at `src/main/index.ts`, then `src/main/gone.ts`.')).toEqual([
    'docs/architecture.md:2 names src/main/gone.ts, which does not exist'
  ]);
});

test('a relative link is followed from its document', () => {
  expect(check('See [the words](glossary.md#prompt) and [more](gone.md).')).toEqual([
    'docs/architecture.md:2 names docs/gone.md, which does not exist'
  ]);
});

test.each([
  '`npm run build`',
  '`and/or`',
  '`src/**/*.ts`',
  '`src/<layer>/index.ts`',
  '[home](https://example.com)',
  '[up](#top)'
])('no path is seen in %s', (line) => {
  expect(check(line)).toEqual([]);
});

const words = new Set(listWords('export type Draft = { readonly mark: string };'));
const checkNames = (line: string) => findDeadNames('docs/glossary.md', `# Words\n${line}`, words);

test('a name in the last column that no code has is told with its line', () => {
  expect(checkNames('| draft, mark | `gone` and others | `Draft`, `Draft.mark`, `openDraft` |')).toEqual([
    'docs/glossary.md:2 names openDraft, which no code does'
  ]);
});

test('what stands beside a table is not looked at', () => {
  expect(checkNames('Words such as `gone`.')).toEqual([]);
});
