import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktopCodes, verifications } from '#server/db/schema/accounts.ts';
import { cloudHeaders } from '#shared/contract/http/cloud-headers.ts';
import { codeFor, nextCodeFor } from '../support/server/authenticator.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { confirmSecondFactor } from '../support/server/second-factor.ts';
import {
  desktopHeaders,
  readCookies,
  signInAs,
  signUpAs,
  type SignedInUser
} from '../support/server/test-users.ts';

let server: TestApp;
beforeAll(async () => (server = await createTestApp()));
afterAll(() => server.stop());

const codeOf = (answer: { readonly problem: { readonly code: string } | undefined }) => answer.problem?.code;

const protect = (person: SignedInUser) => confirmSecondFactor(server, person);

describe('the second factor', () => {
  test('asks for nothing before a code was confirmed', async () => {
    const person = await signUpAs(server);
    const ask = (password: string) => server.call('account.startSecondFactor', { password }, person.headers);
    expect(codeOf(await ask('not the password'))).toBe('wrong_credentials');
    const { output } = await ask(person.password);
    expect(output.address).toMatch(/^otpauth:\/\/totp\/Reelwright:/);
    expect(output.secret).toMatch(/^[A-Z2-7]{32,}$/);
    expect(new Set(output.recoveryCodes).size).toBe(10);
    expect(codeOf(await server.call('account.confirmSecondFactor', { code: '000000' }, person.headers))).toBe(
      'wrong_code'
    );
    expect((await signInAs(server, person)).output?.status).toBe('signed_in');
  });

  test('makes the session a new one, and the old one ends', async () => {
    const person = await signUpAs(server);
    const { confirmed, cookies } = await protect(person);
    expect(confirmed.status).toBe(204);
    expect((await server.call('account.get', undefined, person.headers)).output).toBeNull();
    expect((await server.call('account.get', undefined, { cookie: cookies })).output?.hasSecondFactor).toBe(
      true
    );
    const again = await server.call(
      'account.startSecondFactor',
      { password: person.password },
      { cookie: cookies }
    );
    expect(codeOf(again)).toBe('conflict');
  });

  test('is asked for after the password, and a code works once', async () => {
    const person = await signUpAs(server);
    const { secret } = await protect(person);
    const halfOpen = await signInAs(server, person);
    expect(halfOpen.output).toEqual({ status: 'second_factor' });
    expect(halfOpen.cookies).not.toContain('__Host-reelwright=');
    expect((await server.call('account.get', undefined, { cookie: halfOpen.cookies })).output).toBeNull();
    const confirm = (code: string, cookie: string) =>
      server.call('account.confirmSignIn', { code, kind: 'totp' }, { cookie });
    expect(codeOf(await confirm('000000', halfOpen.cookies))).toBe('wrong_code');
    const code = nextCodeFor(secret);
    const done = await confirm(` ${code.slice(0, 3)} ${code.slice(3)} `, halfOpen.cookies);
    expect(done.output.account.email).toBe(person.email);
    const cookies = readCookies(done, halfOpen.cookies);
    expect(cookies).not.toContain('two_factor=');
    expect((await server.call('account.get', undefined, { cookie: cookies })).output).not.toBeNull();
    const second = await signInAs(server, person);
    expect(codeOf(await confirm(code, second.cookies))).toBe('wrong_code');
    expect(codeOf(await confirm(codeFor(secret), halfOpen.cookies))).toBe('unauthenticated');
  });

  test('takes each recovery code once', async () => {
    const person = await signUpAs(server);
    const { recoveryCodes } = await protect(person);
    const [code = ''] = recoveryCodes;
    const confirm = async () => {
      const { cookies } = await signInAs(server, person);
      return server.call('account.confirmSignIn', { code, kind: 'recovery' }, { cookie: cookies });
    };
    expect((await confirm()).status).toBe(200);
    expect(codeOf(await confirm())).toBe('wrong_code');
  });

  test('gives new recovery codes for the password, and the old ones open nothing', async () => {
    const person = await signUpAs(server);
    const { recoveryCodes, cookies } = await protect(person);
    const renewed = await server.call(
      'account.regenerateRecoveryCodes',
      { password: person.password },
      { cookie: cookies }
    );
    const confirm = async (code = '') => {
      const halfOpen = await signInAs(server, person);
      return server.call('account.confirmSignIn', { code, kind: 'recovery' }, { cookie: halfOpen.cookies });
    };
    expect(codeOf(await confirm(recoveryCodes[0]))).toBe('wrong_code');
    expect((await confirm(renewed.output.recoveryCodes[0])).status).toBe(200);
  });

  test('is removed for the password, and its owner hears of it', async () => {
    const person = await signUpAs(server);
    const { cookies } = await protect(person);
    const remove = (password: string) =>
      server.call('account.removeSecondFactor', { password }, { cookie: cookies });
    expect(codeOf(await remove('not the password'))).toBe('wrong_credentials');
    expect((await remove(person.password)).status).toBe(204);
    expect((await server.waitForMail(person.email)).subject).toBe('The second step was removed');
    expect((await signInAs(server, person)).output?.status).toBe('signed_in');
  });

  test('waits ten minutes, and not beyond a new password', async () => {
    const person = await signUpAs(server);
    const { secret, cookies } = await protect(person);
    const confirm = (cookie: string, code: string) =>
      server.call('account.confirmSignIn', { code, kind: 'totp' }, { cookie });
    const late = await signInAs(server, person);
    const past = new Date(Date.now() - 1000);
    await server.database.db
      .update(verifications)
      .set({ expiresAt: past })
      .where(eq(verifications.value, person.id));
    expect(codeOf(await confirm(late.cookies, codeFor(secret)))).toBe('unauthenticated');
    const halfOpen = await signInAs(server, person);
    const change = { current: person.password, next: 'a quite new passphrase' };
    expect((await server.call('account.changePassword', change, { cookie: cookies })).status).toBe(204);
    expect(codeOf(await confirm(halfOpen.cookies, nextCodeFor(secret)))).toBe('unauthenticated');
  });

  test('is asked of the desktop too, which carries the half-open sign-in as its token', async () => {
    const person = await signUpAs(server);
    const { secret } = await protect(person);
    const asked = await server.call('account.signIn', person, desktopHeaders());
    const waiting = asked.headers.get(cloudHeaders.token) ?? '';
    expect([asked.output, asked.headers.getSetCookie()]).toEqual([{ status: 'second_factor' }, []]);
    expect((await server.call('account.get', undefined, desktopHeaders(waiting))).output).toBeNull();
    const done = await server.call(
      'account.confirmSignIn',
      { code: nextCodeFor(secret), kind: 'totp' },
      desktopHeaders(waiting)
    );
    const token = done.headers.get(cloudHeaders.token) ?? '';
    expect((await server.call('account.get', undefined, desktopHeaders(token))).output?.email).toBe(
      person.email
    );
  });

  test('is kept encrypted, as are the recovery codes', async () => {
    const person = await signUpAs(server);
    const { secret, recoveryCodes } = await protect(person);
    const { rows } = await server.database.pool.query('select * from two_factors where user_id = $1', [
      person.id
    ]);
    const kept = JSON.stringify(rows);
    expect(rows).toHaveLength(1);
    for (const text of [secret, ...recoveryCodes]) expect(kept).not.toContain(text);
  });
});

describe('signing in on the desktop by the browser', () => {
  const verifier = randomBytes(48).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const allow = async (person: SignedInUser) =>
    (await server.call('account.authorizeDesktop', { challenge }, person.headers)).output.code;
  const enter = (code: string, answer = verifier, headers = desktopHeaders()) =>
    server.call('account.exchangeDesktopCode', { code, verifier: answer }, headers);

  test('gives the desktop a session of its own', async () => {
    const person = await signUpAs(server);
    const entered = await enter(await allow(person));
    expect(entered.output.account.email).toBe(person.email);
    // Only a password or a code makes a device known: a stolen session must not.
    expect(entered.headers.get(cloudHeaders.newDevice)).toBeNull();
    const token = entered.headers.get(cloudHeaders.token) ?? '';
    expect((await server.call('account.get', undefined, desktopHeaders(token))).output?.id).toBe(person.id);
    await server.call('account.signOut', undefined, person.headers);
    expect((await server.call('account.get', undefined, desktopHeaders(token))).output?.id).toBe(person.id);
  });

  test('works once, within two minutes, and only for who asked', async () => {
    const person = await signUpAs(server);
    const used = await allow(person);
    await enter(used);
    expect(codeOf(await enter(used))).toBe('link_expired');
    const stolen = await allow(person);
    expect(codeOf(await enter(stolen, randomBytes(48).toString('base64url')))).toBe('link_expired');
    expect(codeOf(await enter(stolen))).toBe('link_expired');
    const late = await allow(person);
    await server.database.db.update(desktopCodes).set({ expiresAt: new Date(Date.now() - 1) });
    expect(codeOf(await enter(late))).toBe('link_expired');
    expect(codeOf(await enter(await allow(person), verifier, {}))).toBe('forbidden_sender');
  });

  test('of two that try at the same time lets one in', async () => {
    const code = await allow(await signUpAs(server));
    const entered = await Promise.all([enter(code), enter(code), enter(code)]);
    expect(entered.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('keeps no code, only its hash', async () => {
    const code = await allow(await signUpAs(server));
    const { rows } = await server.database.pool.query('select * from desktop_codes');
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('needs somebody who is signed in', async () => {
    expect((await server.call('account.authorizeDesktop', { challenge })).status).toBe(401);
  });
});
