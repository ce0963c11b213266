// The message about an order, and the delay until the next poll.
import type { Order } from '#shared/domain/trade/order.ts';

export type OrderView =
  | 'paid'
  /** It cost nothing. */
  | 'free'
  /** All of it was owned already: this payment is refunded automatically. */
  | 'double'
  /** It should have been refunded automatically and was not: a refund can be requested. */
  | 'double_owed'
  /** The same, once the time for asking is over. */
  | 'double_late'
  | 'double_returned'
  /** A refund was requested, and the money, or the rest of it, is on its way. */
  | 'returning'
  /** The money is on its way. */
  | 'processing'
  | 'declined'
  /** Nothing was paid yet. */
  | 'waiting'
  | 'cancelled'
  /** Part of the money went back, what was bought is still theirs. */
  | 'partly_returned'
  | 'returned'
  | 'disputed';

/** An automatic refund takes minutes. */
const returnsWithinMs = 3_600_000;

/** `now` is Unix milliseconds. */
export function viewOfOrder(order: Order, now: number): OrderView {
  const { state, progress, total } = order;
  switch (state) {
    case 'pending':
      return progress;
    case 'paid':
      return viewWithoutEntitlement(order, now) ?? (total.cents === 0 ? 'free' : 'paid');
    case 'partially_refunded':
      return viewWithoutEntitlement(order, now) ?? 'partly_returned';
    case 'refunded':
      return isDouble(order) ? 'double_returned' : 'returned';
    case 'cancelled':
    case 'disputed':
      return state;
  }
}

/** Of a paid order that opens nothing; null where it opens something. */
function viewWithoutEntitlement(order: Order, now: number): OrderView | null {
  const { isBeingRefunded, purchases, refund, paidAt } = order;
  if (isBeingRefunded) return 'returning';
  if (!isDouble(order)) return purchases.every(({ state }) => state === 'revoked') ? 'returning' : null;
  if (paidAt === null || now - paidAt < returnsWithinMs) return 'double';
  return refund === 'automatic' || refund === 'with_reason' ? 'double_owed' : 'double_late';
}

/** Of a paid order: rights to what was had already are not among its purchases. */
export const isDouble = ({ purchases }: Pick<Order, 'purchases'>): boolean => purchases.length === 0;

const pausesMs = [1000, 1500, 2000, 3000, 5000, 8000, 13_000, 20_000] as const;
const maxPollIntervalMs = 30_000;

/** Milliseconds until an order is asked for again that was asked for `times` already; false where it has settled. */
export function nextPollDelay(order: Order, times: number): number | false {
  if (order.state !== 'pending' && !order.isBeingRefunded) return false;
  return pausesMs[times] ?? maxPollIntervalMs;
}
