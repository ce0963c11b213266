import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canTransition } from '../../../kit/state-table.ts';
import { earningTransitions } from './payout-state.ts';
import { describeEarning, type Earning, payableCents, planPayout } from './plan-payout.ts';

const now = 1_000_000;

const anyEarning: fc.Arbitrary<Omit<Earning, 'orderId'>> = fc.record({
  cents: fc.integer({ min: 0, max: 20_000 }),
  payoutCents: fc.oneof(fc.constant(0), fc.integer({ min: -20_000, max: 20_000 })),
  payoutState: fc.constantFrom(null, 'in_payout', 'paid'),
  isOnHold: fc.boolean(),
  releaseAt: fc.integer({ min: now - 2, max: now + 2 })
});
const anyEarnings = fc
  .array(anyEarning, { maxLength: 30 })
  .map((earnings) => earnings.map((each, place) => ({ ...each, orderId: `ord_${place}` })));

const earning = (change: Partial<Earning>): Earning => ({
  orderId: 'ord_a',
  cents: 800,
  payoutCents: 0,
  payoutState: null,
  isOnHold: false,
  releaseAt: 0,
  ...change
});

describe('a payout', () => {
  test('equals its lines, has each order once, and is never below the minimum', () => {
    fc.assert(
      fc.property(anyEarnings, fc.integer({ min: 0, max: 5000 }), (earnings, minCents) => {
        const plan = planPayout(earnings, { now, minCents });
        const payable = earnings.reduce((sum, each) => sum + payableCents(each, now), 0);
        const isEnough = payable >= Math.max(1, minCents);
        expect(plan?.cents).toBe(isEnough ? payable : undefined);
        const { lines, cents } = plan ?? { lines: [], cents: 0 };
        expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(cents);
        expect(new Set(lines.map(({ orderId }) => orderId)).size).toBe(lines.length);
        expect(lines.filter((line) => line.cents === 0)).toEqual([]);
      })
    );
  });

  test('pays everything payable, so an immediate second payout is empty', () => {
    fc.assert(
      fc.property(anyEarnings, (earnings) => {
        const lines = planPayout(earnings, { now, minCents: 1 })?.lines ?? [];
        fc.pre(lines.length > 0);
        const after = earnings.map((each): Earning => {
          const line = lines.find(({ orderId }) => orderId === each.orderId);
          if (line === undefined) return each;
          const payoutState = line.kind === 'earning' ? 'in_payout' : each.payoutState;
          return { ...each, payoutCents: each.payoutCents + line.cents, payoutState };
        });
        expect(planPayout(after, { now, minCents: 1 })).toBeNull();
      })
    );
  });

  test('contains no held earning, and every debt', () => {
    fc.assert(
      fc.property(anyEarnings, (earnings) => {
        const plan = planPayout(earnings, { now, minCents: 1 });
        fc.pre(plan !== null);
        const paid = plan?.lines.filter(({ cents }) => cents > 0).map(({ orderId }) => orderId) ?? [];
        const isHeld = ({ orderId, isOnHold, releaseAt }: Earning) =>
          paid.includes(orderId) && (isOnHold || releaseAt > now);
        expect(earnings.filter(isHeld)).toEqual([]);
        const owed = earnings.map(({ cents, payoutCents }) => Math.max(0, payoutCents - cents));
        expect(plan?.debtCents).toBe(owed.reduce((sum, cents) => sum + cents, 0));
      })
    );
  });

  test('deducts the debt left by a refund after a payout', () => {
    const refunded = earning({ orderId: 'ord_b', cents: 0, payoutCents: 500, payoutState: 'paid' });
    expect(planPayout([earning({ cents: 2000 }), refunded], { now, minCents: 1000 })).toEqual({
      lines: [
        { orderId: 'ord_a', kind: 'earning', cents: 2000 },
        { orderId: 'ord_b', kind: 'adjustment', cents: -500 }
      ],
      cents: 1500,
      debtCents: 500
    });
  });

  test('is not created below the minimum', () => {
    expect(planPayout([earning({ cents: 999 })], { now, minCents: 1000 })).toBeNull();
    expect(planPayout([earning({ cents: 1000 })], { now, minCents: 1000 })?.cents).toBe(1000);
    expect(planPayout([], { now, minCents: 0 })).toBeNull();
  });
});

test('every change of an earning follows the transition table', () => {
  fc.assert(
    fc.property(anyEarning, anyEarning, (before, after) => {
      // Only an available earning enters a payout, and only one in a payout becomes paid.
      const isOrderly =
        before.payoutState === after.payoutState ||
        (before.payoutState !== null && after.payoutState === null) ||
        (before.payoutState === 'in_payout' && after.payoutState === 'paid') ||
        (before.payoutState === null &&
          after.payoutState === 'in_payout' &&
          describeEarning(before, now) === 'available');
      fc.pre(isOrderly);
      const [from, to] = [describeEarning(before, now), describeEarning(after, now)];
      expect([from, to, from === to || canTransition(earningTransitions, from, to)]).toEqual([
        from,
        to,
        true
      ]);
    })
  );
});
