// A removed account's unpaid orders are cancelled, here and at the provider; what is paid nevertheless is refunded.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentProvider } from '#server/context/payment-provider.ts';
import { entitlements, orders, refunds } from '#server/db/schema/orders.ts';
import { reconcile } from '#server/services/order/reconcile.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import { defaultTerms } from '#tests/support/server/default-terms.ts';
import type { PaymentsUnderTest } from '../contract/payments-under-test.ts';
import { startSandbox } from '../contract/sandbox-under-test.ts';
import { startStripe } from '../contract/stripe-under-test.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { buildPromptDraft, seedListing, seedSeller } from '../support/server/seed-listings.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

describe.each([
  ['the sandbox', startSandbox],
  ['Stripe', startStripe]
])('at %s, the open checkout of a removed account', (_name, start) => {
  let subject: PaymentsUnderTest;
  let server: TestApp;
  let slug: string;
  let isReachable = true;
  beforeAll(async () => {
    subject = await start();
    const { payments } = subject;
    const endCheckout: PaymentProvider['endCheckout'] = async (id) => {
      if (!isReachable) throw new ContractFailure('payment_unavailable');
      return payments.endCheckout(id);
    };
    server = await createTestApp({ context: { payments: { ...payments, endCheckout } } });
    const { db } = server.database;
    slug = (await seedListing(db, await seedSeller(db, 'a-seller'), buildPromptDraft())).slug;
  });
  afterAll(async () => {
    await server.stop();
    await subject.stop();
  });

  const findOrder = async (id: string) =>
    (await server.database.db.select().from(orders).where(eq(orders.id, id)))[0];

  async function place(): Promise<{ buyer: SignedInUser; orderId: string; checkoutId: string }> {
    const buyer = await signUpAs(server);
    const orderRequest = {
      intent: randomUUID(),
      slug,
      totalCents: 500,
      terms: defaultTerms,
      isFromDesktop: false
    };
    const { output } = await server.call('orders.place', orderRequest, buyer.headers);
    return { buyer, orderId: output.id, checkoutId: (await findOrder(output.id))?.checkoutId ?? '' };
  }
  const remove = async ({ headers, password }: SignedInUser) =>
    expect((await server.call('account.remove', { confirmation: password }, headers)).status).toBe(204);
  const isEnded = async (checkoutId: string) =>
    (await subject.payments.readFacts(checkoutId)).some(({ kind }) => kind === 'ended');

  test('is ended, and takes no money any more', async () => {
    const { buyer, orderId, checkoutId } = await place();
    await remove(buyer);
    expect((await findOrder(orderId))?.state).toBe('cancelled');
    expect(await isEnded(checkoutId)).toBe(true);
  });

  test('is ended as soon as the provider can be reached, where it could not', async () => {
    const { buyer, orderId, checkoutId } = await place();
    isReachable = false;
    await remove(buyer);
    isReachable = true;
    expect((await findOrder(orderId))?.state).toBe('pending');
    const later = Date.now() + 180_000;
    await reconcile({ ...server.context, now: () => later });
    expect((await findOrder(orderId))?.state).toBe('cancelled');
    expect(await isEnded(checkoutId)).toBe(true);
  });

  test('that a bank was processing is refunded when it is paid, and opens nothing', async () => {
    const { buyer, orderId, checkoutId } = await place();
    await subject.payLater(checkoutId);
    await remove(buyer);
    expect((await findOrder(orderId))?.state).toBe('pending');
    await subject.settleDelayedPayment(checkoutId, true);
    for (const minutes of [3, 6]) {
      const later = Date.now() + minutes * 60_000;
      await reconcile({ ...server.context, now: () => later });
    }
    expect(await findOrder(orderId)).toMatchObject({ state: 'refunded', returnedCents: 500 });
    const { db } = server.database;
    expect(await db.select().from(refunds).where(eq(refunds.orderId, orderId))).toMatchObject([
      { kind: 'late', cents: 500, state: 'succeeded' }
    ]);
    expect(await db.select().from(entitlements).where(eq(entitlements.orderId, orderId))).toMatchObject([
      { state: 'revoked', openedAt: null }
    ]);
  });
});
