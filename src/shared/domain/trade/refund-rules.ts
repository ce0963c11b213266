// Refund rules: within the order's refund window, automatic until something is opened, with a reason afterwards.
import type { EntitlementState, OrderState } from './order-state.ts';

export type Refundable = {
  readonly orderState: OrderState;
  /** Unix milliseconds; null until it was paid. */
  readonly paidAt: number | null;
  /** As it stood when the order was placed. */
  readonly windowDays: number;
  readonly entitlements: readonly EntitlementState[];
};

export type RefundOptions =
  /** Asked for, granted. */
  | 'automatic'
  /** Something was opened: granted once a reason is given. */
  | 'with_reason'
  | 'too_late'
  /** Not paid, given back already, or in a bank's hands. */
  | 'none';

const dayMs = 86_400_000;

export const minReasonLength = 20;

/** The refund a buyer may request at `now`, Unix milliseconds. */
export function refundOptions(
  { orderState, paidAt, windowDays, entitlements }: Refundable,
  now: number
): RefundOptions {
  if (paidAt === null || (orderState !== 'paid' && orderState !== 'partially_refunded')) return 'none';
  if (now > paidAt + windowDays * dayMs) return 'too_late';
  return entitlements.includes('opened') ? 'with_reason' : 'automatic';
}
