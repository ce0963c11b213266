import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { SessionInfo } from '#shared/domain/people/account.ts';
import { parseUserAgent } from '#shared/domain/people/parse-user-agent.ts';
import { expireCredentials } from '../../../auth/credentials.ts';
import type { Database } from '../../../db/client.ts';
import { desktopCodes, sessions, verifications } from '../../../db/schema/accounts.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import type { AccountContext } from '../../../auth/auth.ts';

/** The person's sessions, the last used first. */
export async function listSessions(
  { db, now }: AccountContext,
  request: RequestContext
): Promise<SessionInfo[]> {
  const { id } = getPerson(request, 'account.manage');
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, new Date(now()))))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
  return rows.map((row) => ({
    id: row.id,
    isThisOne: row.id === request.sessionId,
    client: parseUserAgent(row.userAgent ?? ''),
    createdAt: row.createdAt.getTime(),
    lastUsedAt: row.lastUsedAt.getTime(),
    expiresAt: row.expiresAt.getTime()
  }));
}

/** Throws `not_found` for another person's session as for one that does not exist. */
export async function revokeSession(
  { db }: AccountContext,
  { id: sessionId }: { readonly id: string },
  request: RequestContext
): Promise<void> {
  const { id } = getPerson(request, 'account.manage');
  const revoked = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, id)))
    .returning({ id: sessions.id });
  if (revoked.length === 0) throw new ContractFailure('not_found');
}

/** Expires the cookies of a visitor too. */
export async function signOut({ db }: AccountContext, request: RequestContext): Promise<void> {
  if (request.sessionId !== null) await db.delete(sessions).where(eq(sessions.id, request.sessionId));
  expireCredentials(request);
}

/** Ends the session in use too. */
export async function signOutEverywhere({ db }: AccountContext, request: RequestContext): Promise<void> {
  const { id } = getPerson(request, 'account.manage');
  await revokeSessions(db, id);
  expireCredentials(request);
}

/** Revokes sessions, sign-ins that wait for a second factor, and desktop codes; `except` is the id of a session. */
export async function revokeSessions(db: Database, userId: string, except?: string): Promise<void> {
  const theirs = eq(sessions.userId, userId);
  await db.delete(sessions).where(except === undefined ? theirs : and(theirs, ne(sessions.id, except)));
  await db.delete(verifications).where(eq(verifications.value, userId));
  await db.delete(desktopCodes).where(eq(desktopCodes.userId, userId));
}
