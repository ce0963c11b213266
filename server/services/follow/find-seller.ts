import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { sellers } from '../../db/schema/listings.ts';

export type FoundSeller = {
  readonly id: string;
  /** False for people who do not sell, or who may not at the moment. */
  readonly isSelling: boolean;
};

/** Throws `not_found` for an unknown username. */
export async function findSeller(db: Database, username: string): Promise<FoundSeller> {
  const isSelling = and(inArray(sellers.state, ['active', 'limited']), isNull(users.suspendedAt));
  const [found] = await db
    .select({ id: users.id, isSelling: sql<boolean>`coalesce(${isSelling}, false)` })
    .from(users)
    .leftJoin(sellers, eq(sellers.userId, users.id))
    .where(and(eq(users.username, username), isNull(users.deletedAt)));
  if (found === undefined) throw new ContractFailure('not_found');
  return found;
}
