// Refund rules: within the order's refund window, automatic until something is opened; afterwards it is a request with a
// reason.
import type { EntitlementState, OrderState } from './order-state.ts';
import type { RefundRequestState } from './refund-request.ts';

export type Refundable = {
  readonly orderState: OrderState;
  /** Unix milliseconds; null until it was paid. */
  readonly paidAt: number | null;
  /** As it stood when the order was placed. */
  readonly windowDays: number;
  readonly entitlements: readonly EntitlementState[];
  /** Of the request that counts; null where there is none. */
  readonly request: RefundRequestState | null;
};

export type RefundOptions =
  /** Asked for, granted. */
  | 'automatic'
  /** Something was opened: a request with a reason, which is decided. */
  | 'with_reason'
  | 'too_late'
  /** Not paid, refunded already, in a bank's hands, requested already or refused. */
  | 'none';

const dayMs = 86_400_000;

export const minReasonLength = 20;

/** The refund a buyer may request at `now`, Unix milliseconds. */
export function refundOptions(
  { orderState, paidAt, windowDays, entitlements, request }: Refundable,
  now: number
): RefundOptions {
  if (paidAt === null || (orderState !== 'paid' && orderState !== 'partially_refunded')) return 'none';
  if (request === 'open' || request === 'refused') return 'none';
  // The approved refund could not be carried out: it is owed, whatever the window says by now.
  if (request === 'approved') return 'automatic';
  if (now > paidAt + windowDays * dayMs) return 'too_late';
  return entitlements.includes('opened') ? 'with_reason' : 'automatic';
}
