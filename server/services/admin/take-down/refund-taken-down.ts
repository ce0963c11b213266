import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { orderItems } from '../../../db/schema/orders.ts';
import { requestRefund } from '../../order/refund/request-refund.ts';
import type { OrderRow } from '../../order/settle/read-current-state.ts';
import { readRefundableCents, refundItem } from '../../order/settle/refunds-of-order.ts';
import { settleEntitlements } from '../../order/settle/settle-entitlements.ts';
import type { SettleContext } from '../../order/settle/settle-order.ts';

/**
 * Refunds an order of a listing that was taken down, within `tx` that has locked it: all of it where it was an order of
 * that listing, and else the share that the listing has in a bundle, of which the buyer keeps the rest. Resolves to the
 * refund that is to be sent at once; null where nothing is left to refund, or the job sends it.
 */
export async function refundTakenDown(
  context: SettleContext,
  tx: Database,
  order: OrderRow,
  listingId: string
): Promise<string | null> {
  if (order.listingId === listingId) {
    const isLeft = order.grossCents === 0 || (await readRefundableCents(tx, order)) > 0;
    return isLeft && order.state !== 'refunded' ? requestRefund(context, tx, order, '') : null;
  }
  const [item] = await tx
    .select({ listingId: orderItems.listingId, shareCents: orderItems.shareCents })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, order.id), eq(orderItems.listingId, listingId)));
  if (item === undefined) throw new Error('The order does not contain the listing');
  const refundId = await refundItem(context, tx, order, { ...item, kind: 'taken_down' });
  await settleEntitlements(context, tx, order);
  return refundId;
}
