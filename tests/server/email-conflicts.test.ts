import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readProviders } from '#server/auth/oauth-providers.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import {
  type OidcProviderFixture,
  oidcClientKeys,
  startOidcProvider
} from '../support/server/oidc-provider-fixture.ts';
import { signInByOAuth } from '../support/server/sign-in-by-oauth.ts';
import { readLinkToken, signInAs } from '../support/server/test-users.ts';

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

const mine = 'violet tractor harbour';
const strangers = 'orange anvil meadow';
const chosen = 'a quite new passphrase';

let people = 0;
const newAddress = () => `taken-${(people += 1)}@example.com`;
const codeOf = (answer: { readonly problem: { readonly code: string } | undefined }) => answer.problem?.code;
const readToken = async (email: string) => readLinkToken((await server.waitForMail(email)).text);

async function signUp(email: string, password: string): Promise<string> {
  const username = `somebody-${(people += 1)}`;
  const asked = await server.call('account.signUp', { email, password, username, displayName: 'Somebody' });
  expect(asked.status).toBe(204);
  return readToken(email);
}

describe('an address that somebody else signed up with too', () => {
  const confirmationMethods: readonly [string, (email: string) => Promise<string>][] = [
    [
      'the newer link, which is the stranger’s',
      async (email) => {
        await signUp(email, mine);
        return signUp(email, strangers);
      }
    ],
    [
      'the link of the mail that is sent again',
      async (email) => {
        await signUp(email, mine);
        await signUp(email, strangers);
        await server.call('account.requestVerification', { email });
        return readToken(email);
      }
    ],
    [
      'the older link, where the stranger was first',
      async (email) => {
        const first = await signUp(email, strangers);
        await signUp(email, mine);
        return first;
      }
    ]
  ];
  test.each(confirmationMethods)(
    'lets no password in by %s, and its owner chooses one',
    async (_way, getToken) => {
      const email = newAddress();
      const token = await getToken(email);
      const confirmed = await server.call('account.verifyEmail', { token });
      for (const password of [strangers, mine]) {
        expect(codeOf(await signInAs(server, { email, password }))).toBe('wrong_credentials');
      }
      expect([confirmed.status, confirmed.output]).toEqual([200, { isPasswordWanted: true }]);
      expect(codeOf(await server.call('account.verifyEmail', { token }))).toBe('link_expired');
      expect((await server.call('account.resetPassword', { token, password: chosen })).status).toBe(204);
      expect((await signInAs(server, { email, password: chosen })).status).toBe(200);
      expect(codeOf(await server.call('account.resetPassword', { token, password: mine }))).toBe(
        'link_expired'
      );
    }
  );

  test('is asked for a password by mail too, where the one chosen at once was put off', async () => {
    const email = newAddress();
    await signUp(email, strangers);
    await server.call('account.verifyEmail', { token: await signUp(email, mine) });
    await server.call('account.requestReset', { email });
    const token = await readToken(email);
    expect((await server.call('account.resetPassword', { token, password: chosen })).status).toBe(204);
    expect((await signInAs(server, { email, password: chosen })).status).toBe(200);
  });
});

describe('an address that somebody else gave at another service, which never checked it', () => {
  async function linkByOAuth(email: string) {
    service.person = { sub: email, email, email_verified: false, name: 'Not them' };
    return signInByOAuth(server);
  }

  test('is its owner’s alone once they chose a password', async () => {
    const email = newAddress();
    const taken = await linkByOAuth(email);
    expect(taken.account).toMatchObject({ email, isVerified: false });
    await server.call('account.requestReset', { email });
    const token = await readToken(email);
    await server.call('account.resetPassword', { token, password: chosen });
    expect((await linkByOAuth(email)).account).toBeNull();
    expect((await signInAs(server, { email, password: chosen })).status).toBe(200);
  });

  test('is confirmed only by whoever is signed in to that account', async () => {
    const email = newAddress();
    const taken = await linkByOAuth(email);
    await server.call('account.requestVerification', { email });
    const token = await readToken(email);
    expect(codeOf(await server.call('account.verifyEmail', { token }))).toBe('unauthenticated');
    const account = await server.call('account.get', undefined, { cookie: taken.cookies });
    expect(account.output?.isVerified).toBe(false);
    const own = await server.call('account.verifyEmail', { token }, { cookie: taken.cookies });
    expect(own.output).toEqual({ isPasswordWanted: false });
  });
});

test('a service that checked the address stays a way in when a password is chosen', async () => {
  const email = newAddress();
  service.person = { sub: email, email, email_verified: true, name: 'Ann' };
  const { account } = await signInByOAuth(server);
  await server.call('account.requestReset', { email });
  await server.call('account.resetPassword', { token: await readToken(email), password: chosen });
  expect((await signInByOAuth(server)).account?.id).toBe(account?.id);
});
