// What to tell a buyer of their order, and how soon to ask again.
import type { Order } from '#shared/domain/order/order.ts';

export type OrderView =
  | 'paid'
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

export function viewOfOrder({ state, progress }: Pick<Order, 'state' | 'progress'>): OrderView {
  switch (state) {
    case 'pending':
      return progress;
    case 'partially_refunded':
      return 'partly_returned';
    case 'refunded':
      return 'returned';
    case 'paid':
    case 'cancelled':
    case 'disputed':
      return state;
  }
}

const pausesMs = [1000, 1500, 2000, 3000, 5000, 8000, 13_000, 20_000] as const;
const longestPauseMs = 30_000;

/** Milliseconds until an order is asked for again that was asked for `times` already; false where it has settled. */
export function chooseNextLook(order: Order, times: number): number | false {
  if (order.state !== 'pending' && !order.isBeingRefunded) return false;
  return pausesMs[times] ?? longestPauseMs;
}
