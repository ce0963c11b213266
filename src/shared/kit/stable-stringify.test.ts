import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { stableStringify } from './stable-stringify.ts';

test('the order of keys makes no difference, at any depth, and the order of a list does', () => {
  expect(stableStringify({ b: [{ d: 1, c: 2 }], a: 0 })).toBe('{"a":0,"b":[{"c":2,"d":1}]}');
  expect(stableStringify([1, 2])).not.toBe(stableStringify([2, 1]));
});

test('nothing is lost', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(JSON.parse(stableStringify(plain))).toEqual(plain);
    })
  );
});
