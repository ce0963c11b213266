import { expect, test } from 'vitest';
import {
  CouponCode,
  type CouponForBuyer,
  CouponTerms,
  findCouponRefusal,
  findCouponState
} from './coupon.ts';

const coupon = (changes: Partial<CouponForBuyer> = {}): CouponForBuyer => ({
  startsAt: 100,
  endsAt: 200,
  endedAt: null,
  maxUses: 2,
  uses: 1,
  isForListing: true,
  isUsedByBuyer: false,
  ...changes
});

test('is active from its first moment until its last', () => {
  expect([99, 100, 199, 200].map((now) => findCouponState(coupon(), now))).toEqual([
    'scheduled',
    'active',
    'active',
    'ended'
  ]);
  expect(findCouponState(coupon({ endsAt: null }), 1e12)).toBe('active');
  expect(findCouponState(coupon({ endedAt: 150 }), 150)).toBe('ended');
  expect(findCouponState(coupon({ uses: 2 }), 150)).toBe('used_up');
  expect(findCouponState(coupon({ uses: 9, maxUses: null }), 150)).toBe('active');
});

test('says why it takes nothing off', () => {
  expect(findCouponRefusal(coupon(), 150)).toBeNull();
  expect(findCouponRefusal(coupon(), 99)).toBe('not_started');
  expect(findCouponRefusal(coupon({ isUsedByBuyer: true }), 250)).toBe('ended');
  expect(findCouponRefusal(coupon({ isForListing: false, uses: 2 }), 150)).toBe('not_for_listing');
  expect(findCouponRefusal(coupon({ isUsedByBuyer: true, uses: 2 }), 150)).toBe('already_used');
  expect(findCouponRefusal(coupon({ uses: 2 }), 150)).toBe('used_up');
});

test('has a code that is read whatever its case, and ends after it starts', () => {
  expect(CouponCode.parse(' rain-10 ')).toBe('RAIN-10');
  for (const wrong of ['AB', '-RAIN', 'RAIN 10', 'RÄIN', 'R'.repeat(31), 'RAIN\u0000'])
    expect(CouponCode.safeParse(wrong).success).toBe(false);
  const terms = { startsAt: 100, endsAt: 100, maxUses: null, listingIds: null };
  expect(CouponTerms.safeParse(terms).success).toBe(false);
  expect(CouponTerms.safeParse({ ...terms, endsAt: 101 }).success).toBe(true);
});
