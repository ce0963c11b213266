// The states of payouts and earnings, and the transitions between them.
import type { StateTable } from '../../../kit/state-table.ts';

export const payoutStates = ['pending', 'held', 'in_transit', 'paid', 'failed', 'cancelled'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** A paid payout can still fail: banks return money days after they accepted it. */
export const payoutTransitions: StateTable<PayoutState> = {
  pending: ['held', 'in_transit', 'paid', 'failed', 'cancelled'],
  held: ['pending', 'in_transit', 'paid', 'failed', 'cancelled'],
  in_transit: ['paid', 'failed'],
  paid: ['failed'],
  failed: [],
  cancelled: []
};

/** A seller has at most one of these at a time. */
export const openPayoutStates = ['pending', 'held', 'in_transit'] as const satisfies readonly PayoutState[];

/** A live payout holds its earnings; those of a failed or canceled payout can be paid out again. */
export const isLivePayout = (state: PayoutState): boolean => state !== 'failed' && state !== 'cancelled';

/** A seller's account at the payout provider. `restricted`: the provider needs more details from the seller. */
export const payoutAccountStates = ['onboarding', 'ready', 'restricted', 'closed'] as const;
export type PayoutAccountState = (typeof payoutAccountStates)[number];

export const payoutHoldReasons = ['seller_suspended', 'account_not_ready'] as const;
export type PayoutHoldReason = (typeof payoutHoldReasons)[number];

export const payoutFailureReasons = ['account_closed', 'bank_rejected', 'reversed'] as const;
export type PayoutFailureReason = (typeof payoutFailureReasons)[number];

export const earningStates = ['pending', 'available', 'in_payout', 'paid', 'reversed'] as const;
export type EarningState = (typeof earningStates)[number];

/** A reversed earning is restored when a dispute is won or a refund fails. */
export const earningTransitions: StateTable<EarningState> = {
  pending: ['available', 'reversed'],
  available: ['pending', 'in_payout', 'reversed'],
  in_payout: ['paid', 'available', 'pending', 'reversed'],
  paid: ['available', 'pending', 'reversed'],
  reversed: ['pending', 'available', 'in_payout', 'paid']
};
