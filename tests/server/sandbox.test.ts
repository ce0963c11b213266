import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders, providerEvents } from '#server/db/schema/orders.ts';
import { sandboxCheckouts } from '#server/db/schema/sandbox.ts';
import { listen, type RunningServer } from '#server/listen.ts';
import { startStripe } from '../contract/stripe-under-test.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { expectInvariants } from '../support/server/expect-invariants.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';
import { buildPromptDraft, seedListing, seedSeller } from '../support/server/seed-listings.ts';
import { defaultTerms } from '#tests/support/server/default-terms.ts';

let server: TestApp;
let port: number;
let running: RunningServer | undefined;
let buyer: SignedInUser;
let sellers = 0;

const findFreePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
const open = async (): Promise<void> => {
  running = await listen(server.app, '127.0.0.1', port);
};

beforeAll(async () => {
  port = await findFreePort();
  server = await createTestApp({ context: { siteUrl: `http://localhost:${port}` } });
  buyer = await signUpAs(server);
  await open();
});
afterAll(async () => {
  await expectInvariants(server.context);
  await running?.stop({ cutAfterMs: 0 });
  await server.stop();
});

async function place(): Promise<{ readonly orderId: string; readonly checkoutUrl: string }> {
  const sellerId = await seedSeller(server.database.db, `seller-${(sellers += 1)}`);
  const { slug } = await seedListing(server.database.db, sellerId, buildPromptDraft());
  const orderRequest = {
    intent: randomUUID(),
    slug,
    totalCents: 500,
    terms: defaultTerms,
    isFromDesktop: false
  };
  const { output } = await server.call('orders.place', orderRequest, buyer.headers);
  return { orderId: output.id, checkoutUrl: output.checkoutUrl ?? '' };
}

const choose = (checkoutUrl: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(checkoutUrl, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers
  });

/** By what came through the webhook alone: nobody asks the provider meanwhile. */
async function waitForState(orderId: string, state: string): Promise<void> {
  for (const startedAt = Date.now(); Date.now() - startedAt < 40_000; ) {
    const [order] = await server.database.db.select().from(orders).where(eq(orders.id, orderId));
    if (order?.state === state) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The order did not become ${state}`);
}
const listEvents = async (checkoutUrl: string) => {
  const checkoutId = checkoutUrl.split('/').at(-1) ?? '';
  return server.database.db.select().from(providerEvents).where(eq(providerEvents.checkoutId, checkoutId));
};

describe('the sandbox’s checkout', () => {
  test('says on its page that nothing is real, and sends forms to ourselves alone', async () => {
    const { checkoutUrl } = await place();
    const response = await fetch(checkoutUrl);
    const page = await response.text();
    expect(page).toContain('<strong>Sandbox:</strong> no real money');
    expect(page).toContain('A lamp in the fog');
    expect(page).toContain('Pay $5.00');
    expect(page).not.toContain('<script');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`form-action 'self' http://localhost:${port};`);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'none'");
  });

  test('leads back once paid, and the order is paid by the event that is sent over HTTP', async () => {
    const { orderId, checkoutUrl } = await place();
    const response = await choose(checkoutUrl, { choice: 'pay' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      `http://localhost:${port}/payment-success?order=${orderId}`
    );
    await waitForState(orderId, 'paid');
    expect(await (await fetch(checkoutUrl)).text()).toContain('This is paid.');
  });

  test('an event sent five times is kept once', async () => {
    const { orderId, checkoutUrl } = await place();
    await choose(checkoutUrl, { choice: 'pay', deliveries: '5' });
    await waitForState(orderId, 'paid');
    expect(await listEvents(checkoutUrl)).toMatchObject([{ type: 'payment.paid' }]);
  });

  test('a declined payment stays on the page and can be tried again', async () => {
    const { orderId, checkoutUrl } = await place();
    const response = await choose(checkoutUrl, { choice: 'decline' });
    expect(`http://localhost:${port}${response.headers.get('location')}`).toBe(checkoutUrl);
    expect(await (await fetch(checkoutUrl)).text()).toContain('The payment was declined.');
    await choose(checkoutUrl, { choice: 'pay' });
    await waitForState(orderId, 'paid');
  });

  test('what is paid later comes by itself', async () => {
    const { orderId, checkoutUrl } = await place();
    await choose(checkoutUrl, { choice: 'later' });
    expect(await (await fetch(checkoutUrl)).text()).toContain('The payment is on its way.');
    const late = await choose(checkoutUrl, { choice: 'decline' });
    expect(late.status).toBe(303);
    await waitForState(orderId, 'paid');
  });

  test('an event that finds nobody is sent again until it is taken', async () => {
    const { orderId, checkoutUrl } = await place();
    await running?.stop({ cutAfterMs: 0 });
    await server.app.request(checkoutUrl, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'pay' }),
      headers: { 'content-type': 'application/x-www-form-urlencoded' }
    });
    const hasFailed = () =>
      server.logLines.some((line) => line.includes('send-sandbox-event') && line.includes('failed'));
    while (!hasFailed()) await new Promise((resolve) => setTimeout(resolve, 20));
    await open();
    await waitForState(orderId, 'paid');
  });

  test('an event that never comes is found where it was lost', async () => {
    const { orderId, checkoutUrl } = await place();
    await choose(checkoutUrl, { choice: 'pay', deliveries: '0' });
    expect(await listEvents(checkoutUrl)).toEqual([]);
    const { output } = await server.call('orders.get', { id: orderId }, buyer.headers);
    expect(output.state).toBe('paid');
  });

  test('no other site chooses for whoever looks at it, and nonsense is refused', async () => {
    const { checkoutUrl } = await place();
    const foreign = await choose(checkoutUrl, { choice: 'pay' }, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    expect((await choose(checkoutUrl, { choice: 'win' })).status).toBe(400);
    expect((await choose(checkoutUrl, { choice: 'pay', deliveries: '1000' })).status).toBe(400);
    expect((await choose(checkoutUrl, { choice: 'x'.repeat(5000) })).status).toBe(413);
    expect((await choose(`${checkoutUrl}x`, { choice: 'pay' })).status).toBe(404);
    expect((await fetch(`${checkoutUrl}x`)).status).toBe(404);
  });

  test('keeps nothing of who buys', async () => {
    const rows = await server.database.db.select().from(sandboxCheckouts);
    expect(JSON.stringify(rows)).not.toContain(buyer.email);
    expect(JSON.stringify(rows)).not.toContain(buyer.id);
  });
});

describe('the sandbox’s bank', () => {
  const act = (checkoutUrl: string, name: string, headers: Record<string, string> = {}) =>
    choose(checkoutUrl.replace('/checkout/', '/bank/'), { act: name }, headers);

  test('opens a dispute and closes it', async () => {
    const { orderId, checkoutUrl } = await place();
    await choose(checkoutUrl, { choice: 'pay' });
    await waitForState(orderId, 'paid');
    expect((await act(checkoutUrl, 'open_dispute')).status).toBe(303);
    await waitForState(orderId, 'disputed');
    const page = await (await fetch(`http://localhost:${port}/sandbox`)).text();
    expect(page).toContain('dispute opened $5.00');
    await act(checkoutUrl, 'dispute_won');
    await waitForState(orderId, 'paid');
  });

  test('is there for this machine alone', async () => {
    const elsewhere = { incoming: { socket: { remoteAddress: '192.168.1.20' } } };
    const here = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    const ask = (address: string, init: RequestInit, env: object) => server.app.request(address, init, env);
    expect((await ask('http://localhost:8787/sandbox', {}, here)).status).toBe(200);
    expect((await ask('http://localhost:8787/sandbox', {}, elsewhere)).status).toBe(404);
    expect((await ask('http://attacker.example/sandbox', {}, here)).status).toBe(404);
    const bank = 'http://localhost:8787/sandbox/bank/sbc_1';
    expect((await ask(bank, { method: 'POST' }, elsewhere)).status).toBe(404);
  });
});

test('where the site is found elsewhere anybody may pay, and nobody plays the bank', async () => {
  const published = await createTestApp({ context: { siteUrl: 'https://reelwright.example' } });
  const proxied = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const ask = (path: string, init: RequestInit = {}) =>
    published.app.request(`http://127.0.0.1:8787${path}`, init, proxied);
  expect((await ask('/sandbox')).status).toBe(404);
  expect((await ask('/sandbox/bank/sbc_1', { method: 'POST' })).status).toBe(404);
  const sellerId = await seedSeller(published.database.db, 'a-seller');
  const { slug } = await seedListing(published.database.db, sellerId, buildPromptDraft());
  const orderRequest = {
    intent: randomUUID(),
    slug,
    totalCents: 500,
    terms: defaultTerms,
    isFromDesktop: false
  };
  const { headers } = await signUpAs(published);
  const { output } = await published.call('orders.place', orderRequest, headers);
  const checkout = new URL(output.checkoutUrl ?? '').pathname;
  expect(await (await ask(checkout)).text()).toContain('Pay $5.00');
  await published.stop();
});

test('where a real provider takes the money there is no sandbox', async () => {
  const stripe = await startStripe();
  const other = await createTestApp({ context: { payments: stripe.payments } });
  const here = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  for (const path of ['/sandbox', '/sandbox/checkout/sbc_1']) {
    const page = await (await other.app.request(`http://localhost:8787${path}`, {}, here)).text();
    expect(page).not.toContain('Sandbox');
  }
  await other.stop();
  await stripe.stop();
});
