// A quote is the current price of a listing for one buyer. Orders use the same function, so that no buyer is charged
// a different amount than was shown.
import { isValidPrice, minPriceCents } from '../market/platform-settings.ts';

export type QuotedItem = {
  readonly listingId: string;
  /** Its price when bought alone. */
  readonly priceCents: number;
  /** True when the buyer already owns it. */
  readonly isOwned: boolean;
};

export type Quote = {
  readonly listedCents: number;
  /** Of a bundle: the part of its price for what the buyer owns already. */
  readonly deductedCents: number;
  readonly totalCents: number;
  /** The items bought, with each one's share of the total; the shares sum to it. */
  readonly items: readonly { readonly listingId: string; readonly shareCents: number }[];
};

/**
 * The price of a prompt (one item) or of a bundle (2 to 20). Of a bundle's price each item has its share by what it
 * costs alone; the shares of what is owned are taken off, the deduction rounded down to whole cents. A total under the
 * lowest price that can be charged becomes that price. Null when everything is owned: there is nothing to buy.
 */
export function quote(listedCents: number, items: readonly QuotedItem[]): Quote | null {
  const wanted = items.filter(({ isOwned }) => !isOwned);
  if (wanted.length === 0) return null;
  const owned = items.filter(({ isOwned }) => isOwned);
  const all = sumPrices(items);
  const deductedCents =
    all === 0
      ? Math.floor((listedCents * owned.length) / items.length)
      : Math.floor((listedCents * sumPrices(owned)) / all);
  const rest = listedCents - deductedCents;
  const totalCents = isValidPrice(rest) ? rest : Math.min(listedCents, minPriceCents);
  return {
    listedCents,
    deductedCents: listedCents - totalCents,
    totalCents,
    items: share(totalCents, wanted)
  };
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
