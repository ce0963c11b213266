import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isValidPrice, maxPriceCents, minPriceCents } from '../market/platform-settings.ts';
import { chooseAmount, floorOf, isPossibleAmount } from './chosen-amount.ts';
import { explainPrice, quote } from './quote.ts';
import type { Discount } from './discount.ts';

const anyPrice = fc.oneof(fc.constant(0), fc.integer({ min: minPriceCents, max: maxPriceCents }));
const anyDiscount: fc.Arbitrary<Discount | null> = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 30_000 }) })
);

/** A prompt or a bundle of which something is left to buy, and an amount that its buyer may type. */
const anyChoice = fc.record({
  listedCents: anyPrice,
  items: fc
    .array(fc.record({ priceCents: anyPrice, isOwned: fc.boolean() }), { maxLength: 19 })
    .map((others) =>
      [{ priceCents: 500, isOwned: false }, ...others].map((item, place) => ({
        ...item,
        listingId: `lst_${place}`
      }))
    ),
  sale: anyDiscount,
  coupon: anyDiscount,
  cents: fc.oneof(fc.integer({ min: -100, max: 25_000 }), fc.constantFrom(0, minPriceCents, maxPriceCents))
});

describe('a chosen amount', () => {
  test('is the floor at least, can be charged, and is reached by steps that sum to it', () => {
    fc.assert(
      fc.property(anyChoice, ({ listedCents, items, sale, coupon, cents }) => {
        const floor = quote(listedCents, items, { sale, coupon });
        if (floor === null) throw new Error('Something is left to buy');
        const price = explainPrice(floor);
        expect(isPossibleAmount(floor.totalCents, price)).toBe(true);
        expect(isPossibleAmount(cents, price)).toBe(cents >= floor.totalCents && isValidPrice(cents));
        if (!isPossibleAmount(cents, price)) return;

        const chosen = quote(listedCents, items, { sale, coupon, addedCents: cents - floor.totalCents });
        if (chosen === null) throw new Error('Something is left to buy');
        expect(chosen.deductions).toEqual(floor.deductions);
        expect(chosen.addedCents).toBeGreaterThanOrEqual(0);
        const { sale: onSale, coupon: byCoupon, owned } = chosen.deductions;
        expect(listedCents - onSale - byCoupon - owned + chosen.addedCents).toBe(cents);
        expect(chosen.totalCents).toBe(cents);
        expect(chosen.items.reduce((sum, { shareCents }) => sum + shareCents, 0)).toBe(cents);
        expect(chosen.items.every(({ shareCents }) => shareCents >= 0)).toBe(true);
        expect(chooseAmount(price, cents)).toEqual(explainPrice(chosen));
        expect(floorOf(chooseAmount(price, cents))).toBe(floor.totalCents);
      }),
      { numRuns: 2000 }
    );
  });

  test.each([
    [500, 499, false],
    [500, 500, true],
    [500, maxPriceCents, true],
    [500, maxPriceCents + 1, false],
    [0, 0, true],
    [0, 50, false],
    [0, minPriceCents, true]
  ])('for a floor of %i cents may be %i: %s', (floorCents, cents, isPossible) => {
    const floor = quote(floorCents, [{ listingId: 'a', priceCents: floorCents, isOwned: false }]);
    expect(floor && isPossibleAmount(cents, explainPrice(floor))).toBe(isPossible);
  });

  test('of a bundle of free prompts is shared among them', () => {
    const items = ['a', 'b', 'c'].map((listingId) => ({ listingId, priceCents: 0, isOwned: false }));
    expect(quote(0, items, { addedCents: 500 })?.items.map(({ shareCents }) => shareCents)).toEqual([
      168, 166, 166
    ]);
  });
});
