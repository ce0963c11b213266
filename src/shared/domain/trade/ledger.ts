// Ledger accounts, and the split of a payment between seller and platform. Amounts are signed: money that the platform
// receives counts up, money that it owes counts down, so that every transaction sums to zero.

export type LedgerAccount =
  /** Money that stands with a payment provider. */
  | `provider_cash:${string}`
  /** Money set aside for payouts that have not arrived yet. */
  | `payouts:${string}`
  /** Fees that payment providers withheld. */
  | `provider_fees:${string}`
  /** The platform's commission. */
  | 'commission'
  /** The balance owed to a seller, below zero; above zero the seller owes the platform. */
  | `seller:${string}`;

/** Signed cents for each account; accounts that are left out stand at zero. */
export type Balances = Readonly<Partial<Record<LedgerAccount, number>>>;

/** The entries that lead from `from` to `to`; unchanged accounts are left out. */
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
