import { expect, test } from 'vitest';
import type { Order } from '#shared/domain/trade/order.ts';
import { buildOrder } from '#tests/support/build-order.ts';
import { nextPollDelay, viewOfOrder } from './order-view.ts';

const hour = 3_600_000;
const held = [{ id: 'ent_1', slug: 'rain', title: 'Rain', state: 'sealed' as const }];
const gone = [{ id: 'ent_1', slug: 'rain', title: 'Rain', state: 'revoked' as const }];
const view = (changes: Partial<Order>, now = 2 * hour) =>
  viewOfOrder(buildOrder({ paidAt: hour, ...changes }), now);

test('an order is told by where its money is', () => {
  expect(view({})).toBe('waiting');
  expect(view({ progress: 'declined' })).toBe('declined');
  expect(view({ progress: 'processing' })).toBe('processing');
  expect(view({ state: 'paid', progress: 'declined', purchases: held })).toBe('paid');
  expect(view({ state: 'paid', purchases: held, total: { cents: 0, currency: 'USD' } })).toBe('free');
  expect(view({ state: 'cancelled' })).toBe('cancelled');
  expect(view({ state: 'partially_refunded', purchases: held })).toBe('partly_returned');
  expect(view({ state: 'refunded', purchases: gone })).toBe('returned');
  expect(view({ state: 'disputed' })).toBe('disputed');
});

test('a refund is on its way, however much of it has arrived', () => {
  for (const state of ['paid', 'partially_refunded'] as const) {
    expect(view({ state, purchases: gone, isBeingRefunded: true })).toBe('returning');
    expect(view({ state, purchases: gone })).toBe('returning');
  }
});

test('what was had already goes back by itself, and is asked for where it did not', () => {
  const state = 'paid';
  expect(view({ state, refund: 'automatic' }, hour + 1)).toBe('double');
  expect(view({ state, refund: 'automatic' })).toBe('double_owed');
  expect(view({ state: 'partially_refunded', refund: 'automatic' })).toBe('double_owed');
  expect(view({ state, refund: 'too_late' })).toBe('double_late');
  expect(view({ state, refund: 'none', isBeingRefunded: true })).toBe('returning');
  expect(view({ state: 'refunded' })).toBe('double_returned');
});

test('one that waits is asked for at growing pauses, one that has settled no more', () => {
  const pauses = Array.from({ length: 12 }, (_, times) => Number(nextPollDelay(buildOrder({}), times)));
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
  expect(pauses.at(-1)).toBe(30_000);
  expect(nextPollDelay(buildOrder({ state: 'paid' }), 3)).toBe(false);
  expect(nextPollDelay(buildOrder({ state: 'paid', isBeingRefunded: true }), 0)).toBe(1000);
});
