import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readProviders } from '#server/auth/oauth-providers.ts';
import { twoFactors, users } from '#server/db/schema/accounts.ts';
import { continueFactorRecoveries } from '#server/services/account/second-factor/factor-recovery.ts';
import { codeFor, nextCodeFor } from '../support/server/authenticator.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import {
  oidcClientKeys,
  type OidcProviderFixture,
  startOidcProvider
} from '../support/server/oidc-provider-fixture.ts';
import { signInByOAuth } from '../support/server/sign-in-by-oauth.ts';
import { readCookies, readLinkToken, signInAs, signUpAs } from '../support/server/test-users.ts';

let service: OidcProviderFixture;
let server: TestApp;
beforeAll(async () => {
  service = await startOidcProvider({ sub: '', email: '', email_verified: false, name: '' });
  const providers = readProviders({ google: undefined, github: undefined, oidc: oidcClientKeys(service) });
  server = await createTestApp({ authOptions: { providers } });
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});

const hour = 3_600_000;
const password = 'a quite new passphrase';
const codeOf = (answer: { readonly problem: { readonly code: string } | undefined }) => answer.problem?.code;
const sweepAfter = (hours: number) =>
  continueFactorRecoveries.run({ ...server.context, now: () => Date.now() + hours * hour }, {});
const readCancelToken = (text: string) =>
  new URL(/https?:\/\/\S+\/auth\/recovery\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? '';

/** Somebody with a second factor who chose a new password by the mailbox; `token` is that of the link. */
async function resetWithFactor() {
  const person = await signUpAs(server);
  const { headers } = person;
  const started = await server.call('account.startSecondFactor', { password: person.password }, headers);
  const { secret } = started.output;
  const confirmed = await server.call('account.confirmSecondFactor', { code: codeFor(secret) }, headers);
  const cookie = readCookies(confirmed, headers['cookie']);
  await server.call('account.requestReset', { email: person.email });
  const token = readLinkToken((await server.waitForMail(person.email)).text);
  const reset = await server.call('account.resetPassword', { token, password });
  expect(reset.output).toEqual({ hasSecondFactor: true });
  expect((await server.waitForMail(person.email)).subject).toBe('Your password was changed');
  return { ...person, password, secret, token, cookie };
}

async function requestRecovery() {
  const person = await resetWithFactor();
  return { ...person, ...(await startRecovery(person)) };
}

async function startRecovery(person: { readonly email: string; readonly token: string }) {
  const started = await server.call('account.startFactorRecovery', { token: person.token });
  const mail = await server.waitForMail(person.email);
  return { started, mail, cancelToken: readCancelToken(mail.text) };
}

const isAskedForCode = async (person: { readonly email: string }) =>
  (await signInAs(server, { email: person.email, password })).output?.status === 'second_factor';

describe('a lost second factor', () => {
  test('is not passed by a new password, which ends every session', async () => {
    const person = await resetWithFactor();
    expect(await isAskedForCode(person)).toBe(true);
    expect((await server.call('account.get', undefined, { cookie: person.cookie })).output).toBeNull();
  });

  test('is removed after 72 hours, announced at once and a day before', async () => {
    const person = await requestRecovery();
    const days = (person.started.output.dueAt - Date.now()) / (24 * hour);
    expect(days).toBeCloseTo(3, 2);
    expect(person.mail.subject).toBe('Your second step will be removed');
    await sweepAfter(47.9);
    expect(await isAskedForCode(person)).toBe(true);
    await sweepAfter(48.1);
    const reminder = await server.waitForMail(person.email);
    expect(reminder.subject).toBe('Reminder: your second step will be removed');
    expect(readCancelToken(reminder.text)).toBe(person.cancelToken);
    await sweepAfter(71.9);
    expect(await isAskedForCode(person)).toBe(true);
    await sweepAfter(72.2);
    expect((await server.waitForMail(person.email)).subject).toBe('The second step was removed');
    const signedIn = await signInAs(server, person);
    expect(signedIn.output).toMatchObject({
      status: 'signed_in',
      account: { hasSecondFactor: false, factorRecoveryDueAt: null }
    });
    const rows = await server.database.db.select().from(twoFactors).where(eq(twoFactors.userId, person.id));
    expect(rows).toEqual([]);
  });

  test('is removed no sooner than a day after the reminder, however long the server stood still', async () => {
    const person = await requestRecovery();
    await sweepAfter(200);
    expect((await server.waitForMail(person.email)).subject).toMatch(/^Reminder/);
    await sweepAfter(201);
    expect(await isAskedForCode(person)).toBe(true);
    await sweepAfter(225);
    expect(await isAskedForCode(person)).toBe(false);
  });

  test('stays where the removal is canceled by the link of its mail, without a session', async () => {
    const person = await requestRecovery();
    const cancel = (token: string) => server.call('account.cancelFactorRecoveryByMail', { token });
    expect(codeOf(await cancel(`${person.cancelToken.slice(0, -4)}AAA=`))).toBe('link_expired');
    expect((await cancel(person.cancelToken)).status).toBe(204);
    expect((await server.waitForMail(person.email)).subject).toBe('Your second step stays');
    expect(codeOf(await cancel(person.cancelToken))).toBe('link_expired');
    await sweepAfter(200);
    await sweepAfter(300);
    expect(await isAskedForCode(person)).toBe(true);
  });

  test('stays where the removal is canceled from a session, which tells when it is due', async () => {
    const person = await resetWithFactor();
    // The owner signs in with a code; who reads the mailbox requests the removal afterwards.
    const { cookies } = await signInAs(server, person);
    const code = { code: nextCodeFor(person.secret), kind: 'totp' } as const;
    const confirmed = await server.call('account.confirmSignIn', code, { cookie: cookies });
    const cookie = readCookies(confirmed, cookies);
    const { started } = await startRecovery(person);
    const { output } = await server.call('account.get', undefined, { cookie });
    expect(output?.factorRecoveryDueAt).toBe(started.output.dueAt);
    expect((await server.call('account.cancelFactorRecovery', undefined, { cookie })).status).toBe(204);
    expect(codeOf(await server.call('account.cancelFactorRecovery', undefined, { cookie }))).toBe(
      'not_found'
    );
    await sweepAfter(200);
    await sweepAfter(300);
    expect(await isAskedForCode(person)).toBe(true);
  });

  test('is found again by whoever signs in with a code, which ends the removal', async () => {
    const person = await requestRecovery();
    const { cookies } = await signInAs(server, person);
    const code = { code: nextCodeFor(person.secret), kind: 'totp' } as const;
    const { output } = await server.call('account.confirmSignIn', code, { cookie: cookies });
    expect(output.account.factorRecoveryDueAt).toBeNull();
    await sweepAfter(200);
    await sweepAfter(300);
    expect(await isAskedForCode(person)).toBe(true);
  });

  test('is not what a later one is: a removal ends with the factor it is about', async () => {
    const person = await requestRecovery();
    await server.database.db.delete(twoFactors).where(eq(twoFactors.userId, person.id));
    const { rows } = await server.database.pool.query('select id from factor_recoveries where user_id = $1', [
      person.id
    ]);
    expect(rows).toEqual([]);
  });
});

describe('the removal of a second factor', () => {
  test('is requested by the link of a reset only, once, and after the new password was chosen', async () => {
    const person = await signUpAs(server);
    await server.call('account.requestReset', { email: person.email });
    const unused = readLinkToken((await server.waitForMail(person.email)).text);
    const start = (token: string) => server.call('account.startFactorRecovery', { token });
    expect(codeOf(await start(unused))).toBe('link_expired');
    const { token } = await resetWithFactor();
    expect((await start(token)).status).toBe(200);
    expect(codeOf(await start(token))).toBe('link_expired');
  });

  test('keeps its date when it is requested again', async () => {
    const person = await requestRecovery();
    await server.call('account.requestReset', { email: person.email });
    const token = readLinkToken((await server.waitForMail(person.email)).text);
    await server.call('account.resetPassword', { token, password: 'yet another passphrase' });
    const again = await server.call('account.startFactorRecovery', { token });
    expect(again.output).toEqual(person.started.output);
  });

  test('is of no use to a stranger’s account, whose own link is not the owner’s', async () => {
    const [mine, theirs] = [await requestRecovery(), await requestRecovery()];
    await server.call('account.cancelFactorRecoveryByMail', { token: theirs.cancelToken });
    await sweepAfter(48.1);
    await sweepAfter(72.2);
    expect(await isAskedForCode(theirs)).toBe(true);
    expect(await isAskedForCode(mine)).toBe(false);
  });
});

test('a second factor of an account whose address nobody proved goes with the owner’s first password', async () => {
  const email = 'unproven@example.com';
  service.person = { sub: email, email, email_verified: false, name: 'Not them' };
  const taken = await signInByOAuth(server);
  const { db } = server.database;
  await db
    .insert(twoFactors)
    .values({ id: 'tfa_1', userId: taken.account?.id ?? '', secret: 's', backupCodes: 'b', verified: true });
  await db.update(users).set({ hasSecondFactor: true }).where(eq(users.email, email));
  await server.call('account.requestReset', { email });
  const token = readLinkToken((await server.waitForMail(email)).text);
  const reset = await server.call('account.resetPassword', { token, password });
  expect(reset.output).toEqual({ hasSecondFactor: false });
  expect((await signInAs(server, { email, password })).output?.status).toBe('signed_in');
  expect((await server.call('account.get', undefined, { cookie: taken.cookies })).output).toBeNull();
});
