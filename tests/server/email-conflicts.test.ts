import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readProviders } from '#server/auth/oauth-providers.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import {
  type OidcProviderFixture,
  oidcClientKeys,
  startOidcProvider
} from '../support/server/oidc-provider-fixture.ts';
import { signInByOAuth } from '../support/server/sign-in-by-oauth.ts';
import {
  desktopHeaders,
  makeAccount,
  readCookies,
  readLinkToken,
  signInAs,
  signUpAs,
  type SignedInUser
} from '../support/server/test-users.ts';

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

type SignedUp = {
  readonly token: string;
  /** Of the browser that signed up. */
  readonly cookie: string;
};

async function signUp(email: string, password: string, cookie = ''): Promise<SignedUp> {
  const username = `somebody-${(people += 1)}`;
  const asked = { email, password, username, displayName: 'Somebody' };
  const answer = await server.call('account.signUp', asked, { cookie });
  expect(answer.status).toBe(204);
  return { token: await readToken(email), cookie: readCookies(answer, cookie) };
}

const canSignIn = async (email: string, password: string) =>
  (await signInAs(server, { email, password })).status === 200;

async function chooseBy(token: string, email: string): Promise<void> {
  expect((await server.call('account.resetPassword', { token, password: chosen })).output).toEqual({
    hasSecondFactor: false
  });
  expect(await canSignIn(email, chosen)).toBe(true);
  const again = await server.call('account.resetPassword', { token, password: mine });
  expect(codeOf(again)).toBe('link_expired');
}

describe('a stranger who signs up with another person’s address', () => {
  test('has no password that works once its owner followed the link, and the owner chooses one', async () => {
    const email = newAddress();
    const { token } = await signUp(email, strangers);
    const followed = await server.call('account.verifyEmail', { token });
    expect(followed.headers.getSetCookie()).toEqual([]);
    expect([followed.status, followed.output]).toEqual([200, { isPasswordWanted: true, account: null }]);
    expect(await canSignIn(email, strangers)).toBe(false);
    const again = await server.call('account.verifyEmail', { token });
    expect(again.output).toEqual({ isPasswordWanted: true, account: null });
    await chooseBy(token, email);
    expect(codeOf(await server.call('account.verifyEmail', { token }))).toBe('link_expired');
    expect(await canSignIn(email, strangers)).toBe(false);
  });

  test('nor where the owner’s browser signed up with another address', async () => {
    const email = newAddress();
    const { cookie } = await signUp(newAddress(), mine);
    const { token } = await signUp(email, strangers);
    const followed = await server.call('account.verifyEmail', { token }, { cookie });
    expect(followed.output).toEqual({ isPasswordWanted: true, account: null });
    expect(await canSignIn(email, strangers)).toBe(false);
  });

  test('nor with a cookie that is not signed by this server', async () => {
    const email = newAddress();
    const { token, cookie } = await signUp(email, strangers);
    const forged = cookie.replace(/=([^.]{4})/, '=AAAA');
    const followed = await server.call('account.verifyEmail', { token }, { cookie: forged });
    expect(followed.output).toEqual({ isPasswordWanted: true, account: null });
  });

  test('can sign in at no time, so no second factor of theirs locks the owner out', async () => {
    const email = newAddress();
    const { token, cookie } = await signUp(email, strangers);
    expect(await canSignIn(email, strangers)).toBe(false);
    await server.call('account.verifyEmail', { token });
    const tried = await server.call('account.signIn', { email, password: strangers }, { cookie });
    expect(codeOf(tried)).toBe('wrong_credentials');
    const started = await server.call('account.startSecondFactor', { password: strangers }, { cookie });
    expect(codeOf(started)).toBe('unauthenticated');
  });

  const links: readonly (readonly [string, (email: string) => Promise<SignedUp>])[] = [
    [
      'the stranger’s newer link',
      async (email) => {
        const owner = await signUp(email, mine);
        return { ...(await signUp(email, strangers)), cookie: owner.cookie };
      }
    ],
    [
      'the stranger’s older link',
      async (email) => {
        const { token } = await signUp(email, strangers);
        return { token, cookie: (await signUp(email, mine)).cookie };
      }
    ],
    [
      'the link that is sent again, which is the stranger’s',
      async (email) => {
        const { cookie } = await signUp(email, mine);
        await signUp(email, strangers);
        await server.call('account.requestVerification', { email });
        return { token: await readToken(email), cookie };
      }
    ]
  ];
  test.each(links)('does not get in by %s, followed in the owner’s browser', async (_link, prepare) => {
    const email = newAddress();
    const { token, cookie } = await prepare(email);
    const followed = await server.call('account.verifyEmail', { token }, { cookie });
    expect(followed.output).toEqual({ isPasswordWanted: true, account: null });
    for (const password of [strangers, mine]) expect(await canSignIn(email, password)).toBe(false);
    await chooseBy(token, email);
  });

  test('does not spoil the owner’s own link, whose password stays in the owner’s browser', async () => {
    const email = newAddress();
    await signUp(email, strangers);
    const { token, cookie } = await signUp(email, mine);
    const followed = await server.call('account.verifyEmail', { token }, { cookie });
    expect(followed.output).toMatchObject({ isPasswordWanted: false, account: { email } });
    expect([await canSignIn(email, strangers), await canSignIn(email, mine)]).toEqual([false, true]);
  });

  test('leaves the owner the reset mail too, where the password was put off', async () => {
    const email = newAddress();
    const { token } = await signUp(email, strangers);
    await server.call('account.verifyEmail', { token });
    await server.call('account.requestReset', { email });
    await chooseBy(await readToken(email), email);
  });
});

describe('one browser', () => {
  test('keeps its cookie from one sign-up to the next, so that each of its links works', async () => {
    const [first, second] = [newAddress(), newAddress()];
    const one = await signUp(first, mine);
    const two = await signUp(second, mine, one.cookie);
    expect(two.cookie).toBe(one.cookie);
    await server.call('account.verifyEmail', { token: one.token }, { cookie: two.cookie });
    expect(await canSignIn(first, mine)).toBe(true);
  });
});

describe('the desktop app, whose link is followed in a browser', () => {
  test.each([
    ['without a password', undefined],
    ['with one, which counts for nothing', mine]
  ])('signs up %s, and the reader of the link chooses it', async (_how, password) => {
    const email = newAddress();
    const asked = { email, username: `somebody-${(people += 1)}`, displayName: 'Somebody', password };
    const answer = await server.call('account.signUp', asked, desktopHeaders());
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []]);
    const token = await readToken(email);
    const followed = await server.call('account.verifyEmail', { token });
    expect(followed.output).toEqual({ isPasswordWanted: true, account: null });
    expect(await canSignIn(email, mine)).toBe(false);
    await chooseBy(token, email);
  });
});

describe('a stranger who moves an account of theirs to another person’s address', () => {
  async function moveTo(email: string) {
    const stranger = await signUpAs(server);
    await server.call('account.changeEmail', { password: stranger.password, email }, stranger.headers);
    await server.waitForMail(stranger.email);
    return { stranger, token: await readToken(email) };
  }
  const readEmail = async ({ headers }: SignedInUser) =>
    (await server.call('account.get', undefined, headers)).output?.email;

  test('gets it by no click of a visitor nor of another account, and the link stays valid for their own', async () => {
    const email = newAddress();
    const { stranger, token } = await moveTo(email);
    expect(codeOf(await server.call('account.verifyEmail', { token }))).toBe('unauthenticated');
    const other = await signUpAs(server);
    expect(codeOf(await server.call('account.verifyEmail', { token }, other.headers))).toBe('forbidden');
    expect(await readEmail(stranger)).toBe(stranger.email);
    const own = await server.call('account.verifyEmail', { token }, stranger.headers);
    expect(own.output).toEqual({ isPasswordWanted: false, account: null });
    expect(await readEmail(stranger)).toBe(email);
  });

  test('does not get it once its owner has an account', async () => {
    const email = newAddress();
    const { stranger, token } = await moveTo(email);
    await makeAccount(server, { email });
    expect(codeOf(await server.call('account.verifyEmail', { token }, stranger.headers))).toBe(
      'link_expired'
    );
    expect(await readEmail(stranger)).toBe(stranger.email);
  });

  test('loses a pending move of an account whose owner resets the password', async () => {
    const owner = await signUpAs(server);
    const email = newAddress();
    await server.call('account.changeEmail', { password: owner.password, email }, owner.headers);
    await server.waitForMail(owner.email);
    const token = await readToken(email);
    await server.call('account.requestReset', { email: owner.email });
    const reset = { token: await readToken(owner.email), password: chosen };
    await server.call('account.resetPassword', reset);
    const { cookies } = await signInAs(server, { email: owner.email, password: chosen });
    const moved = await server.call('account.verifyEmail', { token }, { cookie: cookies });
    expect(codeOf(moved)).toBe('link_expired');
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
    expect(own.output).toEqual({ isPasswordWanted: false, account: null });
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
