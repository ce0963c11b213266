// A coupon takes something off the price of a seller's listings, for a time, and for a number of purchases.
import * as z from 'zod';
import { couponCodePattern } from './coupon-code.ts';
import { Money } from '../market/money.ts';

/** Of one seller. */
export const maxCoupons = 100;
const maxListingsOfCoupon = 100;
const maxUses = 100_000;

export const CouponCode = z.string().trim().toUpperCase().regex(couponCodePattern);

/** The last millisecond of the year 9999: databases write no later instant. */
const Instant = z.int().min(0).max(253_402_300_799_999);

const CouponDiscount = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent: z.int().min(1).max(100) }),
  z.object({ kind: z.literal('amount'), cents: z.int().min(1).max(19_999) })
]);

/** The listings and the number of uses a coupon is limited to; its seller can change these. */
const terms = {
  startsAt: Instant,
  endsAt: Instant.nullable(),
  /** Null where there is no limit. */
  maxUses: z.int().min(1).max(maxUses).nullable(),
  /** Null for all listings, also later ones. */
  listingIds: z
    .array(z.string().regex(/^lst_[0-9a-z]{1,40}$/))
    .min(1)
    .max(maxListingsOfCoupon)
    .nullable()
};

const endsAfterStart = ({ startsAt, endsAt }: { startsAt: number; endsAt: number | null }): boolean =>
  endsAt === null || endsAt > startsAt;

export const CouponTerms = z.object(terms).refine(endsAfterStart);
export type CouponTerms = z.infer<typeof CouponTerms>;

/** The code and the discount stay as they were published. */
export const CouponDraft = z
  .object({ ...terms, code: CouponCode, discount: CouponDiscount })
  .refine(endsAfterStart);
export type CouponDraft = z.infer<typeof CouponDraft>;

export const couponStates = ['scheduled', 'active', 'used_up', 'ended'] as const;
export type CouponState = (typeof couponStates)[number];

export const Coupon = z.object({
  ...terms,
  listingIds: z.array(z.string()).nullable(),
  id: z.string(),
  code: z.string(),
  discount: CouponDiscount,
  state: z.enum(couponStates),
  /** Orders that used it and were not canceled. */
  uses: z.int(),
  /** The total discount of these orders. */
  saved: Money,
  createdAt: z.int()
});
export type Coupon = z.infer<typeof Coupon>;

type Limits = {
  readonly startsAt: number;
  readonly endsAt: number | null;
  /** When its seller ended it. */
  readonly endedAt: number | null;
  readonly maxUses: number | null;
  readonly uses: number;
};

export function findCouponState(coupon: Limits, now: number): CouponState {
  const end = Math.min(coupon.endsAt ?? Infinity, coupon.endedAt ?? Infinity);
  if (end <= now) return 'ended';
  if (coupon.maxUses !== null && coupon.uses >= coupon.maxUses) return 'used_up';
  return coupon.startsAt > now ? 'scheduled' : 'active';
}

/** Why a code takes nothing off, in the order in which the reasons are looked for. */
export const couponRefusals = [
  'unknown',
  'ended',
  'not_started',
  'not_for_listing',
  'already_used',
  'used_up',
  'no_effect',
  /** The sale of the listing takes off as much or more. */
  'sale_is_better'
] as const;
export type CouponRefusal = (typeof couponRefusals)[number];

export type CouponForBuyer = Limits & {
  readonly isForListing: boolean;
  /** True if this buyer has another order with it. */
  readonly isUsedByBuyer: boolean;
};

/** Null where the coupon applies. `discountOf` computes what it takes off; `quote` chooses between it and a sale. */
export function findCouponRefusal(coupon: CouponForBuyer, now: number): CouponRefusal | null {
  const state = findCouponState(coupon, now);
  if (state === 'ended') return 'ended';
  if (state === 'scheduled') return 'not_started';
  if (!coupon.isForListing) return 'not_for_listing';
  if (coupon.isUsedByBuyer) return 'already_used';
  return state === 'used_up' ? 'used_up' : null;
}
