import { describe, expect, test } from 'vitest';
import { splitPayment, subtractBalances } from './ledger.ts';

const rates = [0, 1000, 2000, 3333, 10_000];

describe('a split', () => {
  test('of every price up to 10,000.00 sums to it, at five rates, and what comes back leaves nothing over', () => {
    let faults = 0;
    for (const rate of rates) {
      for (let cents = 1; cents <= 1_000_000; cents++) {
        const { platformCents, sellerCents } = splitPayment(cents, rate);
        const kept = splitPayment(cents - ((cents * 7919) % (cents + 1)), rate);
        const isWhole = Number.isInteger(platformCents) && platformCents + sellerCents === cents;
        const isFair = platformCents * 10_000 <= cents * rate && (platformCents + 1) * 10_000 > cents * rate;
        const isLess = kept.platformCents <= platformCents && kept.sellerCents <= sellerCents;
        if (!isWhole || !isFair || !isLess) faults += 1;
      }
    }
    expect(faults).toBe(0);
  });

  test.each([
    [99, 2000, 19, 80],
    [1, 2000, 0, 1],
    [0, 2000, 0, 0],
    [19_999, 1000, 1999, 18_000],
    [4, 2500, 1, 3]
  ])('of %i at %i gives the platform %i and the seller %i', (cents, rate, platformCents, sellerCents) => {
    expect(splitPayment(cents, rate)).toEqual({ platformCents, sellerCents });
  });

  test('of what is no amount, or at what is no rate, is refused', () => {
    for (const [cents, rate] of [
      [-1, 2000],
      [0.5, 2001],
      [100, -1],
      [100, 10_001],
      [Number.MAX_SAFE_INTEGER, 2000],
      [Number.NaN, 2000]
    ] as const) {
      expect(() => splitPayment(cents, rate)).toThrow(RangeError);
    }
  });
});

describe('the way from one balance to another', () => {
  test('names what changes and nothing else, in both directions', () => {
    const before = { commission: -20, 'seller:usr_a': -80, 'provider_cash:sandbox': 100 } as const;
    const after = { commission: -20, 'seller:usr_a': -30, 'provider_fees:sandbox': 50 } as const;
    const way = subtractBalances(after, before);
    expect(way).toEqual({ 'seller:usr_a': 50, 'provider_cash:sandbox': -100, 'provider_fees:sandbox': 50 });
    expect(subtractBalances(after, after)).toEqual({});
    expect(subtractBalances(before, after)).toEqual({
      'seller:usr_a': -50,
      'provider_cash:sandbox': 100,
      'provider_fees:sandbox': -50
    });
  });
});
