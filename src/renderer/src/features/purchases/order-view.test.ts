import { expect, test } from 'vitest';
import { buildOrder } from '#tests/support/build-order.ts';
import { chooseNextLook, viewOfOrder } from './order-view.ts';

test('an order is told by where its money is', () => {
  expect(viewOfOrder(buildOrder({}))).toBe('waiting');
  expect(viewOfOrder(buildOrder({ progress: 'declined' }))).toBe('declined');
  expect(viewOfOrder(buildOrder({ progress: 'processing' }))).toBe('processing');
  expect(viewOfOrder(buildOrder({ state: 'paid', progress: 'declined' }))).toBe('paid');
  expect(viewOfOrder(buildOrder({ state: 'cancelled' }))).toBe('cancelled');
  expect(viewOfOrder(buildOrder({ state: 'partially_refunded' }))).toBe('partly_returned');
  expect(viewOfOrder(buildOrder({ state: 'refunded' }))).toBe('returned');
  expect(viewOfOrder(buildOrder({ state: 'disputed' }))).toBe('disputed');
});

test('one that waits is asked for at growing pauses, one that has settled no more', () => {
  const pauses = Array.from({ length: 12 }, (_, times) => Number(chooseNextLook(buildOrder({}), times)));
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
  expect(pauses.at(-1)).toBe(30_000);
  expect(chooseNextLook(buildOrder({ state: 'paid' }), 3)).toBe(false);
  expect(chooseNextLook(buildOrder({ state: 'paid', isBeingRefunded: true }), 0)).toBe(1000);
});
