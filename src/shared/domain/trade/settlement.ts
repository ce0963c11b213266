// A settlement is the state of an order that follows from all its payment facts. It depends on which facts
// exist and on nothing else, so that events may arrive twice, late and in any order.
import { type Balances, type BasisPoints, splitPayment } from './ledger.ts';
import type { OrderState } from './order-state.ts';
import { keyOfFact, type PaymentFact } from './payment-fact.ts';

/** The terms of an order, fixed when it was placed; later prices, fees and rules do not change them. */
export type OrderTerms = {
  readonly grossCents: number;
  readonly commission: BasisPoints;
  readonly sellerId: string;
  readonly provider: string;
};

export type Settlement = {
  readonly state: OrderState;
  /** Unix milliseconds; null until the money came. */
  readonly paidAt: number | null;
  /** True when payment arrived, in full or in part, and no dispute has reversed it. Only then may the prompt be opened. */
  readonly isEntitled: boolean;
  /** The amount returned to the buyer by refunds and by open or lost disputes; never more than was paid. */
  readonly returnedCents: number;
  /** The part of it that refunds returned. */
  readonly refundedCents: number;
  /** Fees that the provider withheld. */
  readonly feeCents: number;
  /** True while a dispute is open; the seller's earnings are held until it is closed. */
  readonly isInDispute: boolean;
  /** The ledger balances this order must result in. */
  readonly balances: Balances;
};

export function settle(terms: OrderTerms, reported: readonly PaymentFact[]): Settlement {
  const facts = [...new Map(reported.map((fact) => [keyOfFact(fact), fact])).values()];
  const paid = facts.find((fact) => fact.kind === 'paid');
  if (paid === undefined) {
    const hasEnded = facts.some(({ kind }) => kind === 'ended');
    return {
      state: hasEnded ? 'cancelled' : 'pending',
      paidAt: null,
      isEntitled: false,
      returnedCents: 0,
      refundedCents: 0,
      feeCents: 0,
      isInDispute: false,
      balances: {}
    };
  }
  const refunds = listRefunds(facts);
  const disputes = listDisputes(facts);
  const withdrawn = disputes.filter(({ outcome }) => outcome !== 'won');
  const refundedCents = Math.min(terms.grossCents, sumCents(refunds));
  const returnedCents = Math.min(terms.grossCents, refundedCents + sumCents(withdrawn));
  const feeCents = paid.feeCents + disputes.reduce((sum, dispute) => sum + dispute.feeCents, 0);
  const isReturned = returnedCents === terms.grossCents && refunds.length + withdrawn.length > 0;
  const isInDispute = disputes.some(({ outcome }) => outcome === null);
  return {
    state: nameState({ returnedCents, isReturned, isInDispute, isWithdrawn: withdrawn.length > 0 }),
    paidAt: paid.at,
    isEntitled: !isReturned && withdrawn.length === 0,
    returnedCents,
    refundedCents,
    feeCents,
    isInDispute,
    balances: balance(terms, { returnedCents, feeCents })
  };
}

const sumCents = (parts: readonly { readonly cents: number }[]): number =>
  parts.reduce((sum, { cents }) => sum + cents, 0);

function listRefunds(facts: readonly PaymentFact[]) {
  const failed = new Set(facts.flatMap((fact) => (fact.kind === 'refund_failed' ? [fact.id] : [])));
  return facts.filter((fact) => fact.kind === 'refunded').filter(({ id }) => !failed.has(id));
}

/** An outcome whose beginning has not been heard of yet counts once it has; so does a fee that came back. */
function listDisputes(facts: readonly PaymentFact[]) {
  const has = (kind: 'dispute_won' | 'dispute_lost', id: string): boolean =>
    facts.some((fact) => fact.kind === kind && fact.id === id);
  const sumReturned = (id: string): number =>
    sumCents(facts.filter((fact) => fact.kind === 'dispute_fee_returned').filter((fact) => fact.id === id));
  return facts
    .filter((fact) => fact.kind === 'dispute_opened')
    .map(({ id, cents, feeCents }) => ({
      cents,
      feeCents: Math.max(0, feeCents - sumReturned(id)),
      outcome: has('dispute_lost', id) ? 'lost' : has('dispute_won', id) ? 'won' : null
    }));
}

/** A bank that returned all of it has refunded the order; where it returned a part, the order stays disputed. */
function nameState(now: {
  readonly returnedCents: number;
  readonly isReturned: boolean;
  readonly isInDispute: boolean;
  /** True when a dispute is open or lost. */
  readonly isWithdrawn: boolean;
}): OrderState {
  if (now.isInDispute) return 'disputed';
  if (now.isReturned) return 'refunded';
  if (now.isWithdrawn) return 'disputed';
  return now.returnedCents > 0 ? 'partially_refunded' : 'paid';
}

/** The amount that remains is split like a payment of that size, so that each share is reversed without a remainder. */
function balance(
  { grossCents, commission, sellerId, provider }: OrderTerms,
  { returnedCents, feeCents }: { readonly returnedCents: number; readonly feeCents: number }
): Balances {
  const keptCents = grossCents - returnedCents;
  const { platformCents, sellerCents } = splitPayment(keptCents, commission);
  return withoutZeros({
    [`provider_cash:${provider}`]: keptCents - feeCents,
    [`provider_fees:${provider}`]: feeCents,
    commission: -platformCents,
    [`seller:${sellerId}`]: -sellerCents
  });
}

const withoutZeros = (balances: Record<string, number>): Balances =>
  Object.fromEntries(Object.entries(balances).filter(([, cents]) => cents !== 0));
