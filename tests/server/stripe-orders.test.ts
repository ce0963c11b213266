// Buying at Stripe through our own API: what its library sends, what its events say, and where the order ends.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '#server/services/order/reconcile.ts';
import type { Order } from '#shared/domain/trade/order.ts';
import { startStripe } from '../contract/stripe-under-test.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { expectInvariants } from '../support/server/expect-invariants.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';
import { buildPromptDraft, seedListing, seedSeller } from '../support/server/seed-listings.ts';
import { defaultTerms } from '#tests/support/server/default-terms.ts';

let stripe: Awaited<ReturnType<typeof startStripe>>;
let server: TestApp;
let buyer: SignedInUser;
let sellers = 0;
let notified = 0;

beforeAll(async () => {
  stripe = await startStripe();
  server = await createTestApp({ context: { payments: stripe.payments } });
  buyer = await signUpAs(server);
});
afterAll(async () => {
  await expectInvariants(server.context);
  await server.stop();
  await stripe.stop();
});

async function place(): Promise<{ readonly orderId: string; readonly checkoutId: string }> {
  const sellerId = await seedSeller(server.database.db, `stripe-seller-${(sellers += 1)}`);
  const { slug } = await seedListing(server.database.db, sellerId, buildPromptDraft());
  const orderRequest = {
    intent: randomUUID(),
    slug,
    totalCents: 500,
    terms: defaultTerms,
    isFromDesktop: false
  };
  const { output } = await server.call('orders.place', orderRequest, buyer.headers);
  return { orderId: output.id, checkoutId: output.checkoutUrl?.split('/').at(-1) ?? '' };
}
const send = async (body: string) =>
  server.app.request('/api/v1/payments/events/stripe_test', {
    method: 'POST',
    body,
    headers: stripe.sign(body, stripe.secrets.current, Date.now())
  });
/** The events of Stripe since the last call, newest first and each twice. */
async function tell(): Promise<void> {
  const bodies = (await stripe.listBodies()).slice(notified);
  notified += bodies.length;
  const mixed = [...bodies, ...bodies].toReversed();
  const answers = await Promise.all(mixed.map(send));
  expect(answers.map(({ status }) => status)).toEqual(mixed.map(() => 204));
}
/** As it stands, without asking Stripe. */
async function look(orderId: string): Promise<Order | undefined> {
  const { output } = await server.call('orders.list', { limit: 50 }, buyer.headers);
  return output.items.find(({ id }) => id === orderId);
}

test('an order is declined, paid and refunded by events that come doubled and the wrong way round', async () => {
  const { orderId, checkoutId } = await place();
  await stripe.decline(checkoutId);
  await tell();
  expect(await look(orderId)).toMatchObject({ state: 'pending', progress: 'declined' });
  await stripe.pay(checkoutId);
  await tell();
  expect(await look(orderId)).toMatchObject({ state: 'paid', purchases: [{ state: 'sealed' }] });
  const { output } = await server.call('orders.refund', { id: orderId, reason: '' }, buyer.headers);
  expect(output).toMatchObject({ state: 'refunded', returned: { cents: 500 } });
  await tell();
  expect(await look(orderId)).toMatchObject({ state: 'refunded', purchases: [{ state: 'revoked' }] });
  expect(stripe.server.account.list('refund')).toHaveLength(1);
});

test('a dispute takes the right away, and winning it gives it back', async () => {
  const { orderId, checkoutId } = await place();
  await stripe.pay(checkoutId);
  await stripe.openDispute(checkoutId);
  await tell();
  expect(await look(orderId)).toMatchObject({ state: 'disputed', purchases: [{ state: 'revoked' }] });
  await stripe.closeDispute(checkoutId, 'won');
  await tell();
  expect(await look(orderId)).toMatchObject({ state: 'paid', purchases: [{ state: 'sealed' }] });
});

test('what never came is found by looking for it, and not asked about again', async () => {
  const { orderId, checkoutId } = await place();
  await stripe.pay(checkoutId);
  notified = (await stripe.listBodies()).length;
  expect(await look(orderId)).toMatchObject({ state: 'pending' });
  await reconcile(server.context);
  expect(await look(orderId)).toMatchObject({ state: 'paid' });
  stripe.server.asked.splice(0);
  await reconcile(server.context);
  expect(stripe.server.asked.filter((request) => !request.startsWith('GET /v1/events'))).toEqual([]);
});

test('a cancelled order ends its checkout, and nobody can pay it any more', async () => {
  const { orderId, checkoutId } = await place();
  await server.call('orders.cancel', { id: orderId }, buyer.headers);
  expect(stripe.server.account.get(checkoutId)).toMatchObject({ status: 'expired' });
  await tell();
  expect(await look(orderId)).toMatchObject({ state: 'cancelled', purchases: [] });
});

test('while Stripe is out of reach the order waits, and goes on with the same checkout', async () => {
  const sellerId = await seedSeller(server.database.db, `stripe-seller-${(sellers += 1)}`);
  const { slug } = await seedListing(server.database.db, sellerId, buildPromptDraft());
  const orderRequest = {
    intent: randomUUID(),
    slug,
    totalCents: 500,
    terms: defaultTerms,
    isFromDesktop: false
  };
  const before = stripe.server.account.list('checkout.session').length;
  stripe.server.dropResponses(3);
  const refused = await server.call('orders.place', orderRequest, buyer.headers);
  expect([refused.status, refused.problem.code]).toEqual([503, 'payment_unavailable']);
  const placed = await server.call('orders.place', orderRequest, buyer.headers);
  expect(placed.output.checkoutUrl).toMatch(/^https:\/\/checkout\.stripe\.test\//);
  expect(stripe.server.account.list('checkout.session')).toHaveLength(before + 1);
});
