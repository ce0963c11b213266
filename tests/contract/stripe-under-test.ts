import { Stripe } from 'stripe';
import { createStripeProvider } from '#server/payments/stripe/create-stripe-provider.ts';
import { type StripeServer, startStripeServer } from '../support/server/stripe-server.ts';
import { knownSecrets, type PaymentsUnderTest } from './payments-under-test.ts';

export async function startStripe(): Promise<PaymentsUnderTest & { readonly server: StripeServer }> {
  const server = await startStripeServer(Date.now);
  const { current, next } = knownSecrets;
  const { account } = server;
  const { webhooks } = new Stripe('sk_test_unused');
  const payments = createStripeProvider(
    { secretKey: 'sk_test_unused', webhookSecrets: [current, next], apiBase: server.url },
    Date.now
  );
  return {
    server,
    payments,
    pay: async (id) => account.pay(id),
    decline: async (id) => account.decline(id),
    payLater: async (id) => account.payLater(id),
    settleDelayedPayment: async (id, hasCome) => account.settleDelayedPayment(id, hasCome),
    failRefund: async (_id, refundId) => account.failRefund(refundId),
    openDispute: async (id) => account.openDispute(id),
    closeDispute: async (id, outcome) => account.closeDispute(id, outcome),
    listBodies: async () => account.events.map((event) => JSON.stringify(event)),
    makeBody: (number, note = '') =>
      JSON.stringify({
        id: `evt_${number}`,
        note,
        object: 'event',
        type: 'payout.paid',
        data: { object: { object: 'payout', id: 'po_1' } }
      }),
    sign: (body, secret, now) =>
      new Headers({
        'stripe-signature': webhooks.generateTestHeaderString({
          payload: body,
          secret,
          timestamp: Math.floor(now / 1000)
        })
      }),
    signatureHeader: 'stripe-signature',
    secrets: knownSecrets,
    stop: server.stop
  };
}
