// The catalog as searches read it: one row for each listing that is to be seen, written anew whenever something in
// it changes. Old rows stay for a while, so that a cursor continues in the list of its first page.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex
} from 'drizzle-orm/pg-core';
import type { ListingCard, ListingKind } from '#shared/domain/market/listing.ts';
import type { PricedSale } from '#shared/domain/trade/sale.ts';
import { instant } from '../columns/column-types.ts';
import { users } from './accounts.ts';
import { listings } from './listings.ts';

const texts = () => text().array().notNull();
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Later than every change there will be: the row is the one that holds now. */
export const openEndedEpoch = 9_007_199_254_740_991;
/** The same inside a statement, spelled out: the index of the rows that hold now serves no parameter. */
export const openEndedEpochSql = sql.raw(String(openEndedEpoch));

/** One row, used as a mutex: writers increment the epoch first and therefore run one after the other. */
export const catalogEpoch = pgTable('catalog_epoch', {
  id: integer().primaryKey(),
  epoch: bigint({ mode: 'number' }).notNull(),
  /** Rows that ended before this epoch are gone. */
  oldestEpoch: bigint({ mode: 'number' }).notNull(),
  /** When the epoch that `oldestEpoch` becomes next was reached, and which one it is. */
  nextOldestEpoch: bigint({ mode: 'number' }).notNull()
});

export const listingSearch = pgTable(
  'listing_search',
  {
    listingId: text()
      .notNull()
      .references(() => listings.id),
    sinceEpoch: bigint({ mode: 'number' }).notNull(),
    untilEpoch: bigint({ mode: 'number' }).notNull().default(openEndedEpoch),
    sellerId: text()
      .notNull()
      .references(() => users.id),
    version: integer().notNull(),
    slug: text().notNull(),
    kind: text().$type<ListingKind>().notNull(),
    title: text().notNull(),
    category: text().notNull(),
    tags: texts(),
    /** The price that is sorted and filtered by, as of when the row was written: that of a sale while there is one. */
    priceCents: integer().notNull(),
    listedCents: integer().notNull(),
    isPayWhatYouWant: boolean().notNull().default(false),
    /** Sales that had not ended by then, in their order. */
    sales: jsonb().$type<readonly PricedSale[]>().notNull().default([]),
    currency: text().notNull(),
    cardFacts: jsonb().$type<ListingCard['facts']>().notNull(),
    promptCount: integer().notNull(),
    cover: jsonb().$type<{
      key: string;
      kind: 'image' | 'video';
      alt: string;
      width: number;
      height: number;
    }>(),
    isDemo: boolean().notNull(),
    models: texts(),
    worksOn: texts(),
    ratios: texts(),
    languages: texts(),
    minSeconds: real().notNull(),
    maxSeconds: real().notNull(),
    hasAudio: boolean().notNull(),
    reviewCount: integer().notNull(),
    starSum: integer().notNull(),
    bayesRating: doublePrecision().notNull(),
    salesCount: integer().notNull(),
    trending: doublePrecision().notNull(),
    publishedAt: instant().notNull(),
    /** Every word it is found by, each once. */
    words: texts(),
    document: tsvector().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.sinceEpoch] }),
    uniqueIndex('listing_search_current_slug').on(table.slug).where(sql`until_epoch = ${openEndedEpochSql}`),
    uniqueIndex('listing_search_current_listing')
      .on(table.listingId)
      .where(sql`until_epoch = ${openEndedEpochSql}`),
    index('listing_search_trending').on(table.trending, table.listingId),
    index('listing_search_newest').on(table.publishedAt, table.listingId),
    index('listing_search_selling').on(table.salesCount, table.listingId),
    index('listing_search_rated').on(table.bayesRating, table.listingId),
    index('listing_search_price').on(table.priceCents, table.listingId),
    index('listing_search_sales')
      .on(table.listingId)
      .where(sql`until_epoch = ${openEndedEpochSql} and sales <> '[]'`),
    index('listing_search_seller').on(table.sellerId),
    index('listing_search_category').on(table.category, table.trending, table.listingId),
    index('listing_search_ended').on(table.untilEpoch).where(sql`until_epoch < ${openEndedEpochSql}`),
    // Every search scans the pending list of a GIN index, and a batch of changes makes it long.
    index('listing_search_document').using('gin', table.document).with({ fastupdate: false }),
    index('listing_search_works_on').using('gin', table.worksOn)
  ]
);

/** The words of visible listings with their document frequency, for spelling suggestions. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    uses: integer().notNull()
  },
  (table) => [
    index('search_words_prefix').on(sql`${table.word} text_pattern_ops`),
    index('search_words_suffix').on(sql`reverse(${table.word}) text_pattern_ops`)
  ]
);

export const searchTags = pgTable(
  'search_tags',
  {
    tag: text().primaryKey(),
    uses: integer().notNull()
  },
  (table) => [index('search_tags_prefix').on(sql`lower(${table.tag}) text_pattern_ops`)]
);

/** Tasks that run once per database, however many instances start. */
export const oneTimeTasks = pgTable('one_time_tasks', {
  name: text().primaryKey(),
  doneAt: instant().notNull()
});
