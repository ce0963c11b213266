import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sessions } from '#server/db/schema/accounts.ts';
import { cloudHeaders } from '#shared/contract/http/cloud-headers.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import {
  desktopHeaders,
  makeAccount,
  readCookies,
  signInAs,
  signUpAs
} from '../support/server/test-users.ts';

let server: TestApp;
beforeAll(async () => (server = await createTestApp()));
afterAll(() => server.stop());

const codeOf = (answer: { readonly problem: { readonly code: string } | undefined }) => answer.problem?.code;

describe('a session', () => {
  test('travels as a cookie that no script, no other host and no foreign page can use', async () => {
    const person = await makeAccount(server);
    const answer = await server.call('account.signIn', person);
    const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('__Host-reelwright='));
    expect(cookie).toMatch(/; Path=\//);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).not.toMatch(/Domain/i);
    expect(answer.headers.get(cloudHeaders.token)).toBeNull();
  });

  test('is a new one at every sign-in, and the one before is gone', async () => {
    const person = await makeAccount(server);
    const first = await signInAs(server, person);
    const second = await signInAs(server, person, first.cookies);
    expect(second.cookies).not.toBe(first.cookies);
    expect((await server.call('account.get', undefined, { cookie: first.cookies })).output).toBeNull();
    expect((await server.call('account.get', undefined, { cookie: second.cookies })).output).toMatchObject({
      email: person.email
    });
  });

  test('cannot be chosen by somebody else', async () => {
    const person = await makeAccount(server);
    const expectedViolations = '__Host-reelwright=chosen.by-an-attacker';
    const { cookies } = await signInAs(server, person, expectedViolations);
    expect(cookies).not.toContain('chosen');
    expect((await server.call('account.get', undefined, { cookie: expectedViolations })).output).toBeNull();
  });

  test.each(['signOut', 'signOutEverywhere'] as const)('ends at once by %s', async (verb) => {
    const { headers } = await signUpAs(server);
    const answer = await server.call(`account.${verb}`, undefined, headers);
    expect(answer.status).toBe(204);
    expect(readCookies(answer, headers['cookie'])).not.toContain('__Host-reelwright=');
    expect((await server.call('account.get', undefined, headers)).output).toBeNull();
    expect((await server.call('account.listSessions', undefined, headers)).status).toBe(401);
  });

  test('ends by itself', async () => {
    const { headers, id } = await signUpAs(server);
    await server.database.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.userId, id));
    expect((await server.call('account.get', undefined, headers)).output).toBeNull();
  });

  test('is listed with its client, and signed out from another place', async () => {
    const person = await makeAccount(server);
    const here = await signInAs(server, person);
    const desktop = await server.call('account.signIn', person, desktopHeaders());
    const token = desktop.headers.get(cloudHeaders.token) ?? '';
    const places = await server.call('account.listSessions', undefined, { cookie: here.cookies });
    expect(places.output?.map(({ client, isThisOne }) => [client, isThisOne])).toEqual(
      expect.arrayContaining([
        ['Unknown client', true],
        ['Reelwright for desktop', false]
      ])
    );
    const other = places.output?.find(({ isThisOne }) => !isThisOne)?.id ?? '';
    expect(other).toMatch(/^ses_/);
    await server.call('account.revokeSession', { id: other }, { cookie: here.cookies });
    expect((await server.call('account.get', undefined, desktopHeaders(token))).output).toBeNull();
    expect((await server.call('account.get', undefined, { cookie: here.cookies })).output).not.toBeNull();
  });

  test('tells when it was last used, to within five minutes', async () => {
    const { headers, id } = await signUpAs(server);
    const hourAgo = new Date(Date.now() - 3_600_000);
    await server.database.db.update(sessions).set({ lastUsedAt: hourAgo }).where(eq(sessions.userId, id));
    await server.call('account.get', undefined, headers);
    await vi.waitFor(async () => {
      const { output } = await server.call('account.listSessions', undefined, headers);
      expect(output[0]?.lastUsedAt).toBeGreaterThan(hourAgo.getTime() + 3_000_000);
    }, 5000);
  });

  test('of another person cannot be ended', async () => {
    const [mine, theirs] = [await signUpAs(server), await signUpAs(server)];
    const places = await server.call('account.listSessions', undefined, theirs.headers);
    const id = places.output?.[0]?.id ?? '';
    expect(codeOf(await server.call('account.revokeSession', { id }, mine.headers))).toBe('not_found');
    expect((await server.call('account.get', undefined, theirs.headers)).output).not.toBeNull();
  });
});

describe('the desktop', () => {
  test('is given a token in a header, and no cookie', async () => {
    const person = await makeAccount(server);
    const answer = await server.call('account.signIn', person, desktopHeaders());
    expect(answer.headers.getSetCookie()).toEqual([]);
    const token = answer.headers.get(cloudHeaders.token) ?? '';
    const me = await server.call('account.get', undefined, desktopHeaders(token));
    expect(me.output).toMatchObject({ email: person.email });
    const forged = `${token.slice(0, -4)}AAA=`;
    expect((await server.call('account.get', undefined, desktopHeaders(forged))).output).toBeNull();
  });

  test('does not read cookies, nor a browser tokens beside its cookie', async () => {
    const { headers } = await signUpAs(server);
    const asDesktop = { ...headers, ...desktopHeaders() };
    expect((await server.call('account.get', undefined, asDesktop)).output).toBeNull();
    const withWrongToken = { ...headers, authorization: 'Bearer nonsense' };
    expect((await server.call('account.get', undefined, withWrongToken)).output).toBeNull();
  });
});

test('a browser is told where it could not stay signed in', async () => {
  const person = await makeAccount(server);
  const at = async (origin: string) => codeOf(await server.call('account.signIn', person, { origin }));
  expect(await at('http://192.168.1.20:8787')).toBe('forbidden_sender');
  const open = (host: string) => server.call('account.signIn', person, { origin: `http://${host}`, host });
  expect([(await open('192.168.1.20:8787')).status, codeOf(await open('192.168.1.20:8787'))]).toEqual([
    421,
    'insecure_origin'
  ]);
  for (const host of ['localhost:8787', '127.0.0.1:8787', '[::1]:8787']) {
    expect((await open(host)).status).toBe(200);
  }
});
