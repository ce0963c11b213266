import { and, eq, inArray, notExists } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { buyerResults } from '../../db/schema/reviews.ts';
import { listings } from '../../db/schema/listings.ts';
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
    .returning({ id: buyerResults.id });
  if (removed.length === 0) throw new ContractFailure('not_found');
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
  await tx
    .delete(buyerResults)
    .where(
      and(eq(buyerResults.authorId, buyerId), inArray(buyerResults.listingId, bought), notExists(stillOpen))
    );
}
