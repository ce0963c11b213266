// Ledger accounts and balances, and the split of a payment between seller and platform.

export type LedgerAccount =
  /** Money that stands with a payment provider. */
  | `provider_cash:${string}`
  /** What providers kept for their work. */
  | `provider_fees:${string}`
  /** What the platform has earned. */
  | 'commission'
  /** What a seller is owed; above zero the seller owes. */
  | `seller:${string}`;

/** Signed cents for each account; accounts that are left out stand at zero. */
export type Balances = Readonly<Partial<Record<LedgerAccount, number>>>;

/** What must be added to `from` to reach `to`; accounts that do not change are left out. */
export function subtractBalances(to: Balances, from: Balances): Readonly<Record<string, number>> {
  const accounts = new Set([...Object.keys(to), ...Object.keys(from)] as LedgerAccount[]);
  const changes = [...accounts].map(
    (account) => [account, (to[account] ?? 0) - (from[account] ?? 0)] as const
  );
  return Object.fromEntries(changes.filter(([, cents]) => cents !== 0));
}

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
