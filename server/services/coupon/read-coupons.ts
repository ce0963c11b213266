import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { formatDollars } from '#shared/domain/market/money.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import { type Coupon, findCouponState, maxCoupons } from '#shared/domain/trade/coupon.ts';
import type { Context } from '../../context/context.ts';
import { getPerson } from '../../context/request-context.ts';
import { coupons } from '../../db/schema/coupons.ts';
import { toDiscount } from './redeem-coupon.ts';

type ReadContext = Pick<Context, 'db' | 'now'>;

/** One's own coupons, the newest first. */
export async function listCoupons(context: ReadContext, actor: Actor): Promise<Coupon[]> {
  const seller = getPerson({ actor }, 'coupon.write');
  return selectCoupons(context, eq(coupons.sellerId, seller.id));
}

/** One of the seller's coupons. Throws `not_found` for another seller's. */
export async function readCoupon(context: ReadContext, sellerId: string, id: string): Promise<Coupon> {
  const [coupon] = await selectCoupons(context, and(eq(coupons.id, id), eq(coupons.sellerId, sellerId)));
  if (coupon === undefined) throw new ContractFailure('not_found');
  return coupon;
}

/** Those of these coupons that are the seller's. */
export const readCoupons = (
  context: ReadContext,
  sellerId: string,
  ids: readonly string[]
): Promise<Coupon[]> =>
  selectCoupons(context, and(eq(coupons.sellerId, sellerId), inArray(coupons.id, [...ids])));

const redemptions = sql`from coupon_redemptions r join orders o on o.id = r.order_id
  where r.coupon_id = ${coupons.id} and r.state <> 'released'`;

async function selectCoupons({ db, now }: ReadContext, where: SQL | undefined): Promise<Coupon[]> {
  const rows = await db
    .select({
      coupon: coupons,
      listingIds: sql<string[] | null>`(
        select jsonb_agg(l.listing_id order by l.listing_id) from coupon_listings l where l.coupon_id = ${coupons.id})`,
      uses: sql<number>`(select count(*)::int ${redemptions})`,
      savedCents: sql<number>`(select coalesce(sum(o.coupon_cents), 0)::int ${redemptions})`
    })
    .from(coupons)
    .where(where)
    .orderBy(desc(coupons.id))
    .limit(maxCoupons);
  return rows.map(({ coupon, listingIds, uses, savedCents }) => {
    const terms = {
      startsAt: coupon.startsAt.getTime(),
      endsAt: coupon.endsAt?.getTime() ?? null,
      maxUses: coupon.maxUses
    };
    const endedAt = coupon.endedAt?.getTime() ?? null;
    return {
      ...terms,
      listingIds,
      id: coupon.id,
      code: coupon.code,
      discount: toDiscount(coupon.percent, coupon.amountCents),
      state: findCouponState({ ...terms, endedAt, uses }, now()),
      uses,
      saved: formatDollars(savedCents),
      createdAt: coupon.createdAt.getTime()
    };
  });
}
