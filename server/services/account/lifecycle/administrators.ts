// Somebody can always act as an administrator.
import { and, asc, eq, isNull } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Database } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { userRoles } from '../../../db/schema/audit.ts';

/** The ids of those who can act as an administrator, locked until the transaction ends: changes wait for each other. */
export async function lockAdministrators(tx: Database): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: userRoles.userId })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.role, 'admin'), isNull(users.suspendedAt), isNull(users.deletedAt)))
    .orderBy(asc(userRoles.userId))
    .for('update', { of: userRoles });
  return rows.map(({ id }) => id);
}

/** Throws `last_administrator` where nobody else could act as one. */
export async function refuseLastAdministrator(tx: Database, userId: string): Promise<void> {
  const administrators = await lockAdministrators(tx);
  if (administrators.length === 1 && administrators[0] === userId)
    throw new ContractFailure('last_administrator');
}
