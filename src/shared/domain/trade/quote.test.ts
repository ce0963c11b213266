import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isValidPrice } from '../market/platform-settings.ts';
import { explainPrice, type Quote, quote } from './quote.ts';
import type { Discount } from './discount.ts';
import { priceOnSale } from './sale.ts';

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

const anySale: fc.Arbitrary<Discount | null> = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 30_000 }) })
);

const anyCoupon: fc.Arbitrary<Discount | null> = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 30_000 }) })
);

/** The quote of a bundle that the buyer already owns. */
const nothing = (listedCents: number): Quote => ({
  listedCents,
  deductions: { sale: 0, coupon: 0, owned: listedCents },
  addedCents: 0,
  totalCents: 0,
  items: []
});

describe('a quote', () => {
  test('of a prompt is its price, of an owned one nothing', () => {
    expect(quote(500, [item('a', 500)])).toEqual({
      listedCents: 500,
      deductions: { sale: 0, coupon: 0, owned: 0 },
      addedCents: 0,
      totalCents: 500,
      items: [{ listingId: 'a', shareCents: 500 }]
    });
    expect(quote(500, [item('a', 500, true)])).toBeNull();
    expect(quote(0, [item('a', 0)])?.totalCents).toBe(0);
  });

  test('of a bundle deducts what is owned by its part of the price, rounded down', () => {
    expect(quote(1000, [item('a', 700), item('b', 500, true), item('c', 300)])).toEqual({
      listedCents: 1000,
      deductions: { sale: 0, coupon: 0, owned: 333 },
      addedCents: 0,
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
      deductions: { owned: 101 }
    });
  });

  test('for free things of a bundle is nothing, once what has a price is owned', () => {
    expect(quote(900, [item('a', 900, true), item('b', 0)])).toMatchObject({ totalCents: 0 });
    expect(quote(0, [item('a', 0, true), item('b', 0), item('c', 0)])?.items).toEqual([
      { listingId: 'b', shareCents: 0 },
      { listingId: 'c', shareCents: 0 }
    ]);
  });

  test('takes the coupon off first, and what is owned off what the coupon leaves', () => {
    const bundle = [item('a', 700), item('b', 500, true), item('c', 300)];
    expect(quote(1000, bundle, { coupon: { kind: 'percent', percent: 10 } })).toMatchObject({
      deductions: { coupon: 100, owned: 300 },
      totalCents: 600
    });
    expect(quote(1000, bundle, { coupon: { kind: 'amount', cents: 400 } })).toMatchObject({
      deductions: { coupon: 400, owned: 200 },
      totalCents: 400
    });
  });

  test.each<[Discount, number, number]>([
    [{ kind: 'percent', percent: 15 }, 333, 284],
    [{ kind: 'percent', percent: 50 }, 150, 99],
    [{ kind: 'percent', percent: 10 }, 99, 99],
    [{ kind: 'percent', percent: 100 }, 19_999, 0],
    [{ kind: 'amount', cents: 250 }, 300, 99],
    [{ kind: 'amount', cents: 500 }, 300, 0],
    [{ kind: 'amount', cents: 500 }, 0, 0]
  ])('with a coupon of %o makes %i cents %i', (coupon, listedCents, totalCents) => {
    expect(quote(listedCents, [item('a', listedCents)], { coupon })?.totalCents).toBe(totalCents);
  });

  test('never costs more with a coupon than without one', () => {
    fc.assert(
      fc.property(anyBundle, anyCoupon, ({ listedCents, items }, coupon) => {
        const without = quote(listedCents, items)?.totalCents ?? 0;
        expect(quote(listedCents, items, { coupon })?.totalCents ?? 0).toBeLessThanOrEqual(without);
      }),
      { numRuns: 2000 }
    );
  });

  test('has the better of a sale and a coupon, never both', () => {
    const alone = [item('a', 1000)];
    const twenty = { kind: 'percent', percent: 20 } as const;
    expect(quote(1000, alone, { sale: twenty })).toMatchObject({
      deductions: { sale: 200, coupon: 0 },
      totalCents: 800
    });
    const with30 = { sale: twenty, coupon: { kind: 'percent', percent: 30 } } as const;
    expect(quote(1000, alone, with30)).toMatchObject({
      deductions: { sale: 0, coupon: 300 },
      totalCents: 700
    });
    const with20 = { sale: twenty, coupon: { kind: 'amount', cents: 200 } } as const;
    expect(quote(1000, alone, with20)).toMatchObject({
      deductions: { sale: 200, coupon: 0 },
      totalCents: 800
    });
    fc.assert(
      fc.property(anyBundle, anySale, anyCoupon, ({ listedCents, items }, sale, coupon) => {
        const total = (discounts: Parameters<typeof quote>[2]) =>
          quote(listedCents, items, discounts)?.totalCents ?? 0;
        expect(total({ sale, coupon })).toBe(Math.min(total({ sale }), total({ coupon })));
      }),
      { numRuns: 2000 }
    );
  });

  test.each<[Discount, number, number]>([
    [{ kind: 'percent', percent: 15 }, 333, 284],
    [{ kind: 'percent', percent: 99 }, 500, 99],
    [{ kind: 'amount', cents: 900 }, 500, 99],
    [{ kind: 'amount', cents: 100 }, 0, 0]
  ])('with a sale of %o makes %i cents %i', (sale, listedCents, cents) => {
    expect(priceOnSale(listedCents, sale)).toBe(cents);
    expect(quote(listedCents, [item('a', listedCents)], { sale })?.totalCents).toBe(cents);
  });

  test('is explained by the steps that take something off, in their order', () => {
    const usd = (cents: number) => ({ cents, currency: 'USD' });
    const bundle = [item('a', 700), item('b', 500, true), item('c', 300)];
    const found = quote(1000, bundle, { coupon: { kind: 'percent', percent: 10 } });
    expect(found && explainPrice(found)).toEqual({
      listed: usd(1000),
      deductions: [
        { step: 'coupon', amount: usd(100) },
        { step: 'owned', amount: usd(300) }
      ],
      added: usd(0),
      total: usd(600)
    });
    const alone = quote(500, [item('a', 500)]);
    expect(alone && explainPrice(alone).deductions).toEqual([]);
  });

  test('can be charged, is never above what is listed, and its shares sum to it', () => {
    fc.assert(
      fc.property(anyBundle, anySale, anyCoupon, ({ listedCents, items }, sale, coupon) => {
        const found = quote(listedCents, items, { sale, coupon }) ?? nothing(listedCents);
        const shares = found.items.map(({ shareCents }) => shareCents);
        expect(isValidPrice(found.totalCents)).toBe(true);
        expect(found.totalCents).toBeLessThanOrEqual(listedCents);
        const { sale: saleCents, coupon: couponCents, owned: ownedCents } = found.deductions;
        expect(found.totalCents + saleCents + couponCents + ownedCents).toBe(listedCents);
        expect(Math.min(saleCents, couponCents, ownedCents)).toBeGreaterThanOrEqual(0);
        expect(Math.min(saleCents, couponCents)).toBe(0);
        expect(isValidPrice(listedCents - saleCents - couponCents)).toBe(true);
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
