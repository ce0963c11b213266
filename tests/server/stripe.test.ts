import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CheckoutRequest } from '#server/context/payment-provider.ts';
import { startStripe } from '../contract/stripe-under-test.ts';

let stripe: Awaited<ReturnType<typeof startStripe>>;
let orders = 0;

beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.stop());
beforeEach(() => void stripe.server.asked.splice(0));

const ask = (): CheckoutRequest => ({
  orderId: `ord_${(orders += 1)}`,
  title: 'A lamp in the fog',
  total: { cents: 500, currency: 'USD' },
  buyerEmail: 'ada@example.com',
  returnUrl: 'https://example.com/payment-success',
  cancelUrl: 'https://example.com/payment-success'
});
const startPaid = async (): Promise<string> => {
  const { id } = await stripe.payments.startCheckout(ask());
  await stripe.pay(id);
  return id;
};
const refund = (checkoutId: string, refundId: string) =>
  stripe.payments.refund({ refundId, checkoutId, amount: { cents: 500, currency: 'USD' } });
const countAsked = (what: string): number => stripe.server.asked.filter((one) => one === what).length;

describe('when answers are lost on the way', () => {
  test('a checkout is started again and is the same one', async () => {
    const before = stripe.server.account.list('checkout.session').length;
    stripe.server.dropResponses(2);
    const { id } = await stripe.payments.startCheckout(ask());
    expect(countAsked('POST /v1/checkout/sessions')).toBe(3);
    expect(stripe.server.account.list('checkout.session')).toHaveLength(before + 1);
    expect(stripe.server.account.get(id)).toMatchObject({ amount_total: 500 });
  });

  test('and none comes at all, payments are said to be out of reach; later the same checkout is found', async () => {
    const request = ask();
    stripe.server.dropResponses(3);
    await expect(stripe.payments.startCheckout(request)).rejects.toMatchObject({
      code: 'payment_unavailable'
    });
    const [made] = stripe.server.account.list('checkout.session');
    expect(await stripe.payments.startCheckout(request)).toMatchObject({ id: made?.id });
  });

  test('money goes back once, also when Stripe has forgotten that it was asked', async () => {
    const id = await startPaid();
    stripe.server.dropResponses(1);
    await refund(id, 'rfn_lost');
    stripe.server.forgetKeys();
    const facts = await refund(id, 'rfn_lost');
    expect(facts.filter(({ kind }) => kind === 'refunded')).toHaveLength(1);
    const paymentId = String(stripe.server.account.get(id)['payment_intent']);
    expect(stripe.server.account.list('refund', paymentId)).toHaveLength(1);
  });
});

test('what an order costs and is called goes there, with what its share is to be found by', async () => {
  const request = ask();
  const { id } = await stripe.payments.startCheckout(request);
  expect(stripe.server.account.get(id)).toMatchObject({
    amount_total: 500,
    metadata: { order_id: request.orderId },
    payment_metadata: { order_id: request.orderId },
    transfer_group: request.orderId,
    capture_method: 'automatic'
  });
  expect(stripe.server.versions).toEqual(new Set(['2026-10-28.endive']));
});

test('a refund made at Stripe by hand counts as much as one of ours', async () => {
  const id = await startPaid();
  stripe.server.account.refund(String(stripe.server.account.get(id)['payment_intent']), 200, {});
  const facts = await stripe.payments.readFacts(id);
  expect(facts).toContainEqual(
    expect.objectContaining({ kind: 'refunded', cents: 200, id: expect.stringMatching(/^re_/) })
  );
});

test('a payment counts once Stripe knows its fee', async () => {
  const id = await startPaid();
  const [charge] = stripe.server.account.list(
    'charge',
    String(stripe.server.account.get(id)['payment_intent'])
  );
  if (charge === undefined) throw new Error('Nothing was charged');
  const { balance_transaction: balance } = charge;
  charge['balance_transaction'] = null;
  expect(await stripe.payments.readFacts(id)).toMatchObject([{ kind: 'processing' }]);
  charge['balance_transaction'] = balance;
  expect(await stripe.payments.readFacts(id)).toMatchObject([{ kind: 'paid', feeCents: 45 }]);
});

test('a payment that takes days is paid when its money comes', async () => {
  const id = await startPaid();
  const { account } = stripe.server;
  const [charge] = account.list('charge', String(account.get(id)['payment_intent']));
  const balance = account.get(String(charge?.['balance_transaction']));
  const days = 3 * 86_400;
  Object.assign(balance, { created: (charge?.created ?? 0) + days });
  expect(await stripe.payments.readFacts(id)).toMatchObject([
    { kind: 'paid', at: ((charge?.created ?? 0) + days) * 1000 }
  ]);
});

test('a dispute that is won costs its fee, but for what Stripe gives back of it', async () => {
  const [kept, back] = [await startPaid(), await startPaid()];
  for (const id of [kept, back]) await stripe.openDispute(id);
  stripe.server.account.closeDispute(kept, 'won');
  stripe.server.account.closeDispute(back, 'won', 1500);
  const listFees = async (id: string) =>
    (await stripe.payments.readFacts(id)).filter(({ kind }) => kind === 'dispute_fee_returned');
  expect(await listFees(kept)).toEqual([]);
  expect(await listFees(back)).toMatchObject([{ cents: 1500 }]);
});

test('a question of the bank’s is no dispute until it takes the money', async () => {
  const id = await startPaid();
  await stripe.openDispute(id);
  const [dispute] = stripe.server.account.list(
    'dispute',
    String(stripe.server.account.get(id)['payment_intent'])
  );
  if (dispute === undefined) throw new Error('Nothing was disputed');
  const { balance_transactions: taken } = dispute;
  Object.assign(dispute, { status: 'warning_needs_response', balance_transactions: [] });
  expect((await stripe.payments.readFacts(id)).map(({ kind }) => kind)).toEqual(['paid']);
  Object.assign(dispute, { status: 'needs_response', balance_transactions: taken });
  expect((await stripe.payments.readFacts(id)).map(({ kind }) => kind)).toEqual(['paid', 'dispute_opened']);
});

test('what is told of others than our checkouts is about none', async () => {
  const { account } = stripe.server;
  const read = async () => {
    const body = JSON.stringify(account.events.at(-1));
    const now = Date.now();
    const headers = stripe.sign(body, stripe.secrets.current, now);
    return stripe.payments.readEvent(Buffer.from(body), headers, now);
  };
  account.emitUnrelatedEvent();
  expect(await read()).toMatchObject({ type: 'payout.paid', checkoutId: null, facts: [] });
  const foreign = account.makeSession({ metadata: {}, amount_total: 100 });
  account.pay(foreign.id);
  expect(await read()).toMatchObject({ type: 'checkout.session.completed', checkoutId: null, facts: [] });
  account.openDispute(foreign.id);
  expect(await read()).toMatchObject({ type: 'charge.dispute.created', checkoutId: null, facts: [] });
});

test('many events of one checkout ask for its money once', async () => {
  const id = await startPaid();
  await refund(id, 'rfn_many');
  await stripe.openDispute(id);
  stripe.server.asked.splice(0);
  for await (const event of stripe.payments.listEvents(0)) expect(event.id).toMatch(/^evt_/);
  expect(countAsked(`GET /v1/checkout/sessions/${id}`)).toBe(1);
});
