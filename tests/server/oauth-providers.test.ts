import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readProviders } from '#server/auth/oauth-providers.ts';
import { nextCodeFor } from '../support/server/authenticator.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { signInByOAuth, startOAuth } from '../support/server/sign-in-by-oauth.ts';
import {
  type OidcProviderFixture,
  oidcClientKeys,
  startOidcProvider
} from '../support/server/oidc-provider-fixture.ts';
import { confirmSecondFactor } from '../support/server/second-factor.ts';
import { makeAccount, readCookies, readLinkToken, signInAs, signUpAs } from '../support/server/test-users.ts';

let service: OidcProviderFixture;
let server: TestApp;
beforeAll(async () => {
  service = await startOidcProvider({ sub: '', email: '', email_verified: true, name: '' });
  const providers = readProviders({ google: undefined, github: undefined, oidc: oidcClientKeys(service) });
  server = await createTestApp({ authOptions: { providers } });
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});

let people = 0;
const somebody = (email_verified = true) => {
  people += 1;
  return {
    sub: `sub-${people}`,
    email: `other-${people}@example.com`,
    email_verified,
    name: `Ötto ${people}`,
    picture: 'https://pictures.example/1.png'
  };
};

const goThere = () => startOAuth(server);
const comeBack = () => signInByOAuth(server);

async function countSessions(userId: string): Promise<number> {
  const { rows } = await server.database.pool.query('select id from sessions where user_id = $1', [userId]);
  return rows.length;
}

describe('signing in with another service', () => {
  test('is offered by its name', async () => {
    expect((await server.call('account.listProviders')).output).toEqual(['house']);
    const other = await server.call('account.startProviderSignIn', { provider: 'google', returnTo: '/' });
    expect(other.problem.code).toBe('not_found');
  });

  test.each(['Reelwright Support', '\u202enimda', '\u200b', ''])(
    'takes the username for the name %j, which nobody may be called',
    async (name) => {
      service.person = { ...somebody(), name };
      const { account } = await comeBack();
      expect(account?.profile.displayName).toBe(account?.profile.username);
    }
  );

  test('replaces names with a word that is not allowed, and tells the person', async () => {
    const { pool } = server.database;
    await pool.query(
      "insert into forbidden_words (key, word, reason, actor_id, added_at) select 'casino', 'Casino', 'Ads', id, now() from users limit 1"
    );
    service.person = { ...somebody(), email: 'casino-king@example.com', name: 'Casíno Royal' };
    const { account, cookies } = await comeBack();
    expect(account?.profile).toMatchObject({ username: 'user', displayName: 'user' });
    const { output } = await server.call('notices.list', { limit: 20 }, { cookie: cookies });
    expect(output.items.map(({ subject }) => subject)).toEqual([
      { kind: 'name_replaced', displayName: 'user' }
    ]);
    service.person = somebody();
    const other = await comeBack();
    const none = await server.call('notices.list', { limit: 20 }, { cookie: other.cookies });
    expect(none.output.items).toEqual([]);
    await pool.query('delete from forbidden_words');
  });

  test('makes an account without a password, and comes back to where it began', async () => {
    service.person = somebody();
    const { location, account, cookies } = await comeBack();
    expect(location).toBe('http://localhost:8787/my-profile');
    expect(cookies).toContain('__Host-reelwright=');
    expect(account).toMatchObject({
      email: service.person.email,
      isVerified: true,
      hasPassword: false,
      roles: ['user'],
      profile: { displayName: service.person.name, avatarUrl: null }
    });
    expect(account?.profile.username).toMatch(/^other-\d+$/);
    expect(account?.id).toMatch(/^usr_/);
    const again = await comeBack();
    expect(again.account?.id).toBe(account?.id);
  });

  test('keeps none of the other service’s keys, and nothing is fetched that tells who looks', async () => {
    const { rows } = await server.database.pool.query(
      "select access_token, refresh_token, id_token, scope from sign_in_methods where provider_id = 'house'"
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(Object.values(row)).toEqual([null, null, null, null]);
  });

  test('joins the account of the same address where both sides know it is theirs', async () => {
    const known = await makeAccount(server);
    service.person = { ...somebody(), email: known.email };
    const { account } = await comeBack();
    expect(account).toMatchObject({
      email: known.email,
      hasPassword: true,
      profile: { username: known.username }
    });
  });

  test('does not join where the other side never checked the address', async () => {
    const known = await makeAccount(server);
    service.person = { ...somebody(false), email: known.email };
    const { account, location } = await comeBack();
    expect(account).toBeNull();
    expect(location).toMatch(/\/auth\/returned\?error=/);
  });

  test.each(['registration_closed', 'maintenance'])('makes no account while %s holds', async (name) => {
    service.person = somebody();
    const { account: known } = await comeBack();
    const { pool } = server.database;
    await pool.query(`insert into platform_restrictions values ($1, true, 'a test', $2, now())`, [
      name,
      known?.id
    ]);
    expect((await comeBack()).account?.id).toBe(known?.id);
    service.person = somebody();
    const { account, location } = await comeBack();
    expect(account).toBeNull();
    expect(location).toMatch(new RegExp(`/auth/returned\\?error=${name}`));
    await pool.query('update platform_restrictions set is_in_force = false');
    expect((await comeBack()).account).not.toBeNull();
  });

  test('asks for the second factor of ours before it opens a session', async () => {
    const known = await signUpAs(server);
    const { secret, recoveryCodes } = await confirmSecondFactor(server, known);
    service.person = { ...somebody(), email: known.email };
    const sessionsBefore = await countSessions(known.id);
    const first = await comeBack();
    expect(first.account).toBeNull();
    expect(first.cookies).not.toContain('__Host-reelwright=');
    expect(await countSessions(known.id)).toBe(sessionsBefore);
    expect(first.location).toBe('http://localhost:8787/auth/second-factor?returnTo=%2Fmy-profile');
    const confirm = (code: string, kind: 'totp' | 'recovery', cookie: string) =>
      server.call('account.confirmSignIn', { code, kind }, { cookie });
    expect((await confirm('000000', 'totp', first.cookies)).problem.code).toBe('wrong_code');
    const done = await confirm(nextCodeFor(secret), 'totp', first.cookies);
    const cookie = readCookies(done, first.cookies);
    expect((await server.call('account.get', undefined, { cookie })).output?.id).toBe(known.id);
    // The provider's account is known now, and is asked all the same.
    const second = await comeBack();
    expect(second.account).toBeNull();
    expect((await confirm(recoveryCodes[0] ?? '', 'recovery', second.cookies)).status).toBe(200);
  });

  test('works only in the browser where it began, and once', async () => {
    service.person = somebody();
    const { back: stolen } = await goThere();
    const elsewhere = await stolen('');
    expect(readCookies(elsewhere)).not.toContain('__Host-reelwright=');
    const { back } = await goThere();
    expect(readCookies(await back())).toContain('__Host-reelwright=');
    const second = await back();
    expect(readCookies(second)).not.toContain('__Host-reelwright=');
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'never comes back to %s',
    async (returnTo) => {
      const answer = await server.call('account.startProviderSignIn', { provider: 'house', returnTo });
      expect(answer.problem.code).toBe('invalid_input');
    }
  );

  test('lets who came with an unchecked address show that it is theirs', async () => {
    service.person = somebody(false);
    const { account, cookies } = await comeBack();
    expect(account?.isVerified).toBe(false);
    await server.call('account.requestVerification', { email: service.person.email });
    const { text } = await server.waitForMail(service.person.email);
    await server.call('account.verifyEmail', { token: readLinkToken(text) }, { cookie: cookies });
    const now = await server.call('account.get', undefined, { cookie: cookies });
    expect(now.output).toMatchObject({ isVerified: true, email: service.person.email });
  });

  test('lets who has no password leave by typing their username', async () => {
    service.person = somebody();
    const { account, cookies } = await comeBack();
    const remove = (confirmation: string) =>
      server.call('account.remove', { confirmation }, { cookie: cookies });
    expect((await remove('not the name')).problem.code).toBe('wrong_credentials');
    expect((await remove(account?.profile.username ?? '')).status).toBe(204);
    expect((await signInAs(server, { email: service.person.email, password: 'x' })).status).toBe(401);
  });
});

test.each([
  ['google', 'accounts.google.com'],
  ['github', 'github.com']
])('%s is asked at its own address, to come back to ours', async (provider, host) => {
  const keys = { clientId: 'our-id', clientSecret: 'our-secret' };
  const providers = readProviders({ google: keys, github: keys, oidc: undefined });
  const both = await createTestApp({
    authOptions: { providers },
    context: { siteUrl: 'https://reelwright.example' }
  });
  try {
    expect((await both.call('account.listProviders')).output).toEqual(['google', 'github']);
    const started = await both.call('account.startProviderSignIn', { provider, returnTo: '/' });
    const url = new URL(started.output.url);
    expect(url.host).toBe(host);
    expect(url.searchParams.get('redirect_uri')).toBe(
      `https://reelwright.example/api/auth/callback/${provider}`
    );
    expect(url.searchParams.get('client_id')).toBe('our-id');
    expect(url.href).not.toContain('our-secret');
    expect(url.searchParams.get('state')?.length).toBeGreaterThan(20);
  } finally {
    await both.stop();
  }
});
