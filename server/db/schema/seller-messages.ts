// Messages from sellers to the buyers of a listing. Each recipient has a notice of it, under the key `message:<id>`.
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant } from '../columns/column-types.ts';
import { users } from './accounts.ts';
import { listings, sellers } from './listings.ts';

export const sellerMessages = pgTable(
  'seller_messages',
  {
    id: text().primaryKey(),
    sellerId: text()
      .notNull()
      .references(() => sellers.userId, { onDelete: 'cascade' }),
    listingId: text()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** Made by the seller's app; one message each. */
    clientId: uuid().notNull(),
    text: text().notNull(),
    recipientCount: integer().notNull(),
    sentAt: instant().notNull()
  },
  (table) => [
    unique('seller_messages_client_unique').on(table.sellerId, table.clientId),
    index('seller_messages_newest').on(table.listingId, table.id),
    check('seller_messages_has_recipients', sql`${table.recipientCount} > 0`)
  ]
);

/** Sellers whose messages a buyer does not want. */
export const mutedSellers = pgTable(
  'muted_sellers',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sellerId: text()
      .notNull()
      .references(() => sellers.userId, { onDelete: 'cascade' }),
    createdAt: instant().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sellerId] }),
    index('muted_sellers_seller').on(table.sellerId)
  ]
);
