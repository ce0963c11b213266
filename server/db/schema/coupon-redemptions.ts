import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../columns/column-types.ts';
import { users } from './accounts.ts';
import { coupons } from './coupons.ts';
import { orders } from './orders.ts';

/** One for each order with a coupon, written by the transaction that places it. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id),
    couponId: text()
      .notNull()
      .references(() => coupons.id),
    buyerId: text()
      .notNull()
      .references(() => users.id),
    /** Canceling the order releases its use. `late` if it was paid all the same: it stays beyond the limit. */
    state: text().$type<'claimed' | 'released' | 'late'>().notNull(),
    createdAt: instant().notNull()
  },
  (table) => [
    uniqueIndex('coupon_redemptions_buyer_unique')
      .on(table.couponId, table.buyerId)
      .where(sql`state = 'claimed'`),
    index('coupon_redemptions_coupon').on(table.couponId),
    index('coupon_redemptions_buyer').on(table.buyerId)
  ]
);
