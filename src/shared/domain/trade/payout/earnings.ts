// A seller's earnings as shown to them: amounts, the ledger lines behind each, payouts and statements. Cents are signed;
// the parts always sum to the amount.
import * as z from 'zod';
import { Money } from '../../market/money.ts';
import { commissionRules } from '../commission.ts';
import {
  payoutAccountStates,
  payoutFailureReasons,
  payoutHoldReasons,
  payoutStates
} from './payout-state.ts';

const Cents = z.int();

/** Why no payout can be requested now. */
const payoutObstacles = [
  'payout_account_missing',
  'payout_open',
  'payout_below_minimum',
  'seller_suspended'
] as const;

export const EarningsSummary = z.object({
  currency: z.enum(['USD']),
  isSandbox: z.boolean(),
  /** Can be paid out now. */
  availableCents: Cents,
  /** Not available yet, grouped by the day of release; Unix milliseconds, UTC. */
  held: z.array(z.object({ day: z.int(), cents: Cents })),
  /** Held while a dispute or a refund request is open. */
  onHoldCents: Cents,
  inPayoutCents: Cents,
  paidCents: Cents,
  /** The seller's debt after refunds of paid-out sales; deducted from the next payout. */
  owedCents: Cents,
  minPayoutCents: Cents,
  obstacle: z.enum(payoutObstacles).nullable()
});
export type EarningsSummary = z.infer<typeof EarningsSummary>;

export const earningsBuckets = ['available', 'held', 'on_hold', 'owed', 'in_payout', 'paid'] as const;
export type EarningsBucket = (typeof earningsBuckets)[number];

/** The two sums of a year. */
export const yearSums = ['earned', 'paid_out'] as const;
export type YearSum = (typeof yearSums)[number];

export const earningsPartKinds = [
  'price',
  'sale',
  'coupon',
  'owned',
  'added',
  'refund',
  'dispute',
  'restored',
  'commission',
  'payout'
] as const;

export const earningsLineKinds = [
  'sale',
  'refund',
  'dispute',
  'restored',
  'payout',
  'payout_returned',
  /** One order's share of a payout. */
  'payout_share'
] as const;
export type EarningsLineKind = (typeof earningsLineKinds)[number];

export const EarningsPart = z.object({
  kind: z.enum(earningsPartKinds),
  cents: Cents,
  /** Only on a commission: its rate in basis points, and when the rule took effect; null for the initial rule. */
  rate: z.int().optional(),
  rule: z.enum(commissionRules).optional(),
  since: z.int().nullable().optional()
});
export type EarningsPart = z.infer<typeof EarningsPart>;

export const EarningsLine = z.object({
  id: z.string(),
  /** Unix milliseconds. */
  at: z.int(),
  kind: z.enum(earningsLineKinds),
  cents: Cents,
  /** Sum to `cents`. */
  parts: z.array(EarningsPart),
  /** Of a sold bundle: what each of its listings got of the price paid, to which they sum; empty otherwise. */
  shares: z.array(z.object({ listingId: z.string(), title: z.string(), cents: Cents })),
  /** Fee of the payment provider; paid by the platform. */
  feeCents: Cents,
  orderId: z.string().nullable(),
  payoutId: z.string().nullable(),
  title: z.string().nullable()
});
export type EarningsLine = z.infer<typeof EarningsLine>;

export const Payout = z.object({
  id: z.string(),
  amount: Money,
  /** The seller's debt that was deducted. */
  debtCents: Cents,
  orderCount: z.int(),
  state: z.enum(payoutStates),
  holdReason: z.enum(payoutHoldReasons).nullable(),
  failureReason: z.enum(payoutFailureReasons).nullable(),
  requestedBy: z.enum(['seller', 'schedule']),
  /** True until the payout is sent to the provider. */
  canCancel: z.boolean(),
  createdAt: z.int(),
  settledAt: z.int().nullable()
});
export type Payout = z.infer<typeof Payout>;

export const PayoutAccount = z.object({
  /** Null if none was set up. */
  state: z.enum(payoutAccountStates).nullable(),
  provider: z.enum(['sandbox', 'stripe', 'stripe_test'])
});
export type PayoutAccount = z.infer<typeof PayoutAccount>;

/** E.g. "2026-11", in UTC. */
export const StatementMonth = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/);

export const Statement = z.object({
  number: z.string(),
  month: StatementMonth,
  /** True once the month is over: no more lines are added. */
  isFinal: z.boolean(),
  openingCents: Cents,
  salesCents: Cents,
  commissionCents: Cents,
  /** Refunds and disputes, less their reversals. */
  refundCents: Cents,
  payoutCents: Cents,
  /** The sum of all of the above. */
  closingCents: Cents
});
export type Statement = z.infer<typeof Statement>;

/** `earnedCents`: sales less commission and refunds. */
export const StatementYear = z.object({ year: z.int(), earnedCents: Cents, payoutCents: Cents });
