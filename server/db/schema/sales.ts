// Sales, and the prices that listings had before them. Orders were priced by a sale, so it stays as it was published.
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns/column-types.ts';
import { listings } from './listings.ts';

const listingId = () =>
  text()
    .notNull()
    .references(() => listings.id);

export const sales = pgTable(
  'sales',
  {
    id: text().primaryKey(),
    listingId: listingId(),
    /** Either a percentage or an amount. */
    percent: integer(),
    amountCents: integer(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** When its seller ended it; before the start if they canceled it. */
    endedAt: instant(),
    createdAt: instant().notNull()
  },
  (table) => [
    index('sales_listing').on(table.listingId, table.startsAt),
    // The catalog asks which boundary has passed last.
    index('sales_starts').on(table.startsAt),
    index('sales_ends').on(table.endsAt),
    check(
      'sales_discount_range',
      sql`case when ${table.percent} is null then coalesce(${table.amountCents}, 0) > 0
        else ${table.amountCents} is null and ${table.percent} between 1 and 99 end`
    ),
    check(
      'sales_length',
      sql`extract(epoch from ${table.endsAt} - ${table.startsAt}) between 0.001 and 90 * 86400`
    )
  ]
);

/** Sales that people with the listing on their wishlist were notified of. */
export const saleAnnouncements = pgTable('sale_announcements', {
  saleId: text()
    .primaryKey()
    .references(() => sales.id),
  announcedAt: instant().notNull()
});

/** Each listed price that the catalog showed, from `since` on; null from when it showed none. Append-only. */
export const askedPrices = pgTable(
  'asked_prices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    listingId: listingId(),
    cents: integer(),
    since: instant().notNull()
  },
  (table) => [index('asked_prices_listing').on(table.listingId, table.id)]
);
