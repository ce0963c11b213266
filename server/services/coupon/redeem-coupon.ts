import { and, eq, sql } from 'drizzle-orm';
import { type CouponRefusal, findCouponRefusal } from '#shared/domain/trade/coupon.ts';
import type { Discount } from '#shared/domain/trade/discount.ts';
import type { Database } from '../../db/client.ts';
import { couponRedemptions } from '../../db/schema/coupon-redemptions.ts';
import type { orders } from '../../db/schema/orders.ts';

/** A code as one buyer can use it for one listing now. */
export type FoundCoupon = {
  /** Null where the seller has no such coupon. */
  readonly id: string | null;
  readonly code: string;
  readonly discount: Discount | null;
  /** Null where it applies. */
  readonly refusal: CouponRefusal | null;
};

type Asked = {
  readonly code: string;
  readonly sellerId: string;
  readonly listingId: string;
  readonly buyerId: string | null;
};

type Row = {
  readonly id: string;
  readonly percent: number | null;
  readonly amount_cents: number | null;
  readonly starts_at: number;
  readonly ends_at: number | null;
  readonly ended_at: number | null;
  readonly max_uses: number | null;
  readonly uses: number;
  readonly is_for_listing: boolean;
  readonly is_used_by_buyer: boolean;
};

const toMs = (column: string) => sql.raw(`(extract(epoch from c.${column}) * 1000)::float8 as ${column}`);

/** The buyer's own pending order of this listing does not count: placing it again answers that order. */
export async function findCoupon(
  db: Database,
  { code, sellerId, listingId, buyerId }: Asked,
  now: number
): Promise<FoundCoupon> {
  const { rows } = await db.execute<Row>(sql`
    with c as (select * from coupons where seller_id = ${sellerId} and code = ${code}),
    other_uses as (
      select r.buyer_id from coupon_redemptions r join c on c.id = r.coupon_id
      where r.state <> 'released' and r.order_id not in (
        select id from orders where buyer_id = ${buyerId ?? ''} and listing_id = ${listingId} and state = 'pending')
    )
    select c.id, c.percent, c.amount_cents, ${toMs('starts_at')}, ${toMs('ends_at')}, ${toMs('ended_at')}, c.max_uses,
      (select count(*)::int from other_uses) as uses,
      exists (select from other_uses where buyer_id = ${buyerId ?? ''}) as is_used_by_buyer,
      not exists (select from coupon_listings l where l.coupon_id = c.id)
        or exists (select from coupon_listings l where l.coupon_id = c.id and l.listing_id = ${listingId}) as is_for_listing
    from c`);
  const [row] = rows;
  if (row === undefined) return { id: null, code, discount: null, refusal: 'unknown' };
  const refusal = findCouponRefusal(
    {
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      endedAt: row.ended_at,
      maxUses: row.max_uses,
      uses: row.uses,
      isForListing: row.is_for_listing,
      isUsedByBuyer: row.is_used_by_buyer
    },
    now
  );
  return { id: row.id, code, discount: toDiscount(row.percent, row.amount_cents), refusal };
}

export const toDiscount = (percent: number | null, amountCents: number | null): Discount =>
  percent === null ? { kind: 'amount', cents: amountCents ?? 0 } : { kind: 'percent', percent };

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
