// Every route of the server, those of the contract and all others, is called with ids that are none.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxSecret, sign, signatureHeader } from '#server/payments/sandbox/sandbox-event.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

let server: TestApp;
let person: SignedInUser;
const failures: string[] = [];
beforeAll(async () => {
  server = await createTestApp({
    hasMailbox: true,
    authOptions: { providers: { social: { github: { clientId: 'id', clientSecret: 'key' } }, generic: [] } },
    reportFailure: (error) => void failures.push(String(error))
  });
  person = await signUpAs(server);
});
afterAll(() => server.stop());

const body26 = '01m3b0q9zk01m3b0q9zk01m3b0';
/** As they stand in an address. */
const hostileIds = [
  '%00',
  `ord_${body26}%00`,
  `sbc_${body26}%00`,
  'x'.repeat(6000),
  `sbc_${'0'.repeat(6000)}`,
  encodeURIComponent('sbc_🎬\u202e'),
  encodeURIComponent('İıﬀẞ'),
  '%ff%fe',
  '%C0%80',
  '%ED%A0%80',
  '%',
  '..%2f..%2f..%2fetc%2fpasswd',
  "'%20or%201=1;--",
  '%0d%0aset-cookie:%20x=1',
  `sbc_${body26}`,
  `ord_${body26}`
];

/** A direct request from this machine, so that pages for it alone are served. */
const local = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const send = (path: string, init: RequestInit) =>
  server.app.request(`http://localhost:8787${path}`, init, local);

const listRoutes = () => {
  const routes = server.app.routes
    .filter(({ path }) => /[:*]/.test(path) || path === '/dev/mailbox')
    .flatMap(({ method, path }) =>
      (method === 'ALL' ? ['GET', 'POST'] : [method]).map((each) => `${each} ${path}`)
    );
  return [...new Set([...routes, 'GET /api/auth/callback/github'])].map(
    (route) => route.split(' ') as [string, string]
  );
};

test('no route fails inside, whatever stands in its address for an id', async () => {
  const routes = listRoutes();
  expect(routes.length).toBeGreaterThan(40);
  const failed: string[] = [];
  for (const [method, path] of routes) {
    for (const id of hostileIds) {
      const address = path.replaceAll(/:\w+(\{[^}]*\})?|\*/g, () => id);
      for (const headers of [{}, person.headers]) {
        const init: RequestInit = {
          method,
          headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
          ...(method === 'GET' || method === 'DELETE' ? {} : { body: '{}' })
        };
        const query = `?to=${id}&state=${id}&code=${id}&open=${id}&cursor=${id}`;
        const answer = await send(`${address}${query}`, init);
        if (answer.status >= 500) failed.push(`${method} ${address.slice(0, 80)}: ${answer.status}`);
        await answer.body?.cancel();
      }
    }
  }
  expect([failed, failures]).toEqual([[], []]);
}, 240_000);

const event = { id: `sbe_${body26}`, type: 'payment.declined', checkoutId: `sbc_${body26}`, facts: [] };
const declined = { kind: 'declined', id: 'sbt_1', at: 1 };

test.each([
  ['no JSON', 'no json'],
  ['nothing', ''],
  ['a list', '[]'],
  ['no text', Buffer.from([0xff, 0xfe])],
  ['another kind of id', JSON.stringify({ ...event, id: 'evt_1' })],
  ['a checkout with U+0000', JSON.stringify({ ...event, checkoutId: `${event.checkoutId}\u0000` })],
  ['an overlong id', JSON.stringify({ ...event, id: `sbe_${'0'.repeat(5000)}` })],
  ['a fact with U+0000', JSON.stringify({ ...event, facts: [{ ...declined, id: '\u0000' }] })],
  ['a fact of no time', JSON.stringify({ ...event, facts: [{ ...declined, at: Number.MAX_SAFE_INTEGER }] })],
  ['a type with a lone surrogate', JSON.stringify({ ...event, type: '\ud800' })]
])('a signed event that is %s is refused', async (_what, text) => {
  const body = Buffer.from(text);
  const headers = { [signatureHeader]: sign(body, sandboxSecret(server.context.secret), Date.now()) };
  const answer = await send('/api/v1/payments/events/sandbox', { method: 'POST', body, headers });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'invalid_event' })
  ]);
});
