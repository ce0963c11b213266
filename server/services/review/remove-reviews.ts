import { and, eq, inArray, notExists, or } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { listings, reviews } from '../../db/schema/listings.ts';
import { entitlements, orderItems, orders } from '../../db/schema/orders.ts';
import { refreshListings } from '../listing/publish/refresh-listings.ts';
import { isNamed, type ListingName } from './read-reviews.ts';

/** Removes the person's own review; a refunded listing has none. */
export async function removeReview(
  { db, now }: Pick<Context, 'db' | 'now'>,
  listing: ListingName,
  request: Pick<RequestContext, 'actor'>
): Promise<void> {
  const { id } = getPerson(request, 'review.write');
  await db.transaction(async (tx) => {
    const named = tx.select({ id: listings.id }).from(listings).where(isNamed(listing));
    const removed = await tx
      .delete(reviews)
      .where(and(eq(reviews.authorId, id), inArray(reviews.listingId, named)))
      .returning({ listingId: reviews.listingId });
    if (removed.length === 0) throw new ContractFailure('not_found');
    await refreshListings(
      tx,
      removed.map(({ listingId }) => listingId),
      now()
    );
  });
}

/**
 * Removes the review of a refunded listing, unless another purchase of it is still active.
 * Runs inside the transaction that revoked the right; for a bundle it is called for the bundle's own listing too.
 * `now` in Unix ms.
 */
async function removeReviewOf(tx: Database, holderId: string, listingId: string, now: number): Promise<void> {
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

/** Of what was bought by an order whose money went back for good. `now` in Unix ms. */
export async function removeReviewsOfOrder(
  tx: Database,
  { id, buyerId, listingId }: typeof orders.$inferSelect,
  now: number
): Promise<void> {
  const items = await tx
    .select({ listingId: orderItems.listingId })
    .from(orderItems)
    .where(eq(orderItems.orderId, id));
  for (const reviewed of new Set([listingId, ...items.map((item) => item.listingId)]))
    await removeReviewOf(tx, buyerId, reviewed, now);
}
