import { and, eq, isNull } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/accounts.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { refreshSellerListings } from '../listing/refresh-seller-listings.ts';
import { endSessions } from './end-sessions.ts';

/** Who is suspended or let in again, by whom and why. */
export type Suspension = {
  readonly userId: string;
  /** Null where it is a command on the server itself. */
  readonly actorId: string | null;
  readonly reason: string;
};

/** Signs the person out everywhere; they may come back to read, take their data along and leave. */
export async function suspendAccount(
  { db, newId, now }: Pick<Context, 'db' | 'newId' | 'now'>,
  { userId, actorId, reason }: Suspension
): Promise<void> {
  await db.transaction(async (tx) => {
    const suspended = await tx
      .update(users)
      .set({ suspendedAt: new Date(now()) })
      .where(and(eq(users.id, userId), isNull(users.suspendedAt), isNull(users.deletedAt)))
      .returning({ id: users.id });
    if (suspended.length === 0) throw new ContractFailure('not_found');
    await endSessions(tx, userId);
    await refreshSellerListings(tx, userId, now());
    await tx
      .insert(auditEntries)
      .values({ id: newId('aud'), actorId, action: 'account.suspend', subjectId: userId, reason });
  });
}
