import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Role } from '#shared/domain/account/actor.ts';
import { visitor } from '#shared/domain/account/actor.ts';
import type { Context } from '../context.ts';
import { sessions, users } from '../db/schema/accounts.ts';
import { userRoles } from '../db/schema/audit.ts';
import type { FindActor } from '../middleware/attach-request.ts';
import { readCredential } from './credentials.ts';

/** How old "last used" may be before it is written again. */
const staleMs = 5 * 60_000;

/** Looks the session up for every request, so that ending one ends it at once. */
export function createFindActor({
  db,
  secret,
  now,
  log
}: Pick<Context, 'db' | 'secret' | 'now' | 'log'>): FindActor {
  const lookUp = db
    .select({
      sessionId: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
      userId: users.id,
      isVerified: users.isVerified,
      suspendedAt: users.suspendedAt,
      roles: sql<Role[]>`coalesce((select array_agg(${userRoles.role}) from ${userRoles}
        where ${userRoles.userId} = ${users.id}), '{}')`
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.token, sql.placeholder('token')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.deletedAt)
      )
    )
    .prepare('find_actor');

  return async function findActor(headers) {
    const token = readCredential(headers, 'session', secret);
    if (token === undefined) return { actor: visitor, sessionId: null };
    const [found] = await lookUp.execute({ token, now: new Date(now()) });
    if (found === undefined) return { actor: visitor, sessionId: null };
    const { sessionId, userId, isVerified, suspendedAt, roles, lastUsedAt } = found;
    if (now() - lastUsedAt.getTime() > staleMs) {
      db.update(sessions)
        .set({ lastUsedAt: new Date(now()) })
        .where(eq(sessions.id, sessionId))
        .catch((error: unknown) => log.warn({ error: String(error) }, 'last use was not written'));
    }
    return {
      actor: {
        kind: 'person',
        id: userId,
        roles: ['user', ...roles],
        standing: suspendedAt === null ? 'active' : 'suspended',
        isVerified
      },
      sessionId
    };
  };
}
