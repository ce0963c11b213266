// Converts the fields of the sale form into a sale.
import {
  isPossibleDiscount,
  isPossiblePeriod,
  maxSaleDays,
  type SaleDraft,
  type SalePeriod
} from '#shared/domain/trade/sale.ts';
import { type DiscountKind, nextDay, readDay, readDiscount, writeDay } from '../discounts/discount-fields.ts';

export type SaleField = 'value' | 'starts' | 'ends';
export type SaleValues = Readonly<Record<SaleField, string>>;
export type SaleFlaw = DiscountKind | 'price' | 'starts' | 'ends' | 'length';

export const emptySale: SaleValues = { value: '', starts: '', ends: '' };

type Known = {
  readonly kind: DiscountKind;
  /** Of the chosen listing. */
  readonly listedCents: number;
  readonly now: number;
};

const maxPercent = 99;
const maxSaleMs = maxSaleDays * 86_400_000;

export const readSaleDiscount = (value: string, kind: DiscountKind): SaleDraft['discount'] | null =>
  readDiscount(value, kind, maxPercent);

/** From the first day until the end of the last one. */
function readPeriod({ starts, ends }: SaleValues, now: number): SalePeriod | null {
  const first = readDay(starts);
  const last = readDay(ends);
  if (last === null) return null;
  const startsAt = first === null || starts === writeDay(now) ? now : first;
  return { startsAt, endsAt: nextDay(last) };
}

/** The first error of each field. */
export function findFlaws(
  values: SaleValues,
  { kind, listedCents, now }: Known
): Partial<Record<SaleField, SaleFlaw>> {
  const discount = readSaleDiscount(values.value, kind);
  const period = readPeriod(values, now);
  const flaws: Partial<Record<SaleField, SaleFlaw>> = {};
  if (discount === null) flaws.value = kind;
  else if (!isPossibleDiscount(discount, listedCents)) flaws.value = 'price';
  if (period === null || period.endsAt <= Math.max(period.startsAt, now)) flaws.ends = 'ends';
  else if (period.endsAt - period.startsAt > maxSaleMs) flaws.ends = 'length';
  else if (!isPossiblePeriod(period, now)) flaws.starts = 'starts';
  return flaws;
}

/** Expects valid values. */
export function readSale(
  values: SaleValues,
  listingId: string,
  { kind, now }: Pick<Known, 'kind' | 'now'>
): SaleDraft {
  const discount = readSaleDiscount(values.value, kind);
  const period = readPeriod(values, now);
  if (discount === null || period === null) throw new RangeError('The sale was not checked');
  return { listingId, discount, ...period };
}
