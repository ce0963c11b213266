// The commission of an order follows from the way its buyer came, and is fixed when it is placed.
import type { BasisPoints } from './ledger.ts';

/** `own_link`: the buyer followed the seller's own link. */
export const commissionRules = ['standard', 'own_link'] as const;
export type CommissionRule = (typeof commissionRules)[number];

const dayMs = 86_400_000;
/** A visit by a seller's own link counts for purchases of their listings during this time. */
const ownLinkDays = 30;

/** A visit by `?via=<username>`, as the buyer's device remembers it. */
export type OwnLinkVisit = {
  readonly seller: string;
  /** Unix milliseconds, by the buyer's clock. */
  readonly at: number;
};

export const isRecentVisit = ({ at }: OwnLinkVisit, now: number): boolean =>
  at <= now + dayMs && at > now - ownLinkDays * dayMs;

type Rates = { readonly commission: BasisPoints; readonly ownLinkCommission: BasisPoints };

/** The rule of an order and its rate. A visit to another seller, or one too long ago, changes nothing. */
export function chooseCommission(
  visit: OwnLinkVisit | undefined,
  seller: string,
  rates: Rates,
  now: number
): { readonly rule: CommissionRule; readonly commission: BasisPoints } {
  if (visit === undefined || visit.seller !== seller || !isRecentVisit(visit, now))
    return { rule: 'standard', commission: rates.commission };
  return { rule: 'own_link', commission: rates.ownLinkCommission };
}
