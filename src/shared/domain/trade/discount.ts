// A discount takes something off a price: it is what a sale or a coupon says.

export type Discount =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly cents: number };

/** The cents that a discount takes off: at most the whole price, and of a percentage whole cents, rounded down. */
export const discountOf = (cents: number, discount: Discount): number =>
  discount.kind === 'percent'
    ? Math.floor((cents * discount.percent) / 100)
    : Math.min(cents, discount.cents);
