// Converts between the fields of the coupon form and a coupon.
import { couponCodePattern } from '#shared/domain/trade/coupon-code.ts';
import type { Coupon, CouponDraft } from '#shared/domain/trade/coupon.ts';

export type CouponField = 'code' | 'value' | 'starts' | 'ends' | 'limit';
export type CouponValues = Readonly<Record<CouponField, string>>;
export type DiscountKind = 'percent' | 'amount';

const dayMs = 86_400_000;
const maxUses = 100_000;

/** The local day as `YYYY-MM-DD`, the value format of a date input. */
function writeDay(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

/** The start of a local day; null for an empty field. */
const readDay = (day: string): number | null => (day === '' ? null : new Date(`${day}T00:00`).getTime());

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
    ...(readDiscount(value, kind) === null ? { value: kind } : {}),
    ...(startsAt !== null && endsAt !== null && endsAt < startsAt ? { ends: 'ends' } : {}),
    ...(limit === '' || isWhole(limit, maxUses) ? {} : { limit: 'limit' })
  };
}

const isWhole = (text: string, max: number): boolean =>
  /^\d{1,6}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= max;

function readDiscount(value: string, kind: DiscountKind): CouponDraft['discount'] | null {
  if (kind === 'percent') return isWhole(value, 100) ? { kind, percent: Number(value) } : null;
  const amount = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(value.trim());
  if (amount === null) return null;
  const cents = Number(amount[1]) * 100 + Number((amount[2] ?? '').padEnd(2, '0'));
  return cents >= 1 && cents <= 19_999 ? { kind, cents } : null;
}

/** Expects valid values. `startsAt` is the coupon's current start, or now for a new one. */
export function readCoupon(
  values: CouponValues,
  kind: DiscountKind,
  { startsAt, listingIds }: Pick<CouponDraft, 'startsAt' | 'listingIds'>
): CouponDraft {
  const discount = readDiscount(values.value, kind);
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

/** Days with a clock change have 23 or 25 hours. */
function nextDay(at: number): number {
  const day = new Date(at + dayMs * 1.5);
  return day.setHours(0, 0, 0, 0);
}
