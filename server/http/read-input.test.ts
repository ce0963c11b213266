import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nestsTooDeep } from './read-input.ts';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test('forty levels are taken, one more is not', () => {
  expect(nestsTooDeep(nested(40))).toBe(false);
  expect(nestsTooDeep(nested(41))).toBe(true);
  expect(nestsTooDeep('{"a":'.repeat(100_000))).toBe(true);
});

test('brackets inside texts are text, whatever is escaped beside them', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('[', '{', '"', '\\', 'a'), maxLength: 200 }), (text) => {
      expect(nestsTooDeep(JSON.stringify({ text, more: [text] }))).toBe(false);
    })
  );
});
