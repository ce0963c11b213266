// Counts of views, searches and buyers. They stay; what could tell visitors apart is deleted after the day.
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text
} from 'drizzle-orm/pg-core';
import type { ViewSource } from '#shared/domain/market/view-source.ts';
import { users } from './accounts.ts';
import { listings } from './listings.ts';

const day = () => date({ mode: 'string' }).notNull();

export const listingDailyViews = pgTable(
  'listing_daily_views',
  {
    listingId: text()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** In UTC. */
    day: day(),
    source: text().$type<ViewSource>().notNull(),
    views: integer().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.day, table.source] }),
    index('listing_daily_views_day').on(table.day),
    check('listing_daily_views_positive', sql`${table.views} > 0`)
  ]
);

/** Visitors of a listing by country and UTC day; a count below the least that is shown is deleted with the day. */
export const listingCountryViews = pgTable(
  'listing_country_views',
  {
    listingId: text()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    day: day(),
    /** ISO 3166-1. */
    country: text().notNull(),
    views: integer().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.day, table.country] }),
    check('listing_country_views_positive', sql`${table.views} > 0`)
  ]
);

/** A random salt per day: once it is deleted, no hash of that day can be traced to a visitor. */
export const viewSalts = pgTable('view_salts', { day: day().primaryKey(), salt: text().notNull() });

/** The views counted today: a salted hash of visitor and listing each. */
export const countedViews = pgTable('counted_views', { day: day(), hash: text().notNull() }, (table) => [
  primaryKey({ columns: [table.day, table.hash] }),
  index('counted_views_day').on(table.day)
]);

/** Words of searches by which a seller's listings were opened, by UTC day; nothing tells who searched. */
export const sellerSearchPhrases = pgTable(
  'seller_search_phrases',
  {
    sellerId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: day(),
    /** With the salt of the day. */
    hash: text().notNull(),
    /** Null until enough visitors of that day used it; deleted with the day otherwise. */
    phrase: text(),
    visitors: integer().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.sellerId, table.day, table.hash] }),
    check('seller_search_phrases_positive', sql`${table.visitors} > 0`)
  ]
);

/** Searches of the catalog that found nothing, by UTC day; nothing tells who searched. */
export const searchMisses = pgTable(
  'search_misses',
  {
    day: day(),
    /** A keyed hash of the normalized phrase. */
    hash: text().notNull(),
    /** Null until it was searched three times that day. */
    phrase: text(),
    searches: integer().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.day, table.hash] }),
    check('search_misses_positive', sql`${table.searches} > 0`)
  ]
);

/** Buyers by the month of their first purchase and a month in which they bought, counted anew each night. */
export const buyerCohorts = pgTable(
  'buyer_cohorts',
  { firstMonth: day(), month: day(), buyers: integer().notNull() },
  (table) => [primaryKey({ columns: [table.firstMonth, table.month] })]
);

const cents = () => bigint({ mode: 'number' }).notNull().default(0);

/** The sales in `listing_daily_counts` of orders whose country is known, by UTC day and country. */
export const countryDailySales = pgTable(
  'country_daily_sales',
  {
    day: day(),
    /** ISO 3166-1. */
    country: text().notNull(),
    /** Spreads simultaneous transactions over rows, so that they do not wait for each other. */
    slot: smallint().notNull(),
    sales: integer().notNull().default(0),
    grossCents: cents(),
    refundedCents: cents(),
    disputedCents: cents(),
    commissionCents: cents(),
    feeCents: cents()
  },
  (table) => [primaryKey({ columns: [table.day, table.country, table.slot] })]
);

/** A seller's paid orders of a month that is over, for countries with enough buyers; the rest is one row. */
export const sellerCountrySales = pgTable(
  'seller_country_sales',
  {
    sellerId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The first day of the month, in UTC. */
    month: day(),
    /** ISO 3166-1, or "ZZ" for all others. */
    country: text().notNull(),
    sales: integer().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.sellerId, table.month, table.country] }),
    index('seller_country_sales_month').on(table.month)
  ]
);
