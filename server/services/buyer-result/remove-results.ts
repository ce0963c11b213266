import { and, eq, inArray, notExists } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { buyerResults } from '../../db/schema/reviews.ts';
import { listings } from '../../db/schema/listings.ts';
import { media } from '../../db/schema/media.ts';
import { entitlements, orderItems, type orders } from '../../db/schema/orders.ts';

/** Removes the person's own result. */
export async function removeResult(
  { db }: Pick<Context, 'db'>,
  { slug }: { readonly slug: string },
  request: RequestContext
): Promise<void> {
  const { id: authorId } = getPerson(request, 'result.write');
  const named = db.select({ id: listings.id }).from(listings).where(eq(listings.slug, slug));
  const removed = await db
    .delete(buyerResults)
    .where(and(eq(buyerResults.authorId, authorId), inArray(buyerResults.listingId, named)))
    .returning({ clipId: buyerResults.clipId });
  if (removed.length === 0) throw new ContractFailure('not_found');
  await releaseClips(
    db,
    removed.map(({ clipId }) => clipId)
  );
}

/**
 * Removes the buyer's results of what a refunded order bought, unless another purchase of it is still active. Runs
 * inside the transaction that revoked the entitlements.
 */
export async function removeResultsOfOrder(
  tx: Database,
  { id, buyerId }: Pick<typeof orders.$inferSelect, 'id' | 'buyerId'>
): Promise<void> {
  const bought = tx
    .select({ listingId: orderItems.listingId })
    .from(orderItems)
    .where(eq(orderItems.orderId, id));
  const stillOpen = tx
    .select({ id: entitlements.id })
    .from(entitlements)
    .where(
      and(
        eq(entitlements.holderId, buyerId),
        eq(entitlements.listingId, buyerResults.listingId),
        eq(entitlements.state, 'opened')
      )
    );
  const removed = await tx
    .delete(buyerResults)
    .where(
      and(eq(buyerResults.authorId, buyerId), inArray(buyerResults.listingId, bought), notExists(stillOpen))
    )
    .returning({ clipId: buyerResults.clipId });
  await releaseClips(
    tx,
    removed.map(({ clipId }) => clipId)
  );
}

/** Lets the next removal of unused media take the clips of results that are gone; a null is of a hosted video. */
export async function releaseClips(db: Database, clipIds: readonly (string | null)[]): Promise<void> {
  const ids = clipIds.filter((id) => id !== null);
  if (ids.length === 0) return;
  await db
    .update(media)
    .set({ usedAt: new Date(0) })
    .where(inArray(media.id, ids));
}
