import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { couponRedemptions } from '../../db/schema/coupon-redemptions.ts';
import type { orders } from '../../db/schema/orders.ts';

type OrderRow = typeof orders.$inferSelect;

/**
 * Serializes the claims of one coupon until `tx` ends. Its uses are counted by a later statement, which sees what the
 * transaction that held the lock before has committed.
 */
export async function lockCoupon(tx: Database, slug: string, code: string): Promise<void> {
  await tx.execute(sql`
    select from coupons c where c.code = ${code} and c.seller_id = (select seller_id from listings where slug = ${slug})
    for update`);
}

/** Claims a use for an order that was just placed, within `tx` that has locked the coupon. */
export async function claimCoupon(
  tx: Database,
  { id: orderId, buyerId, couponId, createdAt }: OrderRow
): Promise<void> {
  if (couponId === null) return;
  await tx.insert(couponRedemptions).values({ orderId, couponId, buyerId, state: 'claimed', createdAt });
}

/** Releases the use of a canceled order. A payment that arrives after that is honored, beyond the coupon's limit. */
export async function settleRedemption(tx: Database, order: OrderRow): Promise<void> {
  if (order.couponId === null) return;
  const change =
    order.state === 'cancelled'
      ? ({ from: 'claimed', to: 'released' } as const)
      : ({ from: 'released', to: 'late' } as const);
  if (order.state === 'pending') return;
  await tx
    .update(couponRedemptions)
    .set({ state: change.to })
    .where(and(eq(couponRedemptions.orderId, order.id), eq(couponRedemptions.state, change.from)));
}
