// A sale lowers the price of one listing for a time. It ends by the clock, or earlier by its seller.
import * as z from 'zod';
import { minPriceCents } from '../market/platform-settings.ts';
import { Money } from '../market/money.ts';
import { type Discount, discountOf } from './discount.ts';

const dayMs = 86_400_000;
export const maxSaleDays = 90;
/** How far ahead a sale can be planned. */
const maxDaysAhead = 365;
/** Sales of one seller that have not ended. */
export const maxOpenSales = 100;
/** Directive 98/6/EC, Article 6a: the price before is the lowest one of at least 30 days. */
const priceHistoryDays = 30;

const SaleDiscount = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent: z.int().min(1).max(99) }),
  z.object({ kind: z.literal('amount'), cents: z.int().min(1).max(19_900) })
]);

export const SaleDraft = z
  .object({
    listingId: z.string().regex(/^lst_[0-9a-z]{1,40}$/),
    discount: SaleDiscount,
    startsAt: z.int().nonnegative(),
    /** Exclusive. */
    endsAt: z.int().nonnegative()
  })
  .refine(({ startsAt, endsAt }) => endsAt > startsAt && endsAt - startsAt <= maxSaleDays * dayMs);
export type SaleDraft = z.infer<typeof SaleDraft>;

export const saleStates = ['scheduled', 'active', 'ended'] as const;
export type SaleState = (typeof saleStates)[number];

export const Sale = z.object({
  id: z.string(),
  listingId: z.string(),
  title: z.string(),
  discount: SaleDiscount,
  startsAt: z.int(),
  /** When it ends, or when its seller ended it. */
  endsAt: z.int(),
  state: z.enum(saleStates),
  listed: Money,
  /** The price during the sale. */
  price: Money,
  /** The price shown crossed out; null where no such price was asked for 30 days. */
  priceBefore: Money.nullable()
});
export type Sale = z.infer<typeof Sale>;

/** From `startsAt` until `endsAt`, exclusive. */
export type SalePeriod = { readonly startsAt: number; readonly endsAt: number };

export const findSaleState = ({ startsAt, endsAt }: SalePeriod, now: number): SaleState => {
  if (endsAt <= now) return 'ended';
  return startsAt > now ? 'scheduled' : 'active';
};

/** The sale in effect at `now`. */
export const findActiveSale = <Period extends SalePeriod>(
  sales: readonly Period[],
  now: number
): Period | undefined => sales.find((sale) => findSaleState(sale, now) === 'active');

/** Never free, and never above the listed price, whatever the listed price became since the sale was made. */
export const priceOnSale = (listedCents: number, discount: Discount): number =>
  Math.max(Math.min(listedCents, minPriceCents), listedCents - discountOf(listedCents, discount));

/** Lowers the price, to one that can be charged. */
export function isPossibleDiscount(discount: Discount, listedCents: number): boolean {
  const cents = listedCents - discountOf(listedCents, discount);
  return cents >= minPriceCents && cents < listedCents;
}

/** Not over yet, and within a year. */
export const isPossiblePeriod = ({ startsAt, endsAt }: SalePeriod, now: number): boolean =>
  endsAt > now && startsAt <= now + maxDaysAhead * dayMs;

/** A price from `since` on; null from when the listing was not for sale. */
export type AskedPrice = { readonly since: number; readonly cents: number | null };

/**
 * The lowest price asked during the 30 days before a sale, with what earlier sales took off; null for a listing that
 * was not for sale during all of them. `prices` are in their order.
 */
export function findPriceBefore(
  prices: readonly AskedPrice[],
  earlier: readonly (SalePeriod & { readonly discount: Discount })[],
  startsAt: number
): number | null {
  const from = startsAt - priceHistoryDays * dayMs;
  const first = prices[0];
  if (first === undefined || first.since > from) return null;
  const asked: (number | null)[] = prices.flatMap(({ since, cents }, place) => {
    const start = Math.max(from, since);
    const end = Math.min(startsAt, prices[place + 1]?.since ?? startsAt);
    if (start >= end) return [];
    if (cents === null) return [null];
    const reduced = earlier
      .filter((sale) => Math.max(start, sale.startsAt) < Math.min(end, sale.endsAt))
      .map(({ discount }) => priceOnSale(cents, discount));
    return [cents, ...reduced];
  });
  const known = asked.filter((cents) => cents !== null);
  return known.length < asked.length || known.length === 0 ? null : Math.min(...known);
}

/** A sale with the prices it leads to, as the catalog stores it. */
export type PricedSale = SalePeriod & {
  readonly cents: number;
  /** Crossed out; null where there is none above the sale's. */
  readonly beforeCents: number | null;
};
