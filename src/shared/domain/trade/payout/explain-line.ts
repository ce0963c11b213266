// Explains a ledger transaction to the seller: what it came to, and the parts that it is the sum of.
import type { CommissionRule } from '../commission.ts';
import type { EarningsLine, EarningsLineKind, EarningsPart } from './earnings.ts';

/** A ledger transaction by its changes: what was paid and kept, the platform's share, and fees that it paid. */
export type LedgerChange = {
  readonly id: string;
  /** Unix milliseconds. */
  readonly at: number;
  /** Keys of the facts that brought it about, with spaces between. */
  readonly cause: string;
  /** What the ledger owes the seller more. */
  readonly cents: number;
  readonly payoutId: string | null;
  readonly order: {
    readonly id: string;
    readonly title: string;
    readonly listedCents: number;
    readonly couponCents: number;
    readonly ownedCents: number;
    readonly grossCents: number;
    /** Basis points. */
    readonly commission: number;
    readonly commissionRule: CommissionRule;
    /** Unix milliseconds; null from the beginning. */
    readonly commissionSince: number | null;
    /** By how much the amount changed that was paid and not returned. */
    readonly keptCents: number;
    /** By how much the platform's share changed; below zero where it took more. */
    readonly commissionCents: number;
    readonly feeCents: number;
  } | null;
};

/** The parts sum to the line, because every ledger transaction sums to zero. */
export function explainLine({ id, at, cause, cents, payoutId, order }: LedgerChange): EarningsLine {
  const line = { id, at, cents, payoutId, orderId: order?.id ?? null, title: order?.title ?? null };
  if (order === null) {
    const kind = cents < 0 ? 'payout' : 'payout_returned';
    return { ...line, kind, feeCents: 0, parts: [{ kind: 'payout', cents }] };
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
        { kind: 'coupon', cents: -order.couponCents },
        { kind: 'owned', cents: -order.ownedCents }
      ]
    : [];
  const returned: EarningsPart = {
    kind: kind === 'dispute' || kind === 'restored' ? kind : 'refund',
    cents: order.keptCents - (isSale ? order.grossCents : 0)
  };
  const parts = [...priced, returned, commission].filter((part) => part.cents !== 0);
  return { ...line, kind, feeCents: order.feeCents, parts };
}

function nameLine(cause: string, cents: number): EarningsLineKind {
  const causes = cause.split(' ').map((key) => key.split(':')[0]);
  if (causes.includes('paid')) return 'sale';
  if (cents > 0) return 'restored';
  return causes.some((key) => key?.startsWith('dispute') === true) ? 'dispute' : 'refund';
}
