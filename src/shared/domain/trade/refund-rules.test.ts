import { expect, test } from 'vitest';
import { refundOptions, type Refundable } from './refund-rules.ts';

const day = 86_400_000;
const bought: Refundable = {
  orderState: 'paid',
  paidAt: 0,
  windowDays: 14,
  entitlements: ['sealed', 'sealed']
};

test('money comes back by itself while nothing is opened, with a reason afterwards, within the window', () => {
  expect(refundOptions(bought, 14 * day)).toBe('automatic');
  expect(refundOptions(bought, 14 * day + 1)).toBe('too_late');
  expect(refundOptions({ ...bought, entitlements: ['sealed', 'opened'] }, day)).toBe('with_reason');
  expect(refundOptions({ ...bought, orderState: 'partially_refunded' }, day)).toBe('automatic');
});

test('nothing comes back of what was not paid, was given back or is in a bank’s hands', () => {
  expect(refundOptions({ ...bought, paidAt: null, orderState: 'pending' }, 0)).toBe('none');
  expect(refundOptions({ ...bought, orderState: 'refunded' }, 0)).toBe('none');
  expect(refundOptions({ ...bought, orderState: 'disputed' }, 0)).toBe('none');
});
