// Maps Stripe's objects of one checkout to payment facts. No other module knows Stripe's names and units.
import type { Stripe } from 'stripe';
import { keyOfFact, type PaymentFact } from '#shared/domain/trade/payment-fact.ts';

/** One checkout with all that hangs on it; balance transactions are there whole, not as ids. */
export type StripeCheckout = {
  readonly session: Stripe.Checkout.Session;
  readonly charges: readonly Stripe.Charge[];
  readonly refunds: readonly Stripe.Refund[];
  readonly disputes: readonly Stripe.Dispute[];
};

/** Ours, where we asked for it: so what an answer and an event tell is one fact. */
export const refundIdOf = (refund: Stripe.Refund): string => refund.metadata?.['refund_id'] ?? refund.id;

export function listFacts({ session, charges, refunds, disputes }: StripeCheckout): PaymentFact[] {
  const facts = [
    ...charges.flatMap(toChargeFacts),
    ...toSessionFacts(session, charges),
    ...refunds.flatMap(toRefundFacts),
    ...disputes.flatMap(toDisputeFacts)
  ];
  // A pending payment may appear on the checkout and on its charge.
  return [...new Map(facts.map((fact) => [keyOfFact(fact), fact])).values()];
}

const toMs = (seconds: number): number => seconds * 1000;

function toChargeFacts(charge: Stripe.Charge): PaymentFact[] {
  const at = toMs(charge.created);
  if (charge.status === 'failed') return [{ kind: 'declined', id: charge.id, at }];
  const { balance_transaction: balance } = charge;
  const feeCents = readFee(balance);
  // A charge that is pending, or whose fee is not known yet, is asked for again.
  if (charge.status !== 'succeeded' || !charge.captured || feeCents === null) {
    return [{ kind: 'processing', at }];
  }
  // One that takes days is the charge that began then, and is booked once the money has come.
  const bookedAt = typeof balance === 'object' && balance !== null ? toMs(balance.created) : at;
  return [{ kind: 'paid', cents: charge.amount, feeCents, at: Math.max(at, bookedAt) }];
}

/** In the currency that was charged, if the account is kept in another one. */
function readFee(balance: Stripe.Charge['balance_transaction']): number | null {
  if (balance === null || typeof balance === 'string') return null;
  return Math.round(balance.fee / (balance.exchange_rate ?? 1));
}

/** A checkout that is over without money coming: it ran out, or what was on its way never arrived. */
function toSessionFacts(
  { status, payment_status, expires_at, payment_intent }: Stripe.Checkout.Session,
  charges: readonly Stripe.Charge[]
): PaymentFact[] {
  if (status === 'expired') return [{ kind: 'ended', at: toMs(expires_at) }];
  if (status !== 'complete' || payment_status !== 'unpaid' || typeof payment_intent !== 'object') return [];
  const hasFailed =
    payment_intent?.status === 'requires_payment_method' || payment_intent?.status === 'canceled';
  const last = Math.max(payment_intent?.created ?? 0, ...charges.map(({ created }) => created));
  return [{ kind: hasFailed ? 'ended' : 'processing', at: toMs(last) }];
}

function toRefundFacts(refund: Stripe.Refund): PaymentFact[] {
  const id = refundIdOf(refund);
  const at = toMs(refund.created);
  if (refund.status === 'succeeded') return [{ kind: 'refunded', id, cents: refund.amount, at }];
  const hasFailed = refund.status === 'failed' || refund.status === 'canceled';
  return hasFailed ? [{ kind: 'refund_failed', id, at }] : [];
}

/** An inquiry ("warning_…") moves no money and is no dispute yet. */
function toDisputeFacts(dispute: Stripe.Dispute): PaymentFact[] {
  const taken = dispute.balance_transactions.filter(({ amount }) => amount < 0);
  if (taken.length === 0) return [];
  const { id } = dispute;
  const at = toMs(dispute.created);
  const sumFees = (parts: typeof taken): number =>
    parts.reduce((sum, balance) => sum + (readFee(balance) ?? 0), 0);
  const backCents = -sumFees(dispute.balance_transactions.filter(({ amount }) => amount >= 0));
  return [
    { kind: 'dispute_opened', id, cents: dispute.amount, feeCents: sumFees(taken), at },
    ...(dispute.status === 'won' ? [{ kind: 'dispute_won', id, at } as const] : []),
    ...(dispute.status === 'lost' ? [{ kind: 'dispute_lost', id, at } as const] : []),
    ...(backCents > 0 ? [{ kind: 'dispute_fee_returned', id, cents: backCents, at } as const] : [])
  ];
}
