import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Actor, visitor } from '#shared/domain/people/actor.ts';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/client.ts';
import { sessions, users } from '../db/schema/accounts.ts';
import { readCredential } from './credentials.ts';
import { selectRoles } from './roles.ts';

/** Resolves the actor of a request's cookie or token; a visitor without a valid one. */
export type FindActor = (
  headers: Headers
) => Promise<{ readonly actor: Actor; readonly sessionId: string | null }>;

/** A session ends this long after sign-in, however often it is used. */
export const sessionLifetimeSeconds = 30 * 24 * 60 * 60;

/** `last_used_at` is written again only once it is older than this. */
const staleMs = 5 * 60_000;

/** Prepared, as it runs for every request: PostgreSQL plans it once a connection. */
function prepareFind(db: Database) {
  return db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      isVerified: users.isVerified,
      suspendedAt: users.suspendedAt,
      roles: selectRoles(users.id),
      expiresAt: sessions.expiresAt,
      lastUsedAt: sessions.lastUsedAt
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, sql.placeholder('token')), isNull(users.deletedAt)))
    .prepare('find_actor');
}

/** Looks the session up at every request, so that a revoked one ends at once. */
export function createFindActor({
  db,
  secret,
  now,
  log
}: Pick<Context, 'db' | 'secret' | 'now' | 'log'>): FindActor {
  const find = prepareFind(db);
  return async function findActor(headers) {
    const token = readCredential(headers, 'session', secret);
    if (token === undefined) return { actor: visitor, sessionId: null };
    const [found] = await find.execute({ token });
    if (found === undefined || found.expiresAt.getTime() <= now()) return { actor: visitor, sessionId: null };
    const { sessionId, userId, isVerified, suspendedAt, roles, lastUsedAt } = found;
    if (now() - lastUsedAt.getTime() > staleMs) {
      db.update(sessions)
        .set({ lastUsedAt: new Date(now()) })
        .where(eq(sessions.id, sessionId))
        .catch((error: unknown) => log.warn({ error }, 'last use was not written'));
    }
    return {
      actor: {
        kind: 'person',
        id: userId,
        roles: ['user', ...roles],
        status: suspendedAt === null ? 'active' : 'suspended',
        isVerified
      },
      sessionId
    };
  };
}
