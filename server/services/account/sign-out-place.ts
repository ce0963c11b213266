import { and, eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { sessions } from '../../db/schema/accounts.ts';
import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';
import { getPerson } from './get-person.ts';

/** Another person's place is as unknown as one that never was. */
export async function signOutPlace(
  { db }: AccountContext,
  { id: placeId }: { readonly id: string },
  request: RequestContext
): Promise<void> {
  const { id } = getPerson(request, 'account.manage');
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, placeId), eq(sessions.userId, id)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new ContractFailure('not_found');
}
