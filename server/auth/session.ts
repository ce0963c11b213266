import { eq, sql } from 'drizzle-orm';
import { type Role, visitor } from '#shared/domain/people/actor.ts';
import type { Context } from '../context.ts';
import { getPreparedStatement } from '../db/prepared-statements.ts';
import { sessions } from '../db/schema/accounts.ts';
import type { FindActor } from '../middleware/create-request-context.ts';
import { readCredential } from './credentials.ts';

/** A session ends this long after sign-in, however often it is used. */
export const sessionLifetimeSeconds = 30 * 24 * 60 * 60;

/** `last_used_at` is written again only once it is older than this. */
const staleMs = 5 * 60_000;

type Found = {
  readonly sessionId: string;
  readonly userId: string;
  readonly isVerified: boolean;
  readonly isSuspended: boolean;
  readonly roles: readonly Role[];
  /** In Unix milliseconds. */
  readonly expiresAt: number;
  readonly lastUsedAt: number;
};

/** Read from the database for each request, so that ending a session takes effect at once. */
const writeFindActor = () => sql`
  select s.id as "sessionId", u.id as "userId", u.is_verified as "isVerified",
    u.suspended_at is not null as "isSuspended",
    array(select role from user_roles where user_id = u.id) as roles,
    extract(epoch from s.expires_at)::float8 * 1000 as "expiresAt",
    extract(epoch from s.last_used_at)::float8 * 1000 as "lastUsedAt"
  from sessions s join users u on u.id = s.user_id
  where s.token = ${sql.placeholder('token')} and u.deleted_at is null`;

/** Looks the session up at every request, so that a revoked one ends at once. */
export function createFindActor({
  db,
  secret,
  now,
  log
}: Pick<Context, 'db' | 'secret' | 'now' | 'log'>): FindActor {
  return async function findActor(headers) {
    const token = readCredential(headers, 'session', secret);
    if (token === undefined) return { actor: visitor, sessionId: null };
    const [found] = await getPreparedStatement<Found>(db, 'find_actor', writeFindActor).execute({ token });
    if (found === undefined || found.expiresAt <= now()) return { actor: visitor, sessionId: null };
    const { sessionId, userId, isVerified, isSuspended, roles, lastUsedAt } = found;
    if (now() - lastUsedAt > staleMs) {
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
        standing: isSuspended ? 'suspended' : 'active',
        isVerified
      },
      sessionId
    };
  };
}
