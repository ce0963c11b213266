import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { users } from '#server/db/schema/accounts.ts';
import { removeExpiredCredentials } from '#server/services/account/lifecycle/remove-expired.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { makeAccount, readCookies, readLinkToken, signInAs, signUpAs } from '../support/server/test-users.ts';

let server: TestApp;
beforeAll(async () => (server = await createTestApp()));
afterAll(() => server.stop());

const codeOf = (answer: { readonly problem: { readonly code: string } | undefined }) => answer.problem?.code;

describe('signing up', () => {
  test('makes the account once the mail’s link is followed, and not before', async () => {
    const person = {
      email: 'Ada@Example.com',
      password: 'violet tractor ada',
      username: 'ada',
      displayName: 'Ada'
    };
    const asked = await server.call('account.signUp', person);
    const cookie = readCookies(asked);
    expect([asked.status, cookie]).toEqual([
      204,
      expect.stringMatching(/^__Host-reelwright\.sign_up=[^;]+$/)
    ]);
    expect(asked.headers.getSetCookie().join()).toMatch(/; Max-Age=86400; .*HttpOnly; Secure; SameSite=Lax$/);
    expect(codeOf(await server.call('account.signIn', person))).toBe('wrong_credentials');
    const mail = await server.waitForMail('ada@example.com');
    expect(mail.subject).toBe('Confirm your address');
    const token = readLinkToken(mail.text);
    const followed = await server.call('account.verifyEmail', { token }, { cookie });
    expect(followed.output).toMatchObject({ isPasswordWanted: false, account: { email: 'ada@example.com' } });
    const here = await server.call('account.get', undefined, { cookie: readCookies(followed, cookie) });
    expect(here.output?.email).toBe('ada@example.com');
    expect(codeOf(await server.call('account.verifyEmail', { token }, { cookie }))).toBe('link_expired');
    const { output } = await server.call('account.signIn', person);
    expect(output).toMatchObject({
      status: 'signed_in',
      account: {
        email: 'ada@example.com',
        isVerified: true,
        hasSecondFactor: false,
        hasPassword: true,
        roles: ['user'],
        status: 'active',
        profile: { username: 'ada', displayName: 'Ada', avatarUrl: null, bio: '', links: [] }
      }
    });
  });

  test('sends the link once more, the newest of which works', async () => {
    const person = {
      email: 'twice@example.com',
      password: 'violet tractor twice',
      username: 'twice',
      displayName: 'Twice'
    };
    await server.call('account.signUp', person);
    const first = readLinkToken((await server.waitForMail(person.email)).text);
    await server.call('account.requestVerification', { email: person.email });
    const second = readLinkToken((await server.waitForMail(person.email)).text);
    expect(codeOf(await server.call('account.verifyEmail', { token: first }))).toBe('link_expired');
    expect((await server.call('account.verifyEmail', { token: second })).status).toBe(200);
  });

  test('with an address that has an account tells only its owner', async () => {
    const owner = await makeAccount(server);
    const answer = await server.call('account.signUp', {
      ...owner,
      password: 'another one 123',
      username: 'not-them'
    });
    expect(answer.status).toBe(204);
    const mail = await server.waitForMail(owner.email);
    expect(mail.subject).toBe('You already have an account');
    expect((await signInAs(server, owner)).status).toBe(200);
  });

  test('with a name that somebody has is refused, as with one that nobody may have', async () => {
    const { username } = await makeAccount(server);
    const ask = (name: string) =>
      server.call('account.signUp', {
        email: 'x@example.com',
        password: 'violet tractor x9',
        username: name,
        displayName: 'X'
      });
    for (const name of [username, 'admin', 'deleted-7q2m'])
      expect(codeOf(await ask(name))).toBe('username_taken');
  });

  test('gives whoever lost the race for a name the nearest one', async () => {
    const ask = (email: string) =>
      server.call('account.signUp', {
        email,
        password: 'violet tractor',
        username: 'racer',
        displayName: 'R'
      });
    const cookies: string[] = [];
    for (const email of ['first@example.com', 'second@example.com'])
      cookies.push(readCookies(await ask(email)));
    for (const [number, email] of ['first@example.com', 'second@example.com'].entries()) {
      const token = readLinkToken((await server.waitForMail(email)).text);
      await server.call('account.verifyEmail', { token }, { cookie: cookies[number] ?? '' });
    }
    const { output } = await signInAs(server, { email: 'second@example.com', password: 'violet tractor' });
    expect(output).toMatchObject({ account: { profile: { username: 'racer-2' } } });
  });

  test.each([
    ['1234567890', 'password_too_common'],
    ['QwertyUiop', 'password_too_common'],
    ['weak-one123', 'password_too_personal'],
    ['weak@example.com', 'password_too_personal']
  ])('refuses the password %s and says why', async (password, code) => {
    const answer = await server.call('account.signUp', {
      email: 'weak@example.com',
      password,
      username: 'weak-one',
      displayName: 'Weak'
    });
    expect([answer.status, codeOf(answer)]).toEqual([422, code]);
  });

  test('writes Spanish to who reads it', async () => {
    const email = 'lucia@example.com';
    await server.call(
      'account.signUp',
      { email, password: 'violet tractor lu', username: 'lucia', displayName: 'Lucía' },
      { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' }
    );
    expect((await server.waitForMail(email)).subject).toBe('Confirma tu dirección');
  });
});

describe('a password', () => {
  test('is reset by the mail’s link, once, and every place is signed out', async () => {
    const person = await signUpAs(server);
    await server.call('account.requestReset', { email: person.email.toUpperCase() });
    const mail = await server.waitForMail(person.email);
    expect(mail.subject).toBe('Choose a new password');
    const token = readLinkToken(mail.text);
    const refused = await server.call('account.resetPassword', { token, password: '1234567890' });
    expect(codeOf(refused)).toBe('password_too_common');
    const password = 'a quite new passphrase';
    expect((await server.call('account.resetPassword', { token, password })).status).toBe(200);
    expect(codeOf(await server.call('account.resetPassword', { token, password }))).toBe('link_expired');
    expect((await server.call('account.get', undefined, person.headers)).output).toBeNull();
    expect(codeOf(await signInAs(server, person))).toBe('wrong_credentials');
    expect((await signInAs(server, { email: person.email, password })).status).toBe(200);
    expect((await server.waitForMail(person.email)).subject).toBe('Your password was changed');
  });

  test('is changed with the old one, and only here it stays signed in', async () => {
    const person = await signUpAs(server);
    const elsewhere = await signInAs(server, person);
    const next = 'a quite new passphrase';
    const change = (current: string) =>
      server.call('account.changePassword', { current, next }, person.headers);
    expect(codeOf(await change('not the old one'))).toBe('wrong_credentials');
    expect((await change(person.password)).status).toBe(204);
    expect((await server.call('account.get', undefined, person.headers)).output).not.toBeNull();
    expect((await server.call('account.get', undefined, { cookie: elsewhere.cookies })).output).toBeNull();
    expect((await signInAs(server, { email: person.email, password: next })).status).toBe(200);
  });

  test('makes links worthless that were mailed before it was changed', async () => {
    const person = await signUpAs(server);
    await server.call('account.requestReset', { email: person.email });
    const token = readLinkToken((await server.waitForMail(person.email)).text);
    const next = 'a quite new passphrase';
    await server.call('account.changePassword', { current: person.password, next }, person.headers);
    expect(codeOf(await server.call('account.resetPassword', { token, password: 'yet another one' }))).toBe(
      'link_expired'
    );
  });

  test('is kept as argon2id with 19 MiB, two passes and one thread', async () => {
    const { rows } = await server.database.pool.query(
      'select distinct substring(password, 1, 30) as start from sign_in_methods'
    );
    expect(rows).not.toEqual([]);
    for (const { start } of rows) expect(start).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1$/);
  });
});

test('nobody gets into an account of the demo, which has no password and is mailed none', async () => {
  const { email } = await makeAccount(server);
  await server.database.db.update(users).set({ isDemo: true }).where(eq(users.email, email));
  await server.call('account.requestReset', { email });
  await vi.waitFor(async () => {
    const { rows } = await server.database.pool.query('select id from mail_requests where email = $1', [
      email
    ]);
    expect(rows).toEqual([]);
  }, 10_000);
  const { rows } = await server.database.pool.query(
    'select subject from development_mails where recipient = $1',
    [email]
  );
  expect(rows).toEqual([{ subject: 'Confirm your address' }]);
});

describe('an address', () => {
  test('changes once the new one is confirmed, and the old one hears of it', async () => {
    const person = await signUpAs(server);
    const email = `new-${person.email}`;
    const ask = (password: string) => server.call('account.changeEmail', { password, email }, person.headers);
    expect(codeOf(await ask('wrong password'))).toBe('wrong_credentials');
    expect((await ask(person.password)).status).toBe(204);
    expect((await server.waitForMail(person.email)).subject).toBe('Your address is about to change');
    const token = readLinkToken((await server.waitForMail(email)).text);
    expect((await server.call('account.get', undefined, person.headers)).output?.email).toBe(person.email);
    await server.call('account.verifyEmail', { token }, person.headers);
    expect((await server.call('account.get', undefined, person.headers)).output?.email).toBe(email);
    expect((await signInAs(server, { email, password: person.password })).status).toBe(200);
  });

  test('that somebody else has is not given away, and its owner is told', async () => {
    const [mine, theirs] = [await signUpAs(server), await makeAccount(server)];
    const ask = { password: mine.password, email: theirs.email };
    expect((await server.call('account.changeEmail', ask, mine.headers)).status).toBe(204);
    expect((await server.waitForMail(theirs.email)).subject).toBe('You already have an account');
    const [row] = await server.database.db.select().from(users).where(eq(users.id, mine.id));
    expect(row?.email).toBe(mine.email);
  });
});

test('what can no longer be used is not kept either', async () => {
  const { pool } = server.database;
  const person = await signUpAs(server);
  await server.call('account.requestReset', { email: person.email });
  await server.call('account.authorizeDesktop', { challenge: 'x'.repeat(43) }, person.headers);
  await server.call('account.signUp', {
    email: 'waiting@example.com',
    password: 'violet tractor 12',
    username: 'waiting',
    displayName: 'Waiting'
  });
  const tables = ['sign_ups', 'mail_requests', 'desktop_codes', 'sessions'];
  const count = async () => {
    const counts = tables.map((table) => pool.query(`select count(*)::int as n from ${table}`));
    return (await Promise.all(counts)).map(({ rows }) => (rows[0] as { n: number }).n);
  };
  const before = await count();
  expect(before.every((rows) => rows > 0)).toBe(true);
  await removeExpiredCredentials.run(server.context, {});
  expect(await count()).toEqual(before);
  const later = { ...server.context, now: () => Date.now() + 40 * 24 * 3_600_000 };
  await removeExpiredCredentials.run(later, {});
  expect(await count()).toEqual([0, 0, 0, 0]);
});
