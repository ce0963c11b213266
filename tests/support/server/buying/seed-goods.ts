// Listings for sale at the start of a history.
import { sql } from 'drizzle-orm';
import { createCoupon } from '#server/services/coupon/manage-coupons.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { type Coupon, CouponCode, type CouponDraft } from '#shared/domain/trade/coupon.ts';
import type { MarketFixture } from '../market-fixture.ts';
import { seedListing } from '../seed-listings.ts';
import { type Marks, writeBundle, writePrompt } from './write-drafts.ts';

export type ModelSeller = { readonly person: Person; readonly username: string };

export type Goods = {
  readonly id: string;
  readonly slug: string;
  readonly seller: ModelSeller;
  /** Of what it is made: itself, or the prompts of a bundle. */
  itemIds: readonly string[];
  cents: number;
  isPayWhatYouWant: boolean;
  isOnSale: boolean;
  /** The last one that was made. */
  sale?: { readonly id: string; readonly percent: number; readonly endsAt: number } | 'unknown' | undefined;
};

/** Two prompts, of the second buyers choose the price, the bundle of both, a free one, and three coupons. */
export async function seedGoods(
  market: MarketFixture,
  marks: Marks
): Promise<{ readonly goods: Goods[]; readonly coupons: Coupon[]; readonly seller: ModelSeller }> {
  const { db } = market.database;
  const { rows } = await db.execute<{ readonly username: string }>(
    sql`select username from users where id = ${market.sellerId}`
  );
  const seller = { person: market.seller, username: rows[0]?.username ?? '' };
  const sell = async (title: string, cents: number, isPayWhatYouWant = false): Promise<Goods> => {
    const draft = writePrompt(marks, title, cents, isPayWhatYouWant);
    const listing = await seedListing(db, market.sellerId, draft);
    return { ...listing, seller, itemIds: [listing.id], cents, isPayWhatYouWant, isOnSale: true };
  };
  const [first, second, free] = [await sell('One', 500), await sell('Two', 300, true), await sell('Free', 0)];
  const itemIds = [first.id, second.id];
  const both = await seedListing(db, market.sellerId, writeBundle(marks, itemIds, 700));
  const bundle: Goods = { ...both, seller, itemIds, cents: 700, isPayWhatYouWant: false, isOnSale: true };
  const offer = (name: string, changes: Pick<CouponDraft, 'discount' | 'maxUses' | 'listingIds'>) =>
    createCoupon(market.context, market.seller, {
      code: CouponCode.parse(`${name}-${first.id.slice(-20)}`),
      startsAt: 0,
      endsAt: null,
      ...changes
    });
  const coupons = [
    await offer('HALF', { discount: { kind: 'percent', percent: 50 }, maxUses: 2, listingIds: null }),
    await offer('ALL', { discount: { kind: 'percent', percent: 100 }, maxUses: 1, listingIds: null }),
    await offer('BOTH', { discount: { kind: 'amount', cents: 250 }, maxUses: null, listingIds: [bundle.id] })
  ];
  return { goods: [first, second, bundle, free], coupons, seller };
}
