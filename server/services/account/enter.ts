import { eq } from 'drizzle-orm';
import type { Account } from '#shared/domain/people/account.ts';
import { passCredentials } from '../../auth/answer-headers.ts';
import { headersForLibrary } from '../../auth/credentials.ts';
import { rememberDevice } from '../../auth/known-device.ts';
import { sessions } from '../../db/schema/accounts.ts';
import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';
import { readAccount } from './read-account.ts';

type Way = 'enterByPassword' | 'enterByWord';

/** Opens a session of its own and hands it out; undefined where the second factor is asked for first. */
export async function enter(
  context: AccountContext,
  request: RequestContext,
  way: Way,
  userId: string
): Promise<Account | undefined> {
  const { headers, response } = await context.auth.library.api[way]({
    body: { userId },
    headers: headersForLibrary(request.headers),
    returnHeaders: true
  });
  passCredentials(request, headers);
  if ('twoFactorRedirect' in response) return undefined;
  const account = await welcome(context, request, userId);
  // Not by another's word: a stolen session would make its thief's devices known.
  if (way === 'enterByPassword') rememberDevice(context, request, account.email);
  return account;
}

/** Whoever was signed in here before is not any more. */
export async function welcome(
  { db }: AccountContext,
  { sessionId }: RequestContext,
  userId: string
): Promise<Account> {
  if (sessionId !== null) await db.delete(sessions).where(eq(sessions.id, sessionId));
  return readAccount(db, userId);
}
