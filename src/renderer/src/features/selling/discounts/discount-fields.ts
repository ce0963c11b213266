// Reads and writes the fields that the forms of coupons and sales share.
import type { Discount } from '#shared/domain/trade/discount.ts';

export type DiscountKind = Discount['kind'];

const dayMs = 86_400_000;

/** The local day as `YYYY-MM-DD`, the value format of a date input. */
export function writeDay(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

/** The start of a local day; null for an empty field. */
export const readDay = (day: string): number | null =>
  day === '' ? null : new Date(`${day}T00:00`).getTime();

/** The start of the next day. Days with a clock change have 23 or 25 hours. */
export function nextDay(at: number): number {
  const day = new Date(at + dayMs * 1.5);
  return day.setHours(0, 0, 0, 0);
}

export const isWhole = (text: string, max: number): boolean =>
  /^\d{1,6}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= max;

/** Null for what is no discount. */
export function readDiscount(value: string, kind: DiscountKind, maxPercent: number): Discount | null {
  if (kind === 'percent') return isWhole(value, maxPercent) ? { kind, percent: Number(value) } : null;
  const amount = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(value.trim());
  if (amount === null) return null;
  const cents = Number(amount[1]) * 100 + Number((amount[2] ?? '').padEnd(2, '0'));
  return cents >= 1 && cents <= 19_999 ? { kind, cents } : null;
}
