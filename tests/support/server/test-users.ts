// People of tests: each signs up, follows the mail's link and signs in, through the API alone.
import { randomBytes } from 'node:crypto';
import type { Account } from '#shared/domain/people/account.ts';
import { cloudHeaders } from '#shared/contract/http/cloud-headers.ts';
import type { TestApp } from './create-test-app.ts';

export type SignedInUser = {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly username: string;
  readonly displayName: string;
  readonly account: Account;
  /** The browser's cookies, as a request sends them. */
  readonly headers: Record<string, string>;
};

type Wanted = { readonly email?: string; readonly username?: string; readonly displayName?: string };

/** Cookies that an answer sets, as the next request sends them; what is emptied is left out. */
export function readCookies(answer: { readonly headers: Headers }, before = ''): string {
  const jar = new Map(before.split('; ').flatMap((pair) => (pair === '' ? [] : [splitPair(pair)])));
  for (const cookie of answer.headers.getSetCookie()) {
    const [name, value] = splitPair(cookie.split(';')[0] ?? '');
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

function splitPair(pair: string): [string, string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
}

export const readLinkToken = (text: string): string => /[?&#]token=([\w-]+)/.exec(text)?.[1] ?? '';

/** An account whose address is confirmed; nobody is signed in. */
export async function makeAccount(server: TestApp, wanted: Wanted = {}) {
  const { email, password, username, displayName, headers } = await signUpAs(server, wanted);
  await server.call('account.signOut', undefined, headers);
  return { email, password, username, displayName };
}

/** The link is followed in the browser that signed up, which is signed in by it. */
export async function signUpAs(server: TestApp, wanted: Wanted = {}): Promise<SignedInUser> {
  const mark = randomBytes(5).toString('hex');
  const person = {
    email: wanted.email ?? `${mark}@example.com`,
    password: `violet tractor ${mark}`,
    username: wanted.username ?? `person-${mark}`,
    displayName: wanted.displayName ?? `Person ${mark}`
  };
  const cookie = readCookies(await server.call('account.signUp', person));
  const { text } = await server.waitForMail(person.email);
  const answer = await server.call('account.verifyEmail', { token: readLinkToken(text) }, { cookie });
  const account = answer.output?.account;
  if (account == null) throw new Error('The new account is not signed in');
  return { ...person, id: account.id, account, headers: { cookie: readCookies(answer) } };
}

export async function signInAs(
  server: TestApp,
  { email, password }: { readonly email: string; readonly password: string },
  cookies = ''
) {
  const answer = await server.call('account.signIn', { email, password }, { cookie: cookies });
  return { ...answer, cookies: readCookies(answer, cookies) };
}

/** The headers that the desktop's main process sends. */
export const desktopHeaders = (token?: string): Record<string, string> => ({
  [cloudHeaders.client]: 'desktop',
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` })
});
