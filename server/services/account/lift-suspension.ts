import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/accounts.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { refreshSellerListings } from '../listing/refresh-seller-listings.ts';
import type { Suspension } from './suspend-account.ts';

/** What they sell is seen again, and from their next request on they may do what they could before. */
export async function liftSuspension(
  { db, newId, now }: Pick<Context, 'db' | 'newId' | 'now'>,
  { userId, actorId, reason }: Suspension
): Promise<void> {
  await db.transaction(async (tx) => {
    const lifted = await tx
      .update(users)
      .set({ suspendedAt: null })
      .where(and(eq(users.id, userId), isNotNull(users.suspendedAt), isNull(users.deletedAt)))
      .returning({ id: users.id });
    if (lifted.length === 0) throw new ContractFailure('not_found');
    await refreshSellerListings(tx, userId, now());
    await tx
      .insert(auditEntries)
      .values({ id: newId('aud'), actorId, action: 'account.lift_suspension', subjectId: userId, reason });
  });
}
