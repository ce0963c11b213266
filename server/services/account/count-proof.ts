import { eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { countGuess } from '../../auth/guess-limits.ts';
import { users } from '../../db/schema/accounts.ts';
import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';

/**
 * Counts one try of somebody who is signed in to prove once more who they are. By account and device, since whoever
 * stole a session can open others with it.
 */
export async function countProof(
  context: Pick<AccountContext, 'db' | 'limits' | 'secret' | 'now'>,
  request: RequestContext,
  { id }: Person
): Promise<() => Promise<void>> {
  const [user] = await context.db.select({ email: users.email }).from(users).where(eq(users.id, id));
  if (user === undefined) throw new ContractFailure('not_found');
  return countGuess(context, request, 'proof', user.email);
}
