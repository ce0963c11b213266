import { type TablePrivacy, tagTable } from '../privacy.ts';
import { couponRedemptions } from '../schema/coupon-redemptions.ts';
import { couponListings, coupons } from '../schema/coupons.ts';

const ofCoupons = tagTable(
  coupons,
  {
    id: 'none',
    sellerId: 'pseudonymous',
    code: 'none',
    percent: 'none',
    amountCents: 'none',
    startsAt: 'none',
    endsAt: 'none',
    endedAt: 'none',
    maxUses: 'none',
    createdAt: 'none'
  },
  { owners: { sellerId: 'id' } }
);

/** Orders were priced by them, so they are kept as long as the orders. */
export const couponPrivacy: readonly TablePrivacy[] = [
  ofCoupons,
  tagTable(
    couponListings,
    { couponId: 'none', listingId: 'none' },
    { partOf: { column: 'couponId', whole: ofCoupons } }
  ),
  tagTable(
    couponRedemptions,
    { orderId: 'none', couponId: 'none', buyerId: 'pseudonymous', state: 'none', createdAt: 'none' },
    { owners: { buyerId: 'id' } }
  )
];
