import { expect, test } from 'vitest';
import type { Coupon } from '#shared/domain/trade/coupon.ts';
import { emptyCoupon, findFlaws, readCoupon, writeCoupon } from './coupon-form.ts';

const day = (text: string): number => new Date(`${text}T00:00`).getTime();

const coupon: Coupon = {
  id: 'cpn_1',
  code: 'RAIN-10',
  discount: { kind: 'amount', cents: 250 },
  startsAt: day('2026-11-25') + 3_600_000,
  endsAt: day('2026-12-01'),
  maxUses: 20,
  listingIds: ['lst_1'],
  state: 'active',
  uses: 1,
  saved: { cents: 250, currency: 'USD' },
  createdAt: 1
};

test('shows a coupon, and reads the same from what it shows', () => {
  const values = writeCoupon(coupon);
  expect(values).toEqual({
    code: 'RAIN-10',
    value: '2.50',
    starts: '2026-11-25',
    ends: '2026-11-30',
    limit: '20'
  });
  expect(findFlaws(values, 'amount')).toEqual({});
  const { code, discount, startsAt, endsAt, maxUses, listingIds } = coupon;
  expect(readCoupon(values, 'amount', coupon)).toEqual({
    code,
    discount,
    startsAt,
    endsAt,
    maxUses,
    listingIds
  });
});

test('starts now and never ends where the fields are left empty', () => {
  const values = { ...emptyCoupon, code: ' rain ', value: '100' };
  expect(readCoupon(values, 'percent', { startsAt: 7, listingIds: null })).toEqual({
    code: 'RAIN',
    discount: { kind: 'percent', percent: 100 },
    startsAt: 7,
    endsAt: null,
    maxUses: null,
    listingIds: null
  });
});

test('names what is wrong with each field', () => {
  expect(findFlaws(emptyCoupon, 'percent')).toEqual({ code: 'code', value: 'percent' });
  const values = { code: 'RAIN', value: '0', starts: '2026-11-25', ends: '2026-11-24', limit: '0' };
  expect(findFlaws(values, 'amount')).toEqual({ value: 'amount', ends: 'ends', limit: 'limit' });
  for (const wrong of ['101', '-1', '1.5', 'ten', ''])
    expect(findFlaws({ ...values, value: wrong }, 'percent').value).toBe('percent');
  for (const right of ['0.01', '1,5', '199.99'])
    expect(findFlaws({ ...values, value: right }, 'amount').value).toBeUndefined();
  expect(findFlaws({ ...values, value: '200' }, 'amount').value).toBe('amount');
});
