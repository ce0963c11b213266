// Coupons. The database keeps a coupon's code and discount as they were published, since orders were priced by them.
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '../columns/column-types.ts';
import { users } from './accounts.ts';
import { listings } from './listings.ts';

export const coupons = pgTable(
  'coupons',
  {
    id: text().primaryKey(),
    sellerId: text()
      .notNull()
      .references(() => users.id),
    /** In capitals. */
    code: text().notNull(),
    /** Either a percentage or an amount. */
    percent: integer(),
    amountCents: integer(),
    startsAt: instant().notNull(),
    endsAt: instant(),
    /** When its seller ended it. */
    endedAt: instant(),
    maxUses: integer(),
    createdAt: instant().notNull()
  },
  (table) => [
    unique('coupons_seller_code_unique').on(table.sellerId, table.code),
    check(
      'coupons_discount_range',
      sql`case when ${table.percent} is null then coalesce(${table.amountCents}, 0) > 0
        else ${table.amountCents} is null and ${table.percent} between 1 and 100 end`
    )
  ]
);

/** The listings that a coupon is for; without any it is for all of its seller's. */
export const couponListings = pgTable(
  'coupon_listings',
  {
    couponId: text()
      .notNull()
      .references(() => coupons.id),
    listingId: text()
      .notNull()
      .references(() => listings.id)
  },
  (table) => [primaryKey({ columns: [table.couponId, table.listingId] })]
);
