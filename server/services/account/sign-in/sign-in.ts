import { eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Account } from '#shared/domain/people/account.ts';
import { countAttempt, rememberDevice } from '../../../auth/attempt-limits.ts';
import { callBetterAuth } from '../../../auth/better-auth-errors.ts';
import { headersForBetterAuth, sendCredentials, usesCookies } from '../../../auth/credentials.ts';
import { sessions } from '../../../db/schema/accounts.ts';
import type { RequestContext } from '../../../context/request-context.ts';
import type { AccountContext } from '../../../auth/auth.ts';
import { readAccount } from '../read-account.ts';

type SignedIn =
  | { readonly status: 'signed_in'; readonly account: Account }
  | { readonly status: 'second_factor' };

/** Does the same work whether or not the address has an account: one query and one argon2id hash. */
export async function signIn(
  context: AccountContext,
  { email: typed, password }: { readonly email: string; readonly password: string },
  request: RequestContext
): Promise<SignedIn> {
  refuseInsecureAddress(request);
  const email = typed.toLowerCase();
  const undoAttempt = await countAttempt(context, request, 'password', email);
  const { headers, response } = await callBetterAuth(() =>
    context.auth.betterAuth.api.signInEmail({
      body: { email, password },
      headers: headersForBetterAuth(request.headers),
      returnHeaders: true
    })
  );
  await undoAttempt();
  sendCredentials(request, headers);
  if ('twoFactorRedirect' in response) return { status: 'second_factor' };
  const account = await finishSignIn(context, request, response.user.id);
  rememberDevice(context, request, email);
  return { status: 'signed_in', account };
}

/** Ends the session that the client had before, and reads the account of the new one. */
export async function finishSignIn(
  { db }: Pick<AccountContext, 'db'>,
  { sessionId }: RequestContext,
  userId: string
): Promise<Account> {
  if (sessionId !== null) await db.delete(sessions).where(eq(sessions.id, sessionId));
  return readAccount(db, userId);
}

/** Throws `insecure_origin` on plain http except on localhost, where a browser silently drops a `Secure` cookie. */
export function refuseInsecureAddress({ headers }: RequestContext): void {
  const origin = headers.get('origin');
  if (!usesCookies(headers) || origin === null || !URL.canParse(origin)) return;
  const { protocol, hostname } = new URL(origin);
  const isLocalhost = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  if (protocol === 'http:' && !isLocalhost) throw new ContractFailure('insecure_origin');
}
