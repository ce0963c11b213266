// A removed account's unpaid orders are cancelled, here and at the provider; what is paid nevertheless is refunded.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refundRequests } from '#server/commands/refund-requests.ts';
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
  let refusals = 0;
  beforeAll(async () => {
    subject = await start();
    const { payments } = subject;
    const endCheckout: PaymentProvider['endCheckout'] = async (id) => {
      if (!isReachable) throw new ContractFailure('payment_unavailable');
      return payments.endCheckout(id);
    };
    const refund: PaymentProvider['refund'] = async (request) => {
      if (refusals === 0) return payments.refund(request);
      refusals -= 1;
      return [{ kind: 'refund_failed', id: request.refundId, at: Date.now() }];
    };
    server = await createTestApp({ context: { payments: { ...payments, endCheckout, refund } } });
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

  const hours = (count: number) => count * 3_600_000;
  const reconcileAfter = (ms: number) => {
    const later = Date.now() + ms;
    return reconcile({ ...server.context, now: () => later });
  };
  const listRefunds = (orderId: string) =>
    server.database.db
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, orderId))
      .orderBy(refunds.requestedAt);
  const expectNothingOpened = async (orderId: string) =>
    expect(
      await server.database.db.select().from(entitlements).where(eq(entitlements.orderId, orderId))
    ).toMatchObject([{ state: 'revoked', openedAt: null }]);

  /** The id of an order that a bank was processing when its buyer removed the account, and that was paid then. */
  async function payAfterRemoval(): Promise<string> {
    const { buyer, orderId, checkoutId } = await place();
    await subject.payLater(checkoutId);
    await remove(buyer);
    expect((await findOrder(orderId))?.state).toBe('pending');
    await subject.settleDelayedPayment(checkoutId, true);
    for (const minutes of [3, 6]) await reconcileAfter(minutes * 60_000);
    return orderId;
  }

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
    await reconcileAfter(180_000);
    expect((await findOrder(orderId))?.state).toBe('cancelled');
    expect(await isEnded(checkoutId)).toBe(true);
  });

  test('that a bank was processing is refunded when it is paid, and opens nothing', async () => {
    const orderId = await payAfterRemoval();
    expect(await findOrder(orderId)).toMatchObject({ state: 'refunded', returnedCents: 500 });
    expect(await listRefunds(orderId)).toMatchObject([{ kind: 'late', cents: 500, state: 'succeeded' }]);
    await expectNothingOpened(orderId);
  });

  test('is refunded at the third attempt where the provider fails twice, and opens nothing meanwhile', async () => {
    refusals = 2;
    const orderId = await payAfterRemoval();
    await reconcileAfter(hours(0.9));
    expect(await listRefunds(orderId)).toMatchObject([
      { state: 'failed', retryAt: null },
      { state: 'requested', retryAt: expect.any(Date) }
    ]);
    await expectNothingOpened(orderId);
    await reconcileAfter(hours(1.5));
    expect((await listRefunds(orderId)).map(({ state }) => state)).toEqual(['failed', 'failed', 'requested']);
    await reconcileAfter(hours(6));
    expect((await listRefunds(orderId)).at(-1)?.state).toBe('requested');
    await reconcileAfter(hours(8));
    expect((await listRefunds(orderId)).at(-1)).toMatchObject({
      kind: 'late',
      cents: 500,
      state: 'succeeded'
    });
    expect(await findOrder(orderId)).toMatchObject({ state: 'refunded', returnedCents: 500 });
    await expectNothingOpened(orderId);
  });

  test('whose refund fails for good is named in the log and by refund-requests, and opens nothing', async () => {
    refusals = 5;
    const orderId = await payAfterRemoval();
    for (const after of [2, 9, 34, 107, 300]) await reconcileAfter(hours(after));
    expect(refusals).toBe(0);
    expect((await listRefunds(orderId)).map(({ state }) => state)).toEqual(Array(5).fill('failed'));
    await expectNothingOpened(orderId);
    expect(
      server.logLines.filter((line) => line.includes('failed for good') && line.includes(orderId))
    ).toHaveLength(1);
    const listed = await refundRequests.run(server.context);
    expect(listed).toContain('Refunds of removed accounts that failed, to be sent by hand:');
    expect(listed).toContain(`  $5.00, order ${orderId}`);
  });
});
