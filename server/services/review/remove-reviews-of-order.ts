import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orderItems, type orders } from '../../db/schema/orders.ts';
import { removeReviewOf } from './remove-review-after-refund.ts';

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
