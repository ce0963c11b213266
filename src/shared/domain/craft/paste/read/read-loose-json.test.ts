// JSON as people paste it, read as they mean it.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLooseJson } from './read-loose-json.ts';
import type { Tree } from './parse-tree.ts';

/** The tree as plain JSON; scalars as written, pairs as lists where a key stands twice. */
function show(tree: Tree): unknown {
  if (tree.kind === 'text') return tree.text;
  if (tree.kind === 'list') return tree.items.map(show);
  return Object.fromEntries(tree.entries.map(({ key, value }) => [key, show(value)]));
}

const read = (text: string): unknown => {
  const json = readLooseJson(text);
  return json === null ? null : show(json.tree);
};

test.each([
  ['plain JSON', '{"a": "b", "c": [1, true, null]}', { a: 'b', c: ['1', 'true'] }],
  ['null, which is absent', '{"a": null, "b": [null, "null"], "c": {"d": null}}', { b: ['null'], c: {} }],
  ['trailing commas', '{"a": ["b",],}', { a: ['b'] }],
  ['bare keys and single quotes', "{a: 'it is', b: c d}", { a: 'it is', b: 'c d' }],
  ['curly quotes', '{“a”: “b”}', { a: 'b' }],
  [
    'quotes inside a text',
    '{"a": "She says "go", then runs", "b": "c"}',
    { a: 'She says "go", then runs', b: 'c' }
  ],
  ['missing commas', '{"a": "b"\n"c": "d"}', { a: 'b', c: 'd' }],
  ['a missing end', '{"a": {"b": ["c', { a: { b: ['c'] } }],
  ['escapes', '{"a": "b\\n\\u00e9\\"\\/"}', { a: 'b\né"/' }],
  ['line breaks in a text', '{"a": "b\nc"}', { a: 'b\nc' }]
])('%s', (_what, text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('comments are told apart, and so is what follows', () => {
  const json = readLooseJson('{ // who\n"a": "b" /* why */ } Enjoy!');
  expect(json?.comments).toEqual(['who', 'why']);
  expect(json?.rest).toBe(' Enjoy!');
});

test('a key that stands twice keeps both values', () => {
  const json = readLooseJson('{"a": 1, "a": 2}');
  expect(json?.tree).toMatchObject({ entries: [{ key: 'a' }, { key: 'a' }] });
});

test.each(['{subject} walks into {place}', '[a: b}', '"text"', 'prose'])('%s is no JSON', (text) => {
  expect(read(text)).toBe(null);
});

test('whatever JSON.parse reads is read the same, but for null', () => {
  const strings = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null)
      return typeof value === 'string' ? value : JSON.stringify(value);
    return Array.isArray(value)
      ? value.filter((item) => item !== null).map(strings)
      : Object.fromEntries(
          Object.entries(value).flatMap(([key, held]) => (held === null ? [] : [[key, strings(held)]]))
        );
  };
  const json = fc
    .jsonValue({ maxDepth: 4, noUnicodeString: false })
    .filter((value) => typeof value === 'object' && value !== null);
  fc.assert(
    fc.property(json, (value) => {
      const text = JSON.stringify(value, null, 1);
      fc.pre(!text.includes('__proto__'));
      expect(read(text)).toEqual(strings(JSON.parse(text)));
    })
  );
});
