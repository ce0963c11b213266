import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { selectEvictions, offlineCacheMaxEntries, offlineCacheMaxCharacters } from './select-evictions.ts';

const seen = (key: string, cachedAt: number, size = 1) => ({ key, cachedAt, size });

describe('what was seen', () => {
  test('is kept for the two hundred newest', () => {
    const all = Array.from({ length: offlineCacheMaxEntries + 2 }, (_, index) =>
      seen(`page-${index}`, index)
    );
    expect(selectEvictions(all)).toEqual(['page-1', 'page-0']);
  });

  test('goes from the oldest on when together it is too large', () => {
    const half = offlineCacheMaxCharacters / 2;
    expect(selectEvictions([seen('old', 1, half), seen('new', 3, half), seen('middle', 2, 1)])).toEqual([
      'old'
    ]);
  });

  test('never leaves more than fits, and never drops something newer than what it leaves', () => {
    const anyCacheEntry = fc.record({
      key: fc.uuid(),
      cachedAt: fc.nat(50),
      size: fc.integer({ min: 1, max: 300_000 })
    });
    fc.assert(
      fc.property(fc.uniqueArray(anyCacheEntry, { selector: ({ key }) => key, maxLength: 300 }), (all) => {
        const stale = new Set(selectEvictions(all));
        const left = all.filter(({ key }) => !stale.has(key));
        expect(left.length).toBeLessThanOrEqual(offlineCacheMaxEntries);
        expect(left.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(offlineCacheMaxCharacters);
        const oldestLeft = Math.min(...left.map(({ cachedAt }) => cachedAt));
        const newestGone = Math.max(
          ...all.filter(({ key }) => stale.has(key)).map(({ cachedAt }) => cachedAt)
        );
        expect(newestGone).toBeLessThanOrEqual(oldestLeft);
      })
    );
  });
});
