import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '#shared/kit/random.ts';
import { createSeed, readSeed } from './random-fill-actions.ts';

test('a drawn seed is short, whole and read back as it was shown', () => {
  fc.assert(
    fc.property(fc.nat(), (start) => {
      const seed = createSeed(seededRandom(start));
      expect(seed).toBeLessThan(1_000_000);
      expect(readSeed(String(seed))).toBe(seed);
      expect(readSeed(` ${seed.toLocaleString('en')} `)).toBe(seed);
    })
  );
});

test('a text that is no seed is none', () => {
  for (const text of ['', 'twelve', '-1', '1e3', '4294967296', '99999999999']) {
    expect([text, readSeed(text)]).toEqual([text, undefined]);
  }
  expect(readSeed('4294967295')).toBe(4_294_967_295);
});
