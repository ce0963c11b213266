// An account of the ledger holds what one party has or is owed, in one currency. Amounts are signed: what comes to the
// platform's hands counts up, what it owes to somebody counts down, so that every transaction sums to zero.

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
