// Listings and their versions. The database refuses changes to a version.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique
} from 'drizzle-orm/pg-core';
import type { ListedPrompt, LicenseName, ListingCard, ListingKind } from '#shared/domain/market/listing.ts';
import type { ListingState, SellerState } from '#shared/domain/market/states.ts';
import { instant } from '../columns/column-types.ts';
import { users } from './accounts.ts';

const texts = () => text().array().notNull().default([]);

export const sellers = pgTable(
  'sellers',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text().$type<SellerState>().notNull(),
    createdAt: instant().notNull(),
    /** ISO 3166-1; null for sellers who did not apply by the form, as those of the demo. */
    country: text(),
    /** The seller's own description. */
    sells: text().notNull().default(''),
    termsVersion: text(),
    /** SHA-256 of the terms that were accepted, hexadecimal. */
    termsHash: text(),
    /** Why they are limited or suspended. */
    reason: text().notNull().default(''),
    /** When that ends by itself. */
    until: instant()
  },
  (table) => [index('sellers_state').on(table.state, table.userId)]
);

export const listings = pgTable(
  'listings',
  {
    id: text().primaryKey(),
    sellerId: text()
      .notNull()
      .references(() => users.id),
    slug: text().notNull().unique(),
    kind: text().$type<ListingKind>().notNull(),
    state: text().$type<ListingState>().notNull(),
    /** The version that is for sale; null before the first one. */
    version: integer(),
    isDemo: boolean().notNull().default(false),
    /** Derived from its orders. */
    salesCount: integer().notNull().default(0),
    /** Counts of reviews with one to five stars, maintained by a trigger. */
    stars: integer().array().notNull().default([0, 0, 0, 0, 0]),
    createdAt: instant().notNull(),
    /** Of the first version. */
    publishedAt: instant(),
    /** Since when it is on sale without that a person looked at it; null once one did. */
    unreviewedSince: instant(),
    updatedAt: instant().notNull()
  },
  (table) => [
    index('listings_seller').on(table.sellerId),
    index('listings_unreviewed').on(table.unreviewedSince, table.id).where(sql`unreviewed_since is not null`)
  ]
);

export const listingVersions = pgTable(
  'listing_versions',
  {
    listingId: text()
      .notNull()
      .references(() => listings.id),
    version: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    category: text().notNull(),
    tags: texts(),
    /** The language that title and description are written in. */
    textLanguage: text().notNull(),
    priceCents: integer().notNull(),
    /** The price is a floor: buyers may pay more. */
    isPayWhatYouWant: boolean().notNull().default(false),
    suggestedCents: integer(),
    currency: text().notNull().default('USD'),
    licence: text().$type<LicenseName>().notNull(),
    licenceVersion: text().notNull(),
    /** SHA-256 of the license's text, hexadecimal. */
    licenceHash: text().notNull(),
    /** Public facts computed from the sealed text. */
    prompts: jsonb().$type<readonly ListedPrompt[]>().notNull(),
    cardFacts: jsonb().$type<ListingCard['facts']>().notNull(),
    models: texts(),
    worksOn: texts(),
    ratios: texts(),
    languages: texts(),
    minSeconds: real().notNull(),
    maxSeconds: real().notNull(),
    hasAudio: boolean().notNull(),
    titleWords: texts(),
    tagWords: texts(),
    textWords: texts(),
    /** Release notes of this version, written by the seller. */
    notes: text().notNull().default(''),
    createdAt: instant().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.version] }),
    check('listing_versions_price', sql`${table.priceCents} = 0 or ${table.priceCents} between 99 and 19999`),
    check(
      'listing_versions_suggestion',
      sql`${table.suggestedCents} is null or ${table.isPayWhatYouWant}
        and ${table.suggestedCents} > ${table.priceCents} and ${table.suggestedCents} between 99 and 19999`
    )
  ]
);

export const bundleItems = pgTable(
  'bundle_items',
  {
    bundleId: text().notNull(),
    bundleVersion: integer().notNull(),
    position: integer().notNull(),
    itemId: text()
      .notNull()
      .references(() => listings.id)
  },
  (table) => [
    primaryKey({ columns: [table.bundleId, table.bundleVersion, table.position] }),
    unique('bundle_items_item_unique').on(table.bundleId, table.bundleVersion, table.itemId),
    index('bundle_items_item').on(table.itemId),
    foreignKey({
      columns: [table.bundleId, table.bundleVersion],
      foreignColumns: [listingVersions.listingId, listingVersions.version]
    })
  ]
);

export const listingMedia = pgTable(
  'listing_media',
  {
    listingId: text().notNull(),
    version: integer().notNull(),
    /** The first is the cover. */
    position: integer().notNull(),
    kind: text().$type<'image' | 'video'>().notNull(),
    mediaKey: text().notNull(),
    alt: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Of a video: the image that is shown until it plays. */
    posterKey: text(),
    /** The model that made it; empty if the seller did not say. */
    model: text().notNull().default(''),
    madeOn: date({ mode: 'string' })
  },
  (table) => [
    index('listing_media_key').on(table.mediaKey),
    index('listing_media_poster').on(table.posterKey),
    primaryKey({ columns: [table.listingId, table.version, table.position] }),
    foreignKey({
      columns: [table.listingId, table.version],
      foreignColumns: [listingVersions.listingId, listingVersions.version]
    })
  ]
);

export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    listingId: text()
      .notNull()
      .references(() => listings.id),
    authorId: text()
      .notNull()
      .references(() => users.id),
    stars: integer().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
    editedAt: instant(),
    replyText: text(),
    repliedAt: instant(),
    /** When an administrator removed it; null while it is shown. */
    hiddenAt: instant()
  },
  (table) => [
    unique('reviews_listing_author_unique').on(table.listingId, table.authorId),
    index('reviews_newest').on(table.listingId, table.id),
    index('reviews_author').on(table.authorId),
    check('reviews_stars', sql`${table.stars} between 1 and 5`)
  ]
);

/** Daily counts for trending, without the seller's own actions and refunds. */
export const listingDailyCounts = pgTable(
  'listing_daily_counts',
  {
    listingId: text()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    sales: integer().notNull().default(0),
    wishlistAdds: integer().notNull().default(0),
    opens: integer().notNull().default(0),
    /** Signed US cents by the day of their ledger entries, computed from orders and their payment facts. */
    grossCents: bigint({ mode: 'number' }).notNull().default(0),
    refundedCents: bigint({ mode: 'number' }).notNull().default(0),
    disputedCents: bigint({ mode: 'number' }).notNull().default(0),
    commissionCents: bigint({ mode: 'number' }).notNull().default(0),
    feeCents: bigint({ mode: 'number' }).notNull().default(0),
    earnedCents: bigint({ mode: 'number' }).notNull().default(0)
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.day] }),
    index('listing_daily_counts_day').on(table.day)
  ]
);
