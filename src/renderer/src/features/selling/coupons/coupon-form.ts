// Converts between the fields of the coupon form and a coupon.
import { couponCodePattern } from '#shared/domain/trade/coupon-code.ts';
import type { Coupon, CouponDraft } from '#shared/domain/trade/coupon.ts';
import {
  type DiscountKind,
  isWhole,
  nextDay,
  readDay,
  readDiscount,
  writeDay
} from '../discounts/discount-fields.ts';

export type CouponField = 'code' | 'value' | 'starts' | 'ends' | 'limit';
export type CouponValues = Readonly<Record<CouponField, string>>;

const maxUses = 100_000;

export const emptyCoupon: CouponValues = { code: '', value: '', starts: '', ends: '', limit: '' };

export const writeCoupon = ({ code, discount, startsAt, endsAt, maxUses: limit }: Coupon): CouponValues => ({
  code,
  value: discount.kind === 'percent' ? String(discount.percent) : (discount.cents / 100).toFixed(2),
  starts: writeDay(startsAt),
  // `endsAt` is exclusive: it is the start of the day after the last one.
  ends: endsAt === null ? '' : writeDay(endsAt - 1),
  limit: limit === null ? '' : String(limit)
});

export type CouponFlaw = 'code' | 'percent' | 'amount' | 'ends' | 'limit';

/** The first error of each field. */
export function findFlaws(
  { code, value, starts, ends, limit }: CouponValues,
  kind: DiscountKind
): Partial<Record<CouponField, CouponFlaw>> {
  const startsAt = readDay(starts);
  const endsAt = readDay(ends);
  return {
    ...(couponCodePattern.test(code.trim().toUpperCase()) ? {} : { code: 'code' }),
    ...(readDiscount(value, kind, 100) === null ? { value: kind } : {}),
    ...(startsAt !== null && endsAt !== null && endsAt < startsAt ? { ends: 'ends' } : {}),
    ...(limit === '' || isWhole(limit, maxUses) ? {} : { limit: 'limit' })
  };
}

/** Expects valid values. `startsAt` is the coupon's current start, or now for a new one. */
export function readCoupon(
  values: CouponValues,
  kind: DiscountKind,
  { startsAt, listingIds }: Pick<CouponDraft, 'startsAt' | 'listingIds'>
): CouponDraft {
  const discount = readDiscount(values.value, kind, 100);
  if (discount === null) throw new RangeError('The discount of a coupon was not checked');
  const first = readDay(values.starts);
  const last = readDay(values.ends);
  return {
    code: values.code.trim().toUpperCase(),
    discount,
    startsAt: first === null || values.starts === writeDay(startsAt) ? startsAt : first,
    endsAt: last === null ? null : nextDay(last),
    maxUses: values.limit === '' ? null : Number(values.limit),
    listingIds
  };
}
