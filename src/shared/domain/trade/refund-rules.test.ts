import { expect, test } from 'vitest';
import { refundOptions, type Refundable } from './refund-rules.ts';

const day = 86_400_000;
const bought: Refundable = {
  orderState: 'paid',
  paidAt: 0,
  windowDays: 14,
  entitlements: ['sealed', 'sealed'],
  request: null
};

test('a refund is automatic while nothing is opened, a request with a reason afterwards, within the window', () => {
  expect(refundOptions(bought, 14 * day)).toBe('automatic');
  expect(refundOptions(bought, 14 * day + 1)).toBe('too_late');
  expect(refundOptions({ ...bought, entitlements: ['sealed', 'opened'] }, day)).toBe('with_reason');
  expect(refundOptions({ ...bought, orderState: 'partially_refunded' }, day)).toBe('automatic');
});

test('nothing is refunded of what was not paid, was refunded or is in a bank’s hands', () => {
  expect(refundOptions({ ...bought, paidAt: null, orderState: 'pending' }, 0)).toBe('none');
  expect(refundOptions({ ...bought, orderState: 'refunded' }, 0)).toBe('none');
  expect(refundOptions({ ...bought, orderState: 'disputed' }, 0)).toBe('none');
});

test('a request is made once: refused, it refunds nothing; approved, it is owed even after the window', () => {
  const opened: Refundable = { ...bought, entitlements: ['opened'] };
  expect(refundOptions({ ...opened, request: 'open' }, day)).toBe('none');
  expect(refundOptions({ ...opened, request: 'refused' }, day)).toBe('none');
  expect(refundOptions({ ...opened, request: 'approved' }, 20 * day)).toBe('automatic');
  expect(refundOptions({ ...opened, request: 'closed' }, day)).toBe('with_reason');
});
