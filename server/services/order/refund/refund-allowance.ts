import { and, eq, gt, gte, ne, sql } from 'drizzle-orm';
import { isWithinAllowance } from '#shared/domain/trade/refund-request.ts';
import type { Database } from '../../../db/client.ts';
import type { PlatformSettings } from '#shared/domain/market/platform-settings.ts';
import { orders, refundRequests } from '../../../db/schema/orders.ts';

/**
 * By buyer, counts of paid orders since `since`, Unix milliseconds: those purchased, and those with a refund request
 * after opening. A refund before opening leaves no purchase, so that it does not widen the allowance.
 */
export function refundHistoryOf(db: Database, since: number) {
  const isRequested = sql`${refundRequests.state} in ('open', 'approved')`;
  const isKept = sql`${orders.state} in ('paid', 'partially_refunded')`;
  return db
    .select({
      buyerId: orders.buyerId,
      requested: sql<number>`count(*) filter (where ${isRequested})::int`.as('requested'),
      purchased: sql<number>`count(*) filter (where ${isKept} or ${isRequested})::int`.as('purchased')
    })
    .from(orders)
    .leftJoin(refundRequests, and(eq(refundRequests.orderId, orders.id), ne(refundRequests.state, 'closed')))
    .where(and(gt(orders.grossCents, 0), gte(orders.paidAt, new Date(since))))
    .groupBy(orders.buyerId)
    .as('history');
}

const dayMs = 86_400_000;

/** True if the buyer's next refund after opening needs no decision. The transaction has locked the buyer. */
export async function isRefundAutomatic(
  tx: Database,
  buyerId: string,
  settings: PlatformSettings,
  now: number
): Promise<boolean> {
  const history = refundHistoryOf(tx, now - settings.refundAllowanceDays * dayMs);
  const [ofBuyer] = await tx
    .select({ requested: history.requested, purchased: history.purchased })
    .from(history)
    .where(eq(history.buyerId, buyerId));
  return ofBuyer !== undefined && isWithinAllowance(settings, ofBuyer);
}
