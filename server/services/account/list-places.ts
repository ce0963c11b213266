import { and, desc, eq, gt } from 'drizzle-orm';
import type { SignedInPlace } from '#shared/domain/people/account.ts';
import { nameClient } from '#shared/domain/people/name-client.ts';
import { sessions } from '../../db/schema/accounts.ts';
import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';
import { getPerson } from './get-person.ts';

/** Where the person is signed in, the last used first. */
export async function listPlaces(
  { db, now }: AccountContext,
  request: RequestContext
): Promise<SignedInPlace[]> {
  const { id } = getPerson(request, 'account.manage');
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, new Date(now()))))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
  return rows.map((row) => ({
    id: row.id,
    isThisOne: row.id === request.sessionId,
    client: nameClient(row.userAgent ?? ''),
    createdAt: row.createdAt.getTime(),
    lastUsedAt: row.lastUsedAt.getTime(),
    expiresAt: row.expiresAt.getTime()
  }));
}
