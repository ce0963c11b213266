import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CloudName, cloudRoutes } from '#shared/contract/cloud/cloud-routes.ts';
import type { HttpRoute } from '#shared/contract/http-route.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { desktopHeaders, signInAs, signUpAs, type SignedInUser } from '../support/server/test-users.ts';

const siteUrl = 'https://reelwright.example';
let server: TestApp;
let person: SignedInUser;
beforeAll(async () => {
  server = await createTestApp({ siteUrl, context: { siteUrl } });
  person = await signUpAs(server);
});
afterAll(() => server.stop());

const json = { 'content-type': 'application/json' };
/** Requests that a page of another site can make a browser send with its cookie, and headers that hide the origin. */
const shapes: readonly (readonly [string, Record<string, string>])[] = [
  ['a form', { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' }],
  [
    'a form with files',
    { origin: 'https://evil.example', 'content-type': 'multipart/form-data; boundary=x' }
  ],
  ['plain text', { origin: 'https://evil.example', 'content-type': 'text/plain' }],
  ['JSON', { origin: 'https://evil.example', ...json }],
  ['no content type', { origin: 'https://evil.example' }],
  ['a type with a space before it', { origin: 'https://evil.example', 'content-type': ' application/json' }],
  ['no origin', json],
  ['the origin null', { origin: 'null', ...json }],
  ['an origin that begins like ours', { origin: `${siteUrl}.evil.example`, ...json }],
  ['an origin of ours without https', { origin: 'http://reelwright.example', ...json }],
  ['a sibling of ours', { origin: siteUrl, 'sec-fetch-site': 'same-site', ...json }],
  ['a page elsewhere that names ours', { origin: siteUrl, 'sec-fetch-site': 'cross-site', ...json }],
  ['an address that was typed', { 'sec-fetch-site': 'none', ...json }],
  ['a referrer of ours alone', { referer: `${siteUrl}/my-profile`, ...json }],
  [
    'a foreign origin from a page that calls itself ours',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin', ...json }
  ]
];

const writes = (Object.keys(cloudRoutes) as CloudName[]).filter((name) => cloudRoutes[name].method !== 'get');

describe('a write from another site', () => {
  test.each(shapes)('by %s is refused, whatever it would do', async (_name, headers) => {
    for (const name of writes) {
      const route: HttpRoute = cloudRoutes[name];
      const url = route.path.replaceAll(/:[a-z]+/g, 'x');
      const response = await server.app.request(url, {
        method: route.method.toUpperCase(),
        headers: { ...person.headers, ...headers },
        ...(route.method === 'delete' ? {} : { body: '{}' })
      });
      expect([name, response.status, ((await response.json()) as { code: string }).code]).toEqual([
        name,
        403,
        'forbidden_sender'
      ]);
    }
    expect((await server.call('account.get', undefined, person.headers)).output?.id).toBe(person.id);
  });
});

test('no other site is allowed to send a header of ours, or to read an answer', async () => {
  const asked = await server.app.request('/api/v1/account/sign-in', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, x-reelwright-client'
    }
  });
  const read = await server.app.request('/api/v1/account', {
    headers: { ...person.headers, origin: 'https://evil.example' }
  });
  for (const { headers } of [asked, read]) {
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
  expect(read.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(asked.status).toBe(404);
});

describe('a write of our own', () => {
  const signOut = (headers: Record<string, string>) =>
    server.app.request('/api/v1/account/sign-out', { method: 'POST', headers });

  test.each([
    ['an origin', { origin: siteUrl }],
    ['where it is from', { 'sec-fetch-site': 'same-origin' }],
    ['both', { origin: siteUrl, 'sec-fetch-site': 'same-origin' }]
  ])('is taken when the browser tells %s', async (_name, headers) => {
    expect((await signOut(headers)).status).toBe(204);
  });

  test('is taken with a token, which no foreign page can send', async () => {
    const { headers } = await signInAs(server, person).then(() =>
      server.call('account.signIn', person, desktopHeaders())
    );
    const token = headers.get('set-auth-token') ?? '';
    expect((await signOut({ authorization: `Bearer ${token}` })).status).toBe(204);
    expect((await server.call('account.get', undefined, desktopHeaders(token))).output).toBeNull();
  });

  test('with a token does not use the cookie beside it', async () => {
    const { cookies } = await signInAs(server, person);
    await signOut({ authorization: 'Bearer anything', cookie: cookies });
    expect((await server.call('account.get', undefined, { cookie: cookies })).output?.id).toBe(person.id);
  });

  test('on a server without an address of its own comes from the host that was asked', async () => {
    const nameless = await createTestApp();
    try {
      const from = async (origin: string, host: string) =>
        (
          await nameless.app.request('/api/v1/account/sign-out', {
            method: 'POST',
            headers: { origin, host }
          })
        ).status;
      expect(await from('http://localhost:8787', 'localhost:8787')).toBe(204);
      expect(await from('http://localhost:8788', 'localhost:8787')).toBe(403);
      expect(await from('https://localhost:8787', 'localhost:8787')).toBe(403);
      expect(await from('https://evil.example', 'localhost:8787')).toBe(403);
    } finally {
      await nameless.stop();
    }
  });
});

describe('a browser is told to use nothing but https', () => {
  const readPolicy = async ({ app }: Pick<TestApp, 'app'>, path: string, method = 'GET') =>
    (await app.request(path, { method })).headers.get('strict-transport-security');

  test('by every answer of a site with https, refusals and errors too', async () => {
    for (const path of ['/', '/marketplace', '/api/health', '/api/v1/account', '/api/none', '/none.js']) {
      expect([path, await readPolicy(server, path)]).toEqual([path, 'max-age=31536000; includeSubDomains']);
    }
    expect(await readPolicy(server, '/api/v1/account/sign-out', 'POST')).toContain('max-age=31536000');
  });

  test('by no answer of a server without https, which a browser would ignore', async () => {
    const plain = await createTestApp({ siteUrl: 'http://localhost:8787' });
    try {
      expect(await readPolicy(plain, '/api/health')).toBeNull();
    } finally {
      await plain.stop();
    }
  });
});
