import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bayesRating, trendingScore } from './ranking.ts';
import { countTextWords } from './compute-facts.ts';
import { licenseTexts } from './license-texts.ts';
import { listingTransitions, listingStates, showcaseTransitions } from './states.ts';
import { findNearestPrice, holdDaysOf, isValidBundlePrice, isValidPrice } from './platform-settings.ts';
import { listSearchWords } from './search-words.ts';
import { makeSlug } from './slug.ts';
import { canTransition } from '../../kit/state-table.ts';

const id = 'lst_01jd3v8k2m4n5p6q7r8s9tabcd';

describe('a slug', () => {
  test.each([
    ['Neon Rain: 8 s', 'neon-rain-8-s-9tabcd'],
    ['Lluvia de neón', 'lluvia-de-neon-9tabcd'],
    ["The keeper's lamp", 'the-keepers-lamp-9tabcd'],
    ['雨の夜', 'listing-9tabcd']
  ])('of "%s" is %s', (title, slug) => {
    expect(makeSlug(title, id)).toBe(slug);
  });

  test('is short and safe in an address, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        expect(makeSlug(title, id)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
        expect(makeSlug(title, id).length).toBeLessThanOrEqual(90);
      })
    );
  });
});

test('earnings are held for the least hold, or for the refund window where it is longer', () => {
  expect(holdDaysOf({ leastHoldDays: 7, refundWindowDays: 14 })).toBe(14);
  expect(holdDaysOf({ leastHoldDays: 30, refundWindowDays: 14 })).toBe(30);
});

describe('a price', () => {
  test('is nothing, or from 0.99 to 199.99', () => {
    expect([0, 99, 500, 19_999].every(isValidPrice)).toBe(true);
    expect([-1, 1, 98, 19_999.5, 20_000, Number.NaN].some(isValidPrice)).toBe(false);
  });

  test('that is not valid has a nearest one that is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100, max: 30_000 }),
        fc.integer({ min: 99, max: 19_999 }),
        (cents, other) => {
          const nearest = findNearestPrice(cents);
          expect(isValidPrice(nearest)).toBe(true);
          expect(Math.abs(nearest - cents)).toBeLessThanOrEqual(Math.abs(other - cents));
          expect(findNearestPrice(nearest)).toBe(nearest);
        }
      )
    );
  });

  test('of a bundle is never above what its prompts cost together', () => {
    expect(isValidBundlePrice(999, [500, 600])).toBe(true);
    expect(isValidBundlePrice(1101, [500, 600])).toBe(false);
    expect(isValidBundlePrice(50, [500, 600])).toBe(false);
  });
});

describe('a listing', () => {
  test('is published from review, again after it was paused or archived, and with each new version', () => {
    expect(listingStates.filter((state) => canTransition(listingTransitions, state, 'published'))).toEqual([
      'draft',
      'pending',
      'changes_requested',
      'published',
      'paused',
      'archived'
    ]);
  });

  test('that was taken down can only be archived, and a rejected one opens again only for changes', () => {
    expect(listingTransitions.taken_down).toEqual(['archived']);
    expect(listingTransitions.rejected).toEqual(['changes_requested']);
  });
});

test('a video once refused is not shown any more', () => {
  expect(canTransition(showcaseTransitions, 'pending', 'approved')).toBe(true);
  expect(canTransition(showcaseTransitions, 'approved', 'refused')).toBe(true);
  expect(canTransition(showcaseTransitions, 'refused', 'approved')).toBe(false);
});

describe('the rating that sorts', () => {
  test('starts at four stars and is moved by many reviews more than by one', () => {
    expect(bayesRating(0, 0)).toBe(4);
    expect(bayesRating(5, 1)).toBeCloseTo(25 / 6);
    expect(bayesRating(45, 10)).toBeGreaterThan(bayesRating(5, 1));
  });
});

describe('trending', () => {
  const signals = {
    sales: 3,
    wishlistAdds: 10,
    opens: 20,
    starSum: 9,
    reviewCount: 2,
    ageDays: 5,
    hasMedia: true
  };

  test('is the published formula', () => {
    expect(trendingScore(signals)).toBeCloseTo(((4 * 3 + 10 + 2) * (29 / 7)) / 7 ** 1.2, 10);
    expect(trendingScore({ ...signals, sales: 0, wishlistAdds: 0, opens: 0 })).toBe(0);
  });

  test('is lower without images and videos, also without any activity', () => {
    const hasMedia = false;
    expect(trendingScore({ ...signals, hasMedia })).toBeCloseTo(trendingScore(signals) - 1, 10);
    expect(trendingScore({ ...signals, sales: 0, wishlistAdds: 0, opens: 0, hasMedia })).toBe(-1);
  });

  test('falls with age and rises with every sale, wishlist add and opening', () => {
    const natural = fc.nat({ max: 10_000 });
    const any = fc.record({
      sales: natural,
      wishlistAdds: natural,
      opens: natural,
      starSum: natural,
      reviewCount: natural,
      ageDays: natural,
      hasMedia: fc.boolean()
    });
    fc.assert(
      fc.property(any, (some) => {
        const score = trendingScore(some);
        expect(trendingScore({ ...some, sales: some.sales + 1 })).toBeGreaterThan(score);
        expect(trendingScore({ ...some, ageDays: some.ageDays + 1 })).toBeLessThanOrEqual(score);
      })
    );
  });
});

describe('the words of a text', () => {
  test.each([
    ['a 4K close-up, don’t blink', 5],
    ['雨の夜', 3],
    ['안녕 세계', 2],
    ['नमस्ते दुनिया', 2],
    ['Tokyo 東京 at night', 5],
    ['… — !', 0]
  ])('are counted in any script: "%s"', (text, count) => {
    expect(countTextWords(text)).toBe(count);
  });

  test.each([
    ['Lluvia de neón', ['lluvia', 'de', 'neon']],
    ['雨の夜', ['雨の', 'の夜']],
    ['4K東京rain', ['4k', '東京', 'rain']],
    ['夜', ['夜']],
    ['Ｎｅｏｎ', ['neon']],
    ['--', []],
    [`a${'𐐨'.repeat(50)}`, [`a${'𐐨'.repeat(39)}`]],
    ['x'.repeat(50), ['x'.repeat(40)]]
  ])('are found in "%s"', (text, words) => {
    expect(listSearchWords(text)).toEqual(words);
  });

  test('are found whole where a part of the text is typed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{1,8}$|^[雨夜東京の]{2,4}$/), { minLength: 1 }),
        (parts) => {
          const all = new Set(listSearchWords(parts.join(' ')));
          for (const part of parts) for (const word of listSearchWords(part)) expect(all).toContain(word);
        }
      )
    );
  });
});

describe('a license', () => {
  test('says which version it is, and never lets the prompt itself be sold', () => {
    for (const { version, texts } of Object.values(licenseTexts)) {
      expect(version).toMatch(/^\d{4}-\d{2}$/);
      expect(texts.en).toContain('You may not sell, give away or publish the prompt itself');
      expect(texts.es).toContain('No puedes vender, regalar ni publicar el prompt en sí');
    }
  });
});
