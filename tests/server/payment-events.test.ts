import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { providerEvents } from '#server/db/schema/orders.ts';
import { sandboxSecret, sign, signatureHeader } from '#server/payments/sandbox/sandbox-event.ts';
import { startStripe } from '../contract/stripe-under-test.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.stop());

const write = (id: string, more: Record<string, unknown> = {}): string =>
  JSON.stringify({ id, type: 'payment.declined', checkoutId: 'sbc_unknown', facts: [], ...more });
const signNow = (body: string): Record<string, string> => ({
  [signatureHeader]: sign(body, sandboxSecret(server.context.secret), Date.now())
});
const post = async (body: string, headers: Record<string, string>, provider = 'sandbox') =>
  server.app.request(`/api/v1/payments/events/${provider}`, { method: 'POST', body, headers });
const listKept = (id: string) =>
  server.database.db.select().from(providerEvents).where(eq(providerEvents.eventId, id));

test('an event is taken from whoever signed it, without a cookie or a page of ours', async () => {
  const body = write('sbe_1');
  const response = await post(body, { ...signNow(body), 'sec-fetch-site': 'cross-site' });
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(await listKept('sbe_1')).toHaveLength(1);
});

test('one that nobody signed is a problem for who sends it, and nothing is kept', async () => {
  const body = write('sbe_2');
  const wrong: Record<string, string>[] = [{}, signNow(write('sbe_1')), { [signatureHeader]: 't=1,v1=ab' }];
  for (const headers of wrong) {
    const response = await post(body, headers);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'invalid_event' });
  }
  expect(await listKept('sbe_2')).toEqual([]);
});

test('the same one sent twenty times at once is kept once', async () => {
  const body = write('sbe_3');
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(body, signNow(body))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  expect(await listKept('sbe_3')).toHaveLength(1);
});

test('what is told of a checkout that no order has yet is kept, and waits', async () => {
  const body = write('sbe_4', { facts: [{ kind: 'ended', at: 1 }] });
  expect((await post(body, signNow(body))).status).toBe(204);
  expect(await listKept('sbe_4')).toMatchObject([{ appliedAt: null, facts: [{ kind: 'ended', at: 1 }] }]);
});

test('one that cannot be applied now is kept and answered well', async () => {
  const now = (): number => {
    if (new Error('Where').stack?.includes('apply-event.ts') === true) throw new Error('Not now');
    return Date.now();
  };
  const broken = await createTestApp({ context: { now } });
  onTestFinished(broken.stop);
  const body = write('sbe_5', { facts: [{ kind: 'declined', id: 'x', at: Date.now() }] });
  const headers = { [signatureHeader]: sign(body, sandboxSecret(broken.context.secret), Date.now()) };
  const at = '/api/v1/payments/events/sandbox';
  expect((await broken.app.request(at, { method: 'POST', body, headers })).status).toBe(204);
  expect(await broken.database.db.select().from(providerEvents)).toMatchObject([{ appliedAt: null }]);
  expect(broken.logLines.join('')).toContain('an event could not be applied');
});

test('nobody else’s events are taken, and none that are too long', async () => {
  const body = write('sbe_6');
  expect((await post(body, signNow(body), 'stripe')).status).toBe(404);
  const long = 'x'.repeat(1024 * 1024 + 1);
  expect((await post(long, signNow(long))).status).toBe(413);
});

test('what Stripe tells beside payments is kept and makes nothing happen', async () => {
  const stripe = await startStripe();
  const other = await createTestApp({ context: { payments: stripe.payments } });
  onTestFinished(async () => {
    await other.stop();
    await stripe.stop();
  });
  const body = stripe.makeBody(1);
  const headers = stripe.sign(body, stripe.secrets.next, Date.now());
  const request = { method: 'POST', body, headers };
  expect((await other.app.request('/api/v1/payments/events/stripe_test', request)).status).toBe(204);
  const [kept] = await other.database.db.select().from(providerEvents);
  expect(kept).toMatchObject({ eventId: 'evt_1', type: 'payout.paid', checkoutId: null, facts: [] });
  expect(kept?.appliedAt).not.toBeNull();
});

test('while Stripe cannot be asked what an event leaves unsaid, it is left to be sent again', async () => {
  const stripe = await startStripe();
  const other = await createTestApp({ context: { payments: stripe.payments } });
  onTestFinished(other.stop);
  const { id } = await stripe.payments.startCheckout({
    orderId: 'ord_1',
    title: 'A lamp',
    total: { cents: 500, currency: 'USD' },
    buyerEmail: 'ada@example.com',
    returnUrl: 'https://example.com/',
    cancelUrl: 'https://example.com/'
  });
  await stripe.pay(id);
  const [body = ''] = await stripe.listBodies();
  const send = () =>
    other.app.request('/api/v1/payments/events/stripe_test', {
      method: 'POST',
      body,
      headers: stripe.sign(body, stripe.secrets.current, Date.now())
    });
  stripe.server.dropResponses(10);
  expect((await send()).status).toBe(503);
  expect(await other.database.db.select().from(providerEvents)).toEqual([]);
  stripe.server.dropResponses(0);
  expect((await send()).status).toBe(204);
  expect(await other.database.db.select().from(providerEvents)).toMatchObject([
    { checkoutId: id, facts: [{ kind: 'paid', cents: 500 }] }
  ]);
  await stripe.stop();
});
