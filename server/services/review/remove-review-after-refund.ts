import { and, eq, notExists, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { reviews } from '../../db/schema/listings.ts';
import { entitlements, orders } from '../../db/schema/orders.ts';
import { refreshListings } from '../listing/refresh-listings.ts';

/**
 * Takes away what somebody said of a listing that they have returned, unless another purchase of it is still open.
 * Runs inside the transaction that revoked the right; for a bundle it is called for the bundle's own listing too.
 * `now` in Unix ms.
 */
export async function removeReviewOf(
  tx: Database,
  holderId: string,
  listingId: string,
  now: number
): Promise<void> {
  const stillOpen = tx
    .select({ id: entitlements.id })
    .from(entitlements)
    .innerJoin(orders, eq(orders.id, entitlements.orderId))
    .where(
      and(
        eq(entitlements.holderId, holderId),
        eq(entitlements.state, 'opened'),
        or(eq(entitlements.listingId, listingId), eq(orders.listingId, listingId))
      )
    );
  const removed = await tx
    .delete(reviews)
    .where(and(eq(reviews.authorId, holderId), eq(reviews.listingId, listingId), notExists(stillOpen)))
    .returning({ id: reviews.id });
  if (removed.length > 0) await refreshListings(tx, [listingId], now);
}
