// A price is nothing, or enough that charging it makes sense, in whole cents.

export const lowestPriceCents = 99;
const highestPriceCents = 19_999;

/** 0, or 0.99 to 199.99 dollars. */
export const isAllowedPrice = (cents: number): boolean =>
  Number.isInteger(cents) && (cents === 0 || (cents >= lowestPriceCents && cents <= highestPriceCents));

/** A bundle costs what its prompts cost together at most. */
export const isAllowedBundlePrice = (cents: number, itemCents: readonly number[]): boolean =>
  isAllowedPrice(cents) && cents <= itemCents.reduce((sum, item) => sum + item, 0);
