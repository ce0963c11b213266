// Explains a ledger transaction to the seller: its amount, and the parts that sum to it.
import type { CommissionRule } from '../commission.ts';
import type { EarningsLine, EarningsLineKind, EarningsPart } from './earnings.ts';

/** A ledger transaction as balance changes: the payment, the platform's commission, and the provider's fee. */
export type LedgerChange = {
  readonly id: string;
  /** Unix milliseconds. */
  readonly at: number;
  /** Space-separated keys of the facts that caused it. */
  readonly cause: string;
  /** The change of what the ledger owes the seller. */
  readonly cents: number;
  readonly payoutId: string | null;
  readonly order: {
    readonly id: string;
    readonly title: string;
    readonly listedCents: number;
    readonly saleCents: number;
    readonly couponCents: number;
    readonly ownedCents: number;
    readonly addedCents: number;
    readonly grossCents: number;
    /** Basis points. */
    readonly commission: number;
    readonly commissionRule: CommissionRule;
    /** Unix milliseconds; null for the initial rule. */
    readonly commissionSince: number | null;
    /** The change of the amount paid and not returned. */
    readonly keptCents: number;
    /** The change of the commission account; negative if the platform earned more. */
    readonly commissionCents: number;
    readonly feeCents: number;
    /** Of the price paid, for the listings of a bundle; they sum to `grossCents`, and are none otherwise. */
    readonly shares: EarningsLine['shares'];
  } | null;
};

/** The parts sum to the line, because every ledger transaction sums to zero. */
export function explainLine({ id, at, cause, cents, payoutId, order }: LedgerChange): EarningsLine {
  const line = { id, at, cents, payoutId, orderId: order?.id ?? null, title: order?.title ?? null };
  if (order === null) {
    const kind = cents < 0 ? 'payout' : 'payout_returned';
    return { ...line, kind, feeCents: 0, parts: [{ kind: 'payout', cents }], shares: [] };
  }
  const kind = nameLine(cause, cents);
  const isSale = kind === 'sale';
  const commission: EarningsPart = {
    kind: 'commission',
    cents: order.commissionCents,
    rate: order.commission,
    rule: order.commissionRule,
    since: order.commissionSince
  };
  const priced: EarningsPart[] = isSale
    ? [
        { kind: 'price', cents: order.listedCents },
        { kind: 'sale', cents: -order.saleCents },
        { kind: 'coupon', cents: -order.couponCents },
        { kind: 'owned', cents: -order.ownedCents },
        { kind: 'added', cents: order.addedCents }
      ]
    : [];
  const returned: EarningsPart = {
    kind: kind === 'dispute' || kind === 'restored' ? kind : 'refund',
    cents: order.keptCents - (isSale ? order.grossCents : 0)
  };
  const parts = [...priced, returned, commission].filter((part) => part.cents !== 0);
  return { ...line, kind, feeCents: order.feeCents, parts, shares: isSale ? [...order.shares] : [] };
}

function nameLine(cause: string, cents: number): EarningsLineKind {
  const causes = cause.split(' ').map((key) => key.split(':')[0]);
  if (causes.includes('paid')) return 'sale';
  if (cents > 0) return 'restored';
  return causes.some((key) => key?.startsWith('dispute') === true) ? 'dispute' : 'refund';
}
