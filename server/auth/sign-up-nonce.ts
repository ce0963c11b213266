// Binds a sign-up to the browser it was made in. Whoever signs up with another person's address does so in a browser of
// their own, so the password they typed is dropped when the owner of the mailbox follows the link.
import type { Context } from '../context/context.ts';
import type { RequestContext } from '../context/request-context.ts';
import { cookieAttributes, cookieNames, readCredential, usesCookies } from './credentials.ts';
import { hashToken, newToken, sign } from './tokens.ts';

/**
 * The hash of the browser's nonce, which stays the same for all its sign-ups. Undefined for the desktop app: its link
 * is followed in a browser, which did not sign up.
 */
export function bindSignUp(
  { secret }: Pick<Context, 'secret'>,
  request: RequestContext,
  lifetimeSeconds: number
): string | undefined {
  if (!usesCookies(request.headers)) return undefined;
  const nonce = readCredential(request.headers, 'signUp', secret) ?? newToken();
  const cookie = `${cookieNames.signUp}=${encodeURIComponent(sign(nonce, secret))}`;
  request.addHeader('set-cookie', `${cookie}; Max-Age=${lifetimeSeconds}; ${cookieAttributes}`);
  return hashToken(nonce);
}

/** True for a request from the browser that signed up. */
export function isSignUpBrowser(
  { secret }: Pick<Context, 'secret'>,
  headers: Headers,
  nonceHash: string | null
): boolean {
  const nonce = readCredential(headers, 'signUp', secret);
  return nonce !== undefined && hashToken(nonce) === nonceHash;
}
