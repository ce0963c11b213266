// The earnings a payout contains: everything that is available, less what the seller owes.
import type { EarningState } from './payout-state.ts';

/** The current earning of one order. */
export type Earning = {
  readonly orderId: string;
  /** The seller's current ledger balance for the order. */
  readonly cents: number;
  /** The part that live payouts contain. More than `cents` after a refund that followed a payout: a debt. */
  readonly payoutCents: number;
  /** The state of the payout that contains the earning; null if none does. */
  readonly payoutState: 'in_payout' | 'paid' | null;
  /** True while a dispute or a refund request is open. */
  readonly isOnHold: boolean;
  /** Unix milliseconds. */
  readonly releaseAt: number;
};

export function describeEarning(
  { cents, payoutState, isOnHold, releaseAt }: Omit<Earning, 'orderId' | 'payoutCents'>,
  now: number
): EarningState {
  if (cents === 0) return 'reversed';
  if (payoutState !== null) return payoutState;
  return isOnHold || releaseAt > now ? 'pending' : 'available';
}

/** `earning`: the order's whole earning. `adjustment`: a change after it was paid out; negative for a debt. */
export type PayoutLineKind = 'earning' | 'adjustment';

export type PayoutLine = {
  readonly orderId: string;
  readonly kind: PayoutLineKind;
  /** Never 0. */
  readonly cents: number;
};

export type PayoutPlan = {
  readonly lines: readonly PayoutLine[];
  /** The sum of the lines. */
  readonly cents: number;
  /** The seller's debt that this payout deducts. */
  readonly debtCents: number;
};

/** The signed cents of an earning that a payout at `now` contains. Debts are deducted even during a hold. */
export function payableCents(
  { cents, payoutCents, isOnHold, releaseAt }: Omit<Earning, 'orderId'>,
  now: number
): number {
  const unpaid = cents - payoutCents;
  return unpaid > 0 && (isOnHold || releaseAt > now) ? 0 : unpaid;
}

/** Null if the total is less than `minCents`. */
export function planPayout(
  earnings: readonly Earning[],
  { now, minCents }: { readonly now: number; readonly minCents: number }
): PayoutPlan | null {
  const lines = earnings.flatMap((earning): PayoutLine[] => {
    const cents = payableCents(earning, now);
    const kind = earning.payoutState === null && cents > 0 ? 'earning' : 'adjustment';
    return cents === 0 ? [] : [{ orderId: earning.orderId, kind, cents }];
  });
  const cents = sumCents(lines);
  if (cents < Math.max(1, minCents)) return null;
  return { lines, cents, debtCents: Math.abs(sumCents(lines.filter((line) => line.cents < 0))) };
}

const sumCents = (lines: readonly PayoutLine[]): number => lines.reduce((sum, { cents }) => sum + cents, 0);
