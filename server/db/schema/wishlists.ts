// Wishlists with their items, and follows. A database trigger counts the
// items per listing and day.
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex
} from 'drizzle-orm/pg-core';
import { instant } from '../columns/column-types.ts';
import { users } from './accounts.ts';
import { listings, sellers } from './listings.ts';

export const wishlists = pgTable(
  'wishlists',
  {
    id: text().primaryKey(),
    ownerId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for the first one until it is given a name. */
    name: text(),
    createdAt: instant().notNull()
  },
  (table) => [
    unique('wishlists_owner_name_unique').on(table.ownerId, table.name),
    uniqueIndex('wishlists_owner_unnamed_unique').on(table.ownerId).where(sql`name is null`),
    /** Target of a composite foreign key, so that an item is in a list of its owner. */
    unique('wishlists_id_owner_unique').on(table.id, table.ownerId)
  ]
);

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    ownerId: text().notNull(),
    listingId: text()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    wishlistId: text().notNull(),
    /** Its price when it was added. */
    priceCents: integer().notNull(),
    currency: text().notNull(),
    addedAt: instant().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.listingId] }),
    foreignKey({
      name: 'wishlist_items_wishlist_owner_fk',
      columns: [table.wishlistId, table.ownerId],
      foreignColumns: [wishlists.id, wishlists.ownerId]
    }).onDelete('cascade'),
    index('wishlist_items_wishlist').on(table.wishlistId),
    index('wishlist_items_newest').on(table.ownerId, table.addedAt, table.listingId),
    index('wishlist_items_listing').on(table.listingId)
  ]
);

/** Followers of sellers. */
export const follows = pgTable(
  'follows',
  {
    id: text().primaryKey(),
    followerId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sellerId: text()
      .notNull()
      .references(() => sellers.userId, { onDelete: 'cascade' }),
    createdAt: instant().notNull()
  },
  (table) => [
    unique('follows_follower_seller_unique').on(table.followerId, table.sellerId),
    index('follows_newest_of_follower').on(table.followerId, table.id),
    index('follows_newest_of_seller').on(table.sellerId, table.id),
    check('follows_not_oneself', sql`${table.followerId} <> ${table.sellerId}`)
  ]
);
