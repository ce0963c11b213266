import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../context/context.ts';
import { takeDowns } from '../../../db/schema/audit.ts';
import { listings } from '../../../db/schema/listings.ts';

/** Archives a listing that was taken down, within the caller's transaction; no further order of it is refunded. */
export async function revertTakeDown(
  { db, now }: Pick<Context, 'db' | 'now'>,
  listingId: string
): Promise<void> {
  const at = new Date(now());
  await db
    .update(takeDowns)
    .set({ revertedAt: at })
    .where(and(eq(takeDowns.listingId, listingId), isNull(takeDowns.revertedAt)));
  await db
    .update(listings)
    .set({ state: 'archived', updatedAt: at })
    .where(and(eq(listings.id, listingId), eq(listings.state, 'taken_down')));
}
