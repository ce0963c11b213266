// Who follows which seller.
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { users } from './accounts.ts';
import { sellers } from './listings.ts';

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
