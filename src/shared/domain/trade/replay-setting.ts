// Simulates a platform setting: recent orders under the new value beside their actual outcome.
import * as z from 'zod';
import { isLargePriceChange } from '../market/listing-checks.ts';
import type { PlatformSettingName } from '../market/platform-settings.ts';
import type { CommissionRule } from './commission.ts';
import { type BasisPoints, splitPayment } from './ledger.ts';

export const replayDays = 90;

const Sides = z.object({ platformCents: z.int(), sellersCents: z.int() });

export const SettingReplay = z.discriminatedUnion('kind', [
  /** `orders` are those that the setting applies to. */
  z.object({ kind: z.literal('commission'), orders: z.int(), before: Sides, after: Sides }),
  /** Earnings that would have become available later or sooner, and how much they are. */
  z.object({
    kind: z.literal('hold'),
    orders: z.int(),
    later: z.object({ orders: z.int(), cents: z.int() }),
    sooner: z.object({ orders: z.int(), cents: z.int() })
  }),
  /** Payouts below the new minimum, which would have waited. */
  z.object({
    kind: z.literal('payouts'),
    payouts: z.int(),
    waiting: z.object({ payouts: z.int(), cents: z.int() })
  }),
  /** Submissions that this number sends to review, now and under the new value. */
  z.object({ kind: z.literal('reviews'), submissions: z.int(), before: z.int(), after: z.int() }),
  /** The setting depends on decisions that cannot be played again. */
  z.object({ kind: z.literal('none') })
]);
export type SettingReplay = z.infer<typeof SettingReplay>;

/** A paid order as it is stored. */
export type ReplayedOrder = {
  /** The amount paid less refunds. */
  readonly keptCents: number;
  readonly commission: BasisPoints;
  readonly commissionRule: CommissionRule;
  readonly holdDays: number;
  /** Of the order's other bound of the hold: the hold is the longer one. */
  readonly otherHoldDays: number;
};

const commissionRuleOf: Partial<Record<PlatformSettingName, CommissionRule>> = {
  commission: 'standard',
  ownLinkCommission: 'own_link'
};

/** Splits each order as settling does, at its own rate and at the new one. */
export function replayCommission(
  orders: readonly ReplayedOrder[],
  name: PlatformSettingName,
  value: BasisPoints
): SettingReplay {
  const concerned = orders.filter(({ commissionRule }) => commissionRule === commissionRuleOf[name]);
  const sum = (rateOf: (order: ReplayedOrder) => BasisPoints) => {
    const splits = concerned.map((order) => splitPayment(order.keptCents, rateOf(order)));
    return {
      platformCents: splits.reduce((total, { platformCents }) => total + platformCents, 0),
      sellersCents: splits.reduce((total, { sellerCents }) => total + sellerCents, 0)
    };
  };
  return {
    kind: 'commission',
    orders: concerned.length,
    before: sum(({ commission }) => commission),
    after: sum(() => value)
  };
}

/** Compares the hold of each order with the one that follows from `value`. */
export function replayHold(orders: readonly ReplayedOrder[], value: number): SettingReplay {
  const earnings = orders.map((order) => ({
    cents: splitPayment(order.keptCents, order.commission).sellerCents,
    change: Math.max(value, order.otherHoldDays) - order.holdDays
  }));
  const sum = (counts: (change: number) => boolean) => {
    const moved = earnings.filter(({ cents, change }) => cents > 0 && counts(change));
    return { orders: moved.length, cents: moved.reduce((total, { cents }) => total + cents, 0) };
  };
  return {
    kind: 'hold',
    orders: orders.length,
    later: sum((change) => change > 0),
    sooner: sum((change) => change < 0)
  };
}

export function replayPayoutMinimum(payoutCents: readonly number[], value: number): SettingReplay {
  const waiting = payoutCents.filter((cents) => cents < value);
  return {
    kind: 'payouts',
    payouts: payoutCents.length,
    waiting: { payouts: waiting.length, cents: waiting.reduce((total, cents) => total + cents, 0) }
  };
}

type Values = { readonly before: number; readonly after: number };

/** `places` says of each published listing how many its seller had published before it. */
export const replayFirstListings = (places: readonly number[], values: Values): SettingReplay =>
  countReviews(places, values, (place, value) => place < value);

type PriceChange = { readonly fromCents: number; readonly toCents: number };

export const replayPriceChanges = (changes: readonly PriceChange[], values: Values): SettingReplay =>
  countReviews(changes, values, ({ fromCents, toCents }, percent) =>
    isLargePriceChange(fromCents, toCents, percent)
  );

function countReviews<Submission>(
  submissions: readonly Submission[],
  { before, after }: Values,
  isReviewed: (submission: Submission, value: number) => boolean
): SettingReplay {
  const countAt = (value: number) => submissions.filter((each) => isReviewed(each, value)).length;
  return { kind: 'reviews', submissions: submissions.length, before: countAt(before), after: countAt(after) };
}
