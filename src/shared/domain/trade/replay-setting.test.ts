import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ReplayedOrder,
  replayCommission,
  replayFirstListings,
  replayHold,
  replayPayoutMinimum,
  replayPriceChanges
} from './replay-setting.ts';

const order = fc.record<ReplayedOrder>({
  keptCents: fc.integer({ min: 0, max: 20_000 }),
  commission: fc.integer({ min: 0, max: 5000 }),
  commissionRule: fc.constantFrom('standard', 'own_link'),
  holdDays: fc.integer({ min: 0, max: 90 }),
  otherHoldDays: fc.integer({ min: 0, max: 90 })
});
const rate = fc.integer({ min: 0, max: 5000 });

test('a commission that is the same changes nothing', () => {
  fc.assert(
    fc.property(fc.array(order), rate, (orders, value) => {
      const same = orders.map((each) => ({ ...each, commission: value }));
      const replay = replayCommission(same, 'commission', value);
      expect(replay).toMatchObject({ after: replay.kind === 'commission' ? replay.before : null });
    })
  );
});

test('whatever the commission, the sides sum to what was kept of the orders that it applies to', () => {
  fc.assert(
    fc.property(fc.array(order), rate, (orders, value) => {
      const replay = replayCommission(orders, 'ownLinkCommission', value);
      const kept = orders
        .filter(({ commissionRule }) => commissionRule === 'own_link')
        .reduce((sum, { keptCents }) => sum + keptCents, 0);
      if (replay.kind !== 'commission') throw new Error('A commission is replayed as one');
      for (const { platformCents, sellersCents } of [replay.before, replay.after])
        expect(platformCents + sellersCents).toBe(kept);
    })
  );
});

test('a hold moves each earning one way at most, and none where it stays as it was', () => {
  fc.assert(
    fc.property(fc.array(order), fc.integer({ min: 0, max: 90 }), (orders, value) => {
      const same = orders.map((each) => ({ ...each, holdDays: Math.max(value, each.otherHoldDays) }));
      const none = { orders: 0, cents: 0 };
      expect(replayHold(same, value)).toMatchObject({ later: none, sooner: none });
      const replay = replayHold(orders, value);
      if (replay.kind !== 'hold') throw new Error('A hold is replayed as one');
      expect(replay.later.orders + replay.sooner.orders).toBeLessThanOrEqual(orders.length);
    })
  );
});

test('payouts below the minimum would have waited', () => {
  expect(replayPayoutMinimum([999, 1000, 1001], 1000)).toEqual({
    kind: 'payouts',
    payouts: 3,
    waiting: { payouts: 1, cents: 999 }
  });
});

test('of the first listings of a seller as many are reviewed as the number says', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(25), fc.nat(25), (published, before, after) => {
      const places = Array.from({ length: published }, (_, place) => place);
      expect(replayFirstListings(places, { before, after })).toEqual({
        kind: 'reviews',
        submissions: published,
        before: Math.min(before, published),
        after: Math.min(after, published)
      });
    })
  );
});

test('a larger percentage never sends more price changes to review', () => {
  const cents = fc.integer({ min: 0, max: 20_000 });
  const change = fc.record({ fromCents: cents, toCents: cents });
  fc.assert(
    fc.property(fc.array(change), fc.nat(100), fc.nat(100), (changes, one, other) => {
      const values = { before: Math.min(one, other), after: Math.max(one, other) };
      const replay = replayPriceChanges(changes, values);
      expect(replay.kind === 'reviews' && replay.after <= replay.before).toBe(true);
    })
  );
});
