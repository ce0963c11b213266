// YAML as people paste it.
import { describe, expect, test } from 'vitest';
import { readLooseYaml } from './read-loose-yaml.ts';
import type { Tree } from './parse-tree.ts';

function show(tree: Tree): unknown {
  if (tree.kind === 'text') return tree.text;
  if (tree.kind === 'list') return tree.items.map(show);
  return Object.fromEntries(tree.entries.map(({ key, value }) => [key, show(value)]));
}

const read = (...lines: string[]): unknown => {
  const yaml = readLooseYaml(lines.join('\n'));
  return yaml === null ? null : show(yaml.tree);
};

describe('read as they mean it', () => {
  test.each([
    ['keys and values', ['a: b c', 'd: 16:9'], { a: 'b c', d: '16:9' }],
    ['nesting', ['a:', '  b: c', '  d:', '    e: f', 'g: h'], { a: { b: 'c', d: { e: 'f' } }, g: 'h' }],
    ['lists below their key', ['a:', '- b', '- c', 'd: e'], { a: ['b', 'c'], d: 'e' }],
    [
      'indented lists of maps',
      ['a:', '  - b: 1', '    c: 2', '  - b: 3', 'd: e'],
      { a: [{ b: '1', c: '2' }, { b: '3' }], d: 'e' }
    ],
    ['lists and maps on one line', ['a: [b, "c, d"]', 'e: {f: g}'], { a: ['b', 'c, d'], e: { f: 'g' } }],
    [
      'block texts',
      ['a: |', '  one', '  two', 'b: >', '  three', '  four'],
      { a: 'one\ntwo', b: 'three four' }
    ],
    ['values that go on', ['a: one', '  two', 'b: c'], { a: 'one two', b: 'c' }],
    ['quotes', ['a: "b: c"', "d: 'it''s'"], { a: 'b: c', d: "it's" }],
    ['empty values', ['a:', 'b: c'], { a: '', b: 'c' }]
  ])('%s', (_what, lines, expected) => {
    expect(read(...lines)).toEqual(expected);
  });
});

test('comments are told apart', () => {
  expect(readLooseYaml('---\n# who\na: b\nc: d')?.comments).toEqual(['', 'who']);
});

test.each([
  ['prose', ['A man walks.', 'He stops.']],
  ['labels with capitals', ['Subject: a fox', 'Action: runs']],
  ['a single key', ['a: b']],
  ['a key of two words', ['main subject: a fox', 'mood: calm']]
])('%s is no YAML', (_what, lines) => {
  expect(read(...lines)).toBe(null);
});
