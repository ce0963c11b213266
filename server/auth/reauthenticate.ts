import { eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { countAttempt } from './attempt-limits.ts';
import { callBetterAuth } from './better-auth-errors.ts';
import { headersForBetterAuth } from './credentials.ts';
import { users } from '../db/schema/accounts.ts';
import type { RequestContext } from '../context/request-context.ts';
import type { AccountContext } from './auth.ts';

/**
 * Counts an attempt of a signed-in person to prove their identity again. By account and device and not by session:
 * with a stolen session others can be opened.
 */
export async function countReauthentication(
  context: Pick<AccountContext, 'db' | 'limits' | 'secret' | 'now'>,
  request: RequestContext,
  { id }: Person
): Promise<() => Promise<void>> {
  const [user] = await context.db.select({ email: users.email }).from(users).where(eq(users.id, id));
  if (user === undefined) throw new ContractFailure('not_found');
  return countAttempt(context, request, 'reauthentication', user.email);
}

/** Verifies the password of the signed-in person once more; throws `wrong_credentials`. */
export async function checkPassword(
  context: AccountContext,
  request: RequestContext,
  person: Person,
  password: string
): Promise<void> {
  const undoAttempt = await countReauthentication(context, request, person);
  await callBetterAuth(() =>
    context.auth.betterAuth.api.verifyPassword({
      body: { password },
      headers: headersForBetterAuth(request.headers)
    })
  );
  await undoAttempt();
}
