// A split says whose each cent of a payment is: the platform takes its commission, the seller has the rest.

/** Hundredths of a per cent: 2,000 are 20 %. */
export type BasisPoints = number;

const wholeInBasisPoints = 10_000;

export type Split = {
  readonly platformCents: number;
  readonly sellerCents: number;
};

/** Rounds the commission down, so that a cent that cannot be divided is the seller's. Sums to `cents` exactly. */
export function splitPayment(cents: number, commission: BasisPoints): Split {
  if (
    !Number.isSafeInteger(cents * commission) ||
    cents < 0 ||
    commission < 0 ||
    commission > wholeInBasisPoints
  )
    throw new RangeError(`There is no split of ${cents} cents at ${commission} basis points`);
  const product = cents * commission;
  const platformCents = (product - (product % wholeInBasisPoints)) / wholeInBasisPoints;
  return { platformCents, sellerCents: cents - platformCents };
}
