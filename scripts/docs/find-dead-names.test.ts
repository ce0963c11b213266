import { expect, test } from 'vitest';
import { findDeadNames, listWords } from './find-dead-names.ts';

const words = new Set(listWords('export type Draft = { readonly mark: string };'));
const check = (line: string) => findDeadNames('docs/glossary.md', `# Words\n${line}`, words);

test('a name in the last column that no code has is told with its line', () => {
  expect(check('| draft, mark | `gone` and others | `Draft`, `Draft.mark`, `openDraft` |')).toEqual([
    'docs/glossary.md:2 names openDraft, which no code does'
  ]);
});

test('what stands beside a table is not looked at', () => {
  expect(check('Words such as `gone`.')).toEqual([]);
});
