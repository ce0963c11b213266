// A quote is the current price of a listing for one buyer, with each step that leads to it. Orders use the same function,
// so that no buyer is charged a different amount than was shown.
import * as z from 'zod';
import { isValidPrice, minPriceCents } from '../market/platform-settings.ts';
import { formatDollars, Money } from '../market/money.ts';
import { type Discount, discountOf } from './discount.ts';
import { priceOnSale } from './sale.ts';

/** Deductions from a price, in their order: each applies to what the one before left. */
export const priceSteps = ['sale', 'coupon', 'owned'] as const;
export type PriceStep = (typeof priceSteps)[number];
export type Deductions = Readonly<Record<PriceStep, number>>;

type Terms = {
  /** The sale of the listing that is in effect. */
  readonly sale?: Discount | null;
  /** The buyer's. */
  readonly coupon?: Discount | null;
  /** The amount the buyer adds to the price of a pay-what-you-want listing. */
  readonly addedCents?: number;
};

export type QuotedItem = {
  readonly listingId: string;
  /** Its price when bought alone. */
  readonly priceCents: number;
  /** True when the buyer already owns it. */
  readonly isOwned: boolean;
};

export type Quote = {
  readonly listedCents: number;
  /** Sum to the listed price less the floor. */
  readonly deductions: Deductions;
  /** By the buyer, above the floor, which is the lowest total they can pay. */
  readonly addedCents: number;
  readonly totalCents: number;
  /** The items bought, with each one's share of the total; the shares sum to it. */
  readonly items: readonly { readonly listingId: string; readonly shareCents: number }[];
};

/**
 * The price of a prompt (one item) or of a bundle (2 to 20). The sale or the coupon comes first: the one that takes more
 * off, never both, and of equal ones the sale. Of what is left of a bundle's price each item has its share by what it
 * costs alone; the shares of what is owned are taken off, rounded down to whole cents. A step that would leave too little
 * to charge leaves the lowest price that can be charged. What the buyer adds comes last, so that no deduction applies to
 * it. Null when everything is owned: there is nothing to buy.
 */
export function quote(
  listedCents: number,
  items: readonly QuotedItem[],
  { sale = null, coupon = null, addedCents = 0 }: Terms = {}
): Quote | null {
  const wanted = items.filter(({ isOwned }) => !isOwned);
  if (wanted.length === 0) return null;
  const onSale = sale === null ? listedCents : priceOnSale(listedCents, sale);
  const withCoupon = coupon === null ? listedCents : deduct(listedCents, discountOf(listedCents, coupon));
  const discounted = Math.min(onSale, withCoupon);
  const isByCoupon = withCoupon < onSale;
  const floorCents = deduct(discounted, shareOfOwned(discounted, items));
  const totalCents = floorCents + addedCents;
  return {
    listedCents,
    deductions: {
      sale: isByCoupon ? 0 : listedCents - discounted,
      coupon: isByCoupon ? listedCents - discounted : 0,
      owned: discounted - floorCents
    },
    addedCents,
    totalCents,
    items: share(totalCents, wanted)
  };
}

function shareOfOwned(cents: number, items: readonly QuotedItem[]): number {
  const owned = items.filter(({ isOwned }) => isOwned);
  const all = sumPrices(items);
  return all === 0
    ? Math.floor((cents * owned.length) / items.length)
    : Math.floor((cents * sumPrices(owned)) / all);
}

function deduct(cents: number, deductedCents: number): number {
  const rest = cents - deductedCents;
  return isValidPrice(rest) ? rest : Math.min(cents, minPriceCents);
}

const sumPrices = (items: readonly QuotedItem[]): number =>
  items.reduce((sum, { priceCents }) => sum + priceCents, 0);

/** By what each costs alone; the cents that rounding leaves go to the first. */
function share(totalCents: number, items: readonly QuotedItem[]): Quote['items'] {
  const all = sumPrices(items);
  const shares = items.map(({ priceCents }) =>
    all === 0 ? Math.floor(totalCents / items.length) : Math.floor((totalCents * priceCents) / all)
  );
  const left = totalCents - shares.reduce((sum, cents) => sum + cents, 0);
  return items.map(({ listingId }, place) => ({
    listingId,
    shareCents: (shares[place] ?? 0) + (place === 0 ? left : 0)
  }));
}

/** A price as it is explained to its buyer: steps that take nothing off are left out. */
export const PriceExplanation = z.object({
  listed: Money,
  deductions: z.array(z.object({ step: z.enum(priceSteps), amount: Money })),
  /** The amount the buyer adds to a pay-what-you-want listing; 0 otherwise. */
  added: Money,
  total: Money
});
export type PriceExplanation = z.infer<typeof PriceExplanation>;

export const explainPrice = ({
  listedCents,
  deductions,
  addedCents,
  totalCents
}: Omit<Quote, 'items'>): PriceExplanation => ({
  listed: formatDollars(listedCents),
  deductions: priceSteps
    .filter((step) => deductions[step] > 0)
    .map((step) => ({ step, amount: formatDollars(deductions[step]) })),
  added: formatDollars(addedCents),
  total: formatDollars(totalCents)
});
