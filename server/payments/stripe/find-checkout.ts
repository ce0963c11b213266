import { Stripe } from 'stripe';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import { listFacts } from './list-facts.ts';

/** Waits for an answer of Stripe's. Rejects with `payment_unavailable` where it gave none, or none of use. */
export async function callStripe<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (cause) {
    // Its own words may quote a buyer's address, so they stay out of what is logged.
    const detail = cause instanceof Stripe.errors.StripeError ? describe(cause) : undefined;
    throw new ContractFailure('payment_unavailable', detail, { cause });
  }
}

const describe = ({ type, code, statusCode, requestId }: Stripe.errors.StripeError): string =>
  [`Stripe: ${type}`, code, statusCode, requestId].filter((part) => part !== undefined).join(' ');

/** The expansions that include the fee of a charge and of a dispute. */
const balance = 'data.balance_transaction';
/** As many as Stripe gives at once; no order of ours has more tries, refunds or disputes. */
const limit = 100;

/** Everything that Stripe knows of a checkout's money now. */
export async function readStripeFacts(stripe: Stripe, checkoutId: string): Promise<PaymentFact[]> {
  const expand = ['payment_intent'];
  const session = await callStripe(stripe.checkout.sessions.retrieve(checkoutId, { expand }));
  const paymentId = idOf(session.payment_intent);
  if (paymentId === null) return listFacts({ session, charges: [], refunds: [], disputes: [] });
  const of = { payment_intent: paymentId, limit };
  const [charges, refunds, disputes] = await Promise.all([
    callStripe(stripe.charges.list({ ...of, expand: [balance] })),
    callStripe(stripe.refunds.list(of)),
    callStripe(stripe.disputes.list(of))
  ]);
  return listFacts({ session, charges: charges.data, refunds: refunds.data, disputes: disputes.data });
}

/** The checkout of ours that an event is about; null where it is about none. */
export async function findCheckoutId(stripe: Stripe, event: Stripe.Event): Promise<string | null> {
  const about = event.data.object as unknown as StripeObject;
  if (about.object === 'checkout.session')
    return about.metadata?.['order_id'] === undefined ? null : about.id;
  const paymentId = about.object === 'payment_intent' ? about.id : idOf(about.payment_intent ?? null);
  if (paymentId === null) return null;
  const { data } = await callStripe(stripe.checkout.sessions.list({ payment_intent: paymentId, limit: 1 }));
  const [session] = data;
  return session?.metadata?.['order_id'] === undefined ? null : session.id;
}

/** The part of Stripe's types that every payment fact has. */
type StripeObject = {
  readonly object: string;
  readonly id: string;
  readonly metadata?: Readonly<Record<string, string>> | null;
  readonly payment_intent?: string | { readonly id: string } | null;
};

export const idOf = (reference: string | { readonly id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
