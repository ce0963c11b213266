import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import { type Coupon, type CouponDraft, type CouponTerms, maxCoupons } from '#shared/domain/trade/coupon.ts';
import type { Context } from '../../context/context.ts';
import { getPerson } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { couponRedemptions } from '../../db/schema/coupon-redemptions.ts';
import { couponListings, coupons } from '../../db/schema/coupons.ts';
import { listings } from '../../db/schema/listings.ts';
import { readCoupon } from './read-coupons.ts';

type CouponContext = Pick<Context, 'db' | 'now' | 'newId'>;

/** Throws `coupon_code_taken` for a code of another of the seller's coupons, `limit_reached` for one coupon too many. */
export async function createCoupon(
  context: CouponContext,
  actor: Actor,
  draft: CouponDraft
): Promise<Coupon> {
  const { db, now, newId } = context;
  const seller = getPerson({ actor }, 'coupon.write');
  const id = newId('cpn');
  const { discount } = draft;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`coupons of ${seller.id}`}, 0))`);
    const own = await tx.select({ code: coupons.code }).from(coupons).where(eq(coupons.sellerId, seller.id));
    if (own.some(({ code }) => code === draft.code)) throw new ContractFailure('coupon_code_taken');
    if (own.length >= maxCoupons) throw new ContractFailure('limit_reached');
    await tx.insert(coupons).values({
      id,
      sellerId: seller.id,
      code: draft.code,
      percent: discount.kind === 'percent' ? discount.percent : null,
      amountCents: discount.kind === 'amount' ? discount.cents : null,
      ...toColumns(draft),
      createdAt: new Date(now())
    });
    await replaceListings(tx, seller.id, id, draft.listingIds);
  });
  return readCoupon(context, seller.id, id);
}

/** Throws `conflict` where it was used more often than the new limit allows. */
export async function updateCoupon(
  context: CouponContext,
  actor: Actor,
  { id, terms }: InputOf<CloudContract['coupons.update']>
): Promise<Coupon> {
  const seller = getPerson({ actor }, 'coupon.write');
  await context.db.transaction(async (tx) => {
    await lockOwnCoupon(tx, seller.id, id);
    const uses = await tx.$count(
      couponRedemptions,
      and(eq(couponRedemptions.couponId, id), eq(couponRedemptions.state, 'claimed'))
    );
    if (terms.maxUses !== null && uses > terms.maxUses)
      throw new ContractFailure('conflict', 'The coupon was used more often than that');
    await tx.update(coupons).set(toColumns(terms)).where(eq(coupons.id, id));
    await tx.delete(couponListings).where(eq(couponListings.couponId, id));
    await replaceListings(tx, seller.id, id, terms.listingIds);
  });
  return readCoupon(context, seller.id, id);
}

/** Ends it now. One that has ended stays as it is. */
export async function endCoupon(
  context: CouponContext,
  actor: Actor,
  { id }: { readonly id: string }
): Promise<Coupon> {
  const seller = getPerson({ actor }, 'coupon.write');
  const endedAt = new Date(context.now()).toISOString();
  await context.db
    .update(coupons)
    .set({ endedAt: sql`coalesce(${coupons.endedAt}, ${endedAt}::timestamptz)` })
    .where(and(eq(coupons.id, id), eq(coupons.sellerId, seller.id)));
  return readCoupon(context, seller.id, id);
}

const toColumns = ({ startsAt, endsAt, maxUses }: CouponTerms) => ({
  startsAt: new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
  maxUses
});

/** Throws `not_found` for another seller's. */
async function lockOwnCoupon(tx: Database, sellerId: string, id: string): Promise<void> {
  const [coupon] = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.id, id), eq(coupons.sellerId, sellerId)))
    .for('update');
  if (coupon === undefined) throw new ContractFailure('not_found');
}

/** Throws `not_found` where one of the listings is not the seller's. */
async function replaceListings(
  tx: Database,
  sellerId: string,
  couponId: string,
  listingIds: readonly string[] | null
): Promise<void> {
  if (listingIds === null) return;
  const ids = [...new Set(listingIds)];
  const own = await tx.$count(listings, and(eq(listings.sellerId, sellerId), inArray(listings.id, ids)));
  if (own !== ids.length) throw new ContractFailure('not_found');
  await tx.insert(couponListings).values(ids.map((listingId) => ({ couponId, listingId })));
}
