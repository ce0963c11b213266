import { codeFor } from './authenticator.ts';
import type { TestApp } from './create-test-app.ts';
import { readCookies, type SignedInUser } from './test-users.ts';

/** Gives the person a confirmed second factor; `cookies` hold the session that replaces theirs. */
export async function confirmSecondFactor(server: TestApp, { password, headers }: SignedInUser) {
  const started = await server.call('account.startSecondFactor', { password }, headers);
  const { secret, recoveryCodes } = started.output;
  const confirmed = await server.call('account.confirmSecondFactor', { code: codeFor(secret) }, headers);
  return { secret, recoveryCodes, confirmed, cookies: readCookies(confirmed, headers['cookie']) };
}
