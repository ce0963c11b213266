import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

const instant = fc.integer({ min: 0, max: 2 ** 48 - 1 });
const random = fc.uint8Array({ minLength: 10, maxLength: 10 });

test('an id says what it is of and is 26 characters that nobody mistakes for others', () => {
  expect(newId('lst', 1_763_000_000_000)).toMatch(/^lst_[0-9a-hjkmnp-tv-z]{26}$/);
  expect(newId('lst', 0, new Uint8Array(10))).toBe(`lst_${'0'.repeat(26)}`);
});

test('an id is what its bits are as one number, written 5 bits a character', () => {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
  fc.assert(
    fc.property(instant, random, (now, bytes) => {
      const bits = BigInt(now) * 2n ** 80n + BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
      const digits = Array.from({ length: 26 }, (_, place) =>
        Number((bits >> BigInt(5 * (25 - place))) & 31n)
      );
      expect(newId('ord', now, bytes)).toBe(`ord_${digits.map((digit) => alphabet[digit]).join('')}`);
    })
  );
});

test('of many ids of one moment no two are the same', () => {
  const ids = Array.from({ length: 10_000 }, () => newId('ent', 1_763_000_000_000));
  expect(new Set(ids).size).toBe(ids.length);
});

test('ids sort by their birth, and never meet while their random parts differ', () => {
  fc.assert(
    fc.property(instant, instant, random, random, (earlier, later, first, second) => {
      const [a, b] = [newId('rev', earlier, first), newId('rev', later, second)];
      expect(earlier >= later || a < b).toBe(true);
      expect(a === b).toBe(earlier === later && Buffer.compare(first, second) === 0);
    })
  );
});
