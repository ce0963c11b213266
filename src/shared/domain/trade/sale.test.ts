import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findActiveSale,
  findPriceBefore,
  findSaleState,
  isPossibleDiscount,
  isPossiblePeriod,
  SaleDraft
} from './sale.ts';

const day = 86_400_000;
const start = 1000 * day;
const discount = { kind: 'percent', percent: 20 } as const;
const draft = { listingId: 'lst_1', discount, startsAt: start, endsAt: start + 7 * day };

test('a sale is in effect from its first instant until its last, exclusive', () => {
  const period = { startsAt: 10, endsAt: 20 };
  expect([9, 10, 19, 20].map((now) => findSaleState(period, now))).toEqual([
    'scheduled',
    'active',
    'active',
    'ended'
  ]);
  const next = { startsAt: 20, endsAt: 30 };
  expect([9, 19, 20, 30].map((now) => findActiveSale([period, next], now))).toEqual([
    undefined,
    period,
    next,
    undefined
  ]);
  // Ended by its seller before it began.
  expect(findSaleState({ startsAt: 10, endsAt: 5 }, 12)).toBe('ended');
});

test('a sale lasts 90 days at most, and starts within a year', () => {
  expect(SaleDraft.safeParse(draft).success).toBe(true);
  expect(SaleDraft.safeParse({ ...draft, endsAt: start + 90 * day }).success).toBe(true);
  for (const endsAt of [start, start + 90 * day + 1])
    expect(SaleDraft.safeParse({ ...draft, endsAt }).success).toBe(false);
  expect(isPossiblePeriod(draft, start - 365 * day)).toBe(true);
  expect(isPossiblePeriod(draft, start - 365 * day - 1)).toBe(false);
  expect(isPossiblePeriod(draft, start + 7 * day)).toBe(false);
});

test('a sale lowers the price, and not below the lowest one that can be charged', () => {
  const isPossible = (cents: number, off: SaleDraft['discount']) => isPossibleDiscount(off, cents);
  expect(isPossible(500, { kind: 'amount', cents: 401 })).toBe(true);
  expect(isPossible(500, { kind: 'amount', cents: 402 })).toBe(false);
  expect(isPossible(500, { kind: 'percent', percent: 81 })).toBe(false);
  expect(isPossible(99, { kind: 'percent', percent: 1 })).toBe(false);
  expect(isPossible(0, discount)).toBe(false);
});

describe('the price before a sale', () => {
  const before = (days: number) => start - days * day;

  test('is the lowest asked during the 30 days before it', () => {
    expect(findPriceBefore([{ since: before(40), cents: 500 }], [], start)).toBe(500);
    const changed = [
      { since: before(90), cents: 200 },
      { since: before(31), cents: 400 },
      { since: before(10), cents: 900 }
    ];
    expect(findPriceBefore(changed, [], start)).toBe(400);
    expect(findPriceBefore(changed, [], start + 20 * day)).toBe(900);
  });

  test('is not known of what was for sale for a shorter time, or not all the time', () => {
    expect(findPriceBefore([], [], start)).toBeNull();
    expect(findPriceBefore([{ since: before(30) + 1, cents: 500 }], [], start)).toBeNull();
    expect(findPriceBefore([{ since: before(30), cents: 500 }], [], start)).toBe(500);
    const paused = [
      { since: before(90), cents: 500 },
      { since: before(20), cents: null },
      { since: before(19), cents: 500 }
    ];
    expect(findPriceBefore(paused, [], start)).toBeNull();
    expect(findPriceBefore(paused, [], start + 11 * day)).toBe(500);
  });

  test('counts what earlier sales asked, and not what came after', () => {
    const prices = [{ since: before(90), cents: 500 }];
    const sale = (startsAt: number, endsAt: number) => ({ startsAt, endsAt, discount });
    expect(findPriceBefore(prices, [sale(before(40), before(29))], start)).toBe(400);
    expect(findPriceBefore(prices, [sale(before(40), before(30))], start)).toBe(500);
    expect(findPriceBefore(prices, [sale(start, start + day)], start)).toBe(500);
    const changed = [...prices, { since: start, cents: 100 }];
    expect(findPriceBefore(changed, [], start)).toBe(500);
  });

  test('is what a look at every hour of those days finds', () => {
    const hour = day / 24;
    const anyHistory = fc
      .array(
        fc.record({
          hours: fc.integer({ min: 1, max: 1000 }),
          cents: fc.option(fc.integer({ min: 99, max: 999 }))
        }),
        {
          maxLength: 6
        }
      )
      .map((spans) =>
        spans.map(({ cents }, place) => ({
          since: start - spans.slice(place).reduce((sum, { hours }) => sum + hours, 0) * hour,
          cents
        }))
      );
    fc.assert(
      fc.property(
        anyHistory,
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 1, max: 900 }),
        (prices, at, length) => {
          const sale = { startsAt: start - at * hour, endsAt: start - at * hour + length * hour, discount };
          const looks = Array.from({ length: 720 }, (_, place) => {
            const now = start - (720 - place) * hour;
            const cents = prices.findLast(({ since }) => since <= now)?.cents ?? null;
            if (cents === null || findSaleState(sale, now) !== 'active') return cents;
            return Math.max(Math.min(cents, 99), cents - Math.floor(cents / 5));
          });
          const expected = looks.includes(null) ? null : Math.min(...looks.filter((cents) => cents !== null));
          expect(findPriceBefore(prices, [sale], start)).toBe(expected);
        }
      ),
      { numRuns: 300 }
    );
  });
});
