import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isValidPrice } from '../market/platform-settings.ts';
import { type Quote, quote } from './quote.ts';

const item = (listingId: string, priceCents: number, isOwned = false) => ({ listingId, priceCents, isOwned });

const anyPrice = fc.oneof(fc.constant(0), fc.integer({ min: 99, max: 19_999 }));
/** A bundle as sellers may make one, with some of it owned; prices may have changed since. */
const anyBundle = fc
  .array(fc.record({ priceCents: anyPrice, isOwned: fc.boolean() }), { minLength: 2, maxLength: 20 })
  .chain((items) =>
    fc.record({
      items: fc.constant(items.map((each, place) => ({ ...each, listingId: `lst_${place}` }))),
      listedCents: anyPrice
    })
  );

/** The quote of a bundle that the buyer already owns. */
const nothing = (listedCents: number): Quote => ({
  listedCents,
  deductedCents: listedCents,
  totalCents: 0,
  items: []
});

describe('a quote', () => {
  test('of a prompt is its price, of an owned one nothing', () => {
    expect(quote(500, [item('a', 500)])).toEqual({
      listedCents: 500,
      deductedCents: 0,
      totalCents: 500,
      items: [{ listingId: 'a', shareCents: 500 }]
    });
    expect(quote(500, [item('a', 500, true)])).toBeNull();
    expect(quote(0, [item('a', 0)])?.totalCents).toBe(0);
  });

  test('of a bundle deducts what is owned by its part of the price, rounded down', () => {
    expect(quote(1000, [item('a', 700), item('b', 500, true), item('c', 300)])).toEqual({
      listedCents: 1000,
      deductedCents: 333,
      totalCents: 667,
      items: [
        { listingId: 'a', shareCents: 467 },
        { listingId: 'c', shareCents: 200 }
      ]
    });
  });

  test('that would be too little to charge is the least that can be charged', () => {
    expect(quote(200, [item('a', 900, true), item('b', 100)])).toMatchObject({
      totalCents: 99,
      deductedCents: 101
    });
  });

  test('for free things of a bundle is nothing, once what has a price is owned', () => {
    expect(quote(900, [item('a', 900, true), item('b', 0)])).toMatchObject({ totalCents: 0 });
    expect(quote(0, [item('a', 0, true), item('b', 0), item('c', 0)])?.items).toEqual([
      { listingId: 'b', shareCents: 0 },
      { listingId: 'c', shareCents: 0 }
    ]);
  });

  test('can be charged, is never above what is listed, and its shares sum to it', () => {
    fc.assert(
      fc.property(anyBundle, ({ listedCents, items }) => {
        const found = quote(listedCents, items) ?? nothing(listedCents);
        const shares = found.items.map(({ shareCents }) => shareCents);
        expect(isValidPrice(found.totalCents)).toBe(true);
        expect(found.totalCents).toBeLessThanOrEqual(listedCents);
        expect(found.totalCents + found.deductedCents).toBe(listedCents);
        expect(shares.reduce((sum, cents) => sum + cents, 0)).toBe(found.totalCents);
        expect(shares.every((cents) => Number.isInteger(cents) && cents >= 0)).toBe(true);
        expect(found.items.map(({ listingId }) => listingId)).toEqual(
          items.filter(({ isOwned }) => !isOwned).map(({ listingId }) => listingId)
        );
      }),
      { numRuns: 2000 }
    );
  });
});
