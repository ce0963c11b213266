import { Stripe } from 'stripe';
import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import { memoizeByText } from '#shared/kit/memoize-by-text.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type {
  CheckoutRequest,
  PaymentProvider,
  ProviderEvent,
  RefundRequest
} from '../../context/payment-provider.ts';
import { callStripe, findCheckoutId, idOf, readStripeFacts } from './find-checkout.ts';
import { connectStripe, type StripeOptions } from './connect-stripe.ts';
import { isLiveKey } from './is-live-key.ts';
import { readStripeEvent } from './read-stripe-event.ts';
import { refundIdOf } from './list-facts.ts';

/** The event types that change the payment facts of an order. */
const stripeEventTypes: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.payment_failed',
  'charge.updated',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed'
];

type Read = (checkoutId: string) => Promise<readonly PaymentFact[]>;

/** Checkout at Stripe. An event is only a hint: the current state is always read from Stripe's API. */
export function createStripeProvider(options: StripeOptions, now: () => number): PaymentProvider {
  const stripe = connectStripe(options);

  /** `read` is how a checkout's facts are come by. */
  async function toEvent(event: Stripe.Event, read: Read): Promise<ProviderEvent> {
    const { id, type } = event;
    const checkoutId = stripeEventTypes.includes(type) ? await findCheckoutId(stripe, event) : null;
    return { id, type, checkoutId, facts: checkoutId === null ? [] : await read(checkoutId) };
  }
  const read: Read = (checkoutId) => readStripeFacts(stripe, checkoutId);

  return {
    name: isLiveKey(options.secretKey) ? 'stripe' : 'stripe_test',
    startCheckout: async (request) => {
      const { id, url } = await callStripe(
        stripe.checkout.sessions.create(describeSession(request), {
          idempotencyKey: `checkout ${request.orderId}`
        })
      );
      return { id, url: url ?? request.cancelUrl };
    },
    endCheckout: async (checkoutId) => {
      const { status } = await callStripe(stripe.checkout.sessions.retrieve(checkoutId));
      if (status === 'open') await callStripe(stripe.checkout.sessions.expire(checkoutId));
    },
    readFacts: read,
    refund: (request) => refundAtStripe(stripe, request, now()),
    readEvent: async (body, headers, at) =>
      toEvent(readStripeEvent(stripe, options.webhookSecrets, { body, headers, now: at }), read),
    listEvents: async function* (since, isKnown = () => Promise.resolve(false)) {
      const created = { gte: Math.floor(since / 1000) };
      const newestFirst: Stripe.Event[] = [];
      const pages = stripe.events.list({ created, types: [...stripeEventTypes], limit: 100 });
      await callStripe(pages.autoPagingEach((event) => void newestFirst.push(event)));
      const readOnce = memoizeByText(read);
      for (const event of newestFirst.toReversed()) {
        if (!(await isKnown(event.id))) yield await toEvent(event, readOnce);
      }
    }
  };
}

/** The same for the same order whenever it is asked, as Stripe wants of a repeated request; it runs out in a day. */
function describeSession(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const { orderId, title, total, buyerEmail, returnUrl, cancelUrl } = request;
  const metadata = { order_id: orderId };
  return {
    mode: 'payment',
    client_reference_id: orderId,
    customer_email: buyerEmail,
    success_url: returnUrl,
    cancel_url: cancelUrl,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: total.currency.toLowerCase(),
          unit_amount: total.cents,
          product_data: { name: title }
        }
      }
    ],
    metadata,
    payment_intent_data: {
      metadata,
      // Sellers' shares are to be transferred apart from the charge, found together by this.
      transfer_group: orderId,
      // The fee is known at once; captured later, as by default, it is not.
      capture_method: 'automatic'
    }
  };
}

/** Stripe's error codes when nothing can be refunded: a retry would not help. */
const finalRefusals: ReadonlySet<string | undefined> = new Set([
  'charge_already_refunded',
  'charge_disputed',
  'charge_not_refundable',
  'refund_disputed_payment'
]);

/** Asks for the money to go back, and tells all that is known of the checkout then. */
async function refundAtStripe(
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
