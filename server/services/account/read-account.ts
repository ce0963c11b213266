import { and, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Account } from '#shared/domain/people/account.ts';
import type { Database } from '../../db/client.ts';
import { factorRecoveries, signInMethods, users } from '../../db/schema/accounts.ts';
import { undeliverableAddresses } from '../../db/schema/notices.ts';
import { mediaUrl } from '../../media/media-store.ts';
import type { RequestContext } from '../../context/request-context.ts';
import type { AccountContext } from '../../auth/auth.ts';
import { selectRoles } from '../../auth/roles.ts';

/** Null for a visitor. */
export async function getAccount(
  { db }: Pick<AccountContext, 'db'>,
  { actor }: Pick<RequestContext, 'actor'>
): Promise<Account | null> {
  return actor.kind === 'visitor' ? null : readAccount(db, actor.id);
}

/** The account as its owner sees it; throws `not_found` where it is deleted. */
export async function readAccount(db: Database, userId: string): Promise<Account> {
  const password = db
    .select({ id: signInMethods.id })
    .from(signInMethods)
    .where(and(eq(signInMethods.userId, users.id), isNotNull(signInMethods.password)));
  const [row] = await db
    .select({
      user: users,
      recoveryDueAt: factorRecoveries.dueAt,
      undeliverableSince: undeliverableAddresses.since,
      hasPassword: sql<boolean>`${exists(password)}`,
      roles: selectRoles(users.id)
    })
    .from(users)
    .leftJoin(factorRecoveries, eq(factorRecoveries.userId, users.id))
    .leftJoin(undeliverableAddresses, eq(undeliverableAddresses.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (row === undefined) throw new ContractFailure('not_found');
  const { user, hasPassword, recoveryDueAt, undeliverableSince } = row;
  return {
    id: user.id,
    email: user.email,
    isVerified: user.isVerified,
    isUndeliverable: undeliverableSince !== null,
    hasSecondFactor: user.hasSecondFactor,
    factorRecoveryDueAt: recoveryDueAt?.getTime() ?? null,
    hasPassword,
    roles: ['user', ...row.roles],
    status: user.suspendedAt === null ? 'active' : 'suspended',
    profile: {
      username: user.username,
      displayName: user.displayName,
      avatarUrl: user.avatarKey === null ? null : mediaUrl(user.avatarKey),
      bio: user.bio,
      links: [...user.links]
    }
  };
}
