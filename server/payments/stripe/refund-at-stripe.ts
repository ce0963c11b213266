import { Stripe } from 'stripe';
import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { RefundRequest } from '../../context/payment-provider.ts';
import { callStripe, idOf, readStripeFacts } from './find-checkout.ts';
import { refundIdOf } from './list-facts.ts';

/** Stripe's error codes when nothing can be refunded: a retry would not help. */
const finalRefusals: ReadonlySet<string | undefined> = new Set([
  'charge_already_refunded',
  'charge_disputed',
  'charge_not_refundable',
  'refund_disputed_payment'
]);

/** Asks for the money to go back, and tells all that is known of the checkout then. */
export async function refundAtStripe(
  stripe: Stripe,
  { refundId, checkoutId, amount }: RefundRequest,
  now: number
): Promise<PaymentFact[]> {
  const session = await callStripe(stripe.checkout.sessions.retrieve(checkoutId));
  const paymentId = idOf(session.payment_intent);
  if (paymentId === null) throw new ContractFailure('payment_unavailable', 'Stripe has no payment to return');
  // Stripe forgets idempotency keys after a day, and a refund may be asked for again later than that.
  const known = await callStripe(stripe.refunds.list({ payment_intent: paymentId, limit: 100 }));
  if (!known.data.some((refund) => refundIdOf(refund) === refundId)) {
    const asked = stripe.refunds.create(
      { payment_intent: paymentId, amount: amount.cents, metadata: { refund_id: refundId } },
      { idempotencyKey: `refund ${refundId}` }
    );
    const wasRefused = await isRefused(asked);
    if (wasRefused) return [{ kind: 'refund_failed', id: refundId, at: now }];
  }
  return readStripeFacts(stripe, checkoutId);
}

async function isRefused(asked: Promise<unknown>): Promise<boolean> {
  try {
    await asked;
    return false;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && finalRefusals.has(error.code)) return true;
    await callStripe(Promise.reject(error as Error));
    throw error;
  }
}
