import { eq, sql } from 'drizzle-orm';
import type { Wishlist } from '#shared/domain/market/wishlist.ts';
import type { Database } from '../../db/client.ts';
import { wishes, wishlists } from '../../db/schema/wishlists.ts';

/** Lists with how much stands in each, to be narrowed by whoever asks. */
export const selectWishlists = (db: Database) =>
  db
    .select({
      id: wishlists.id,
      name: wishlists.name,
      createdAt: wishlists.createdAt,
      wishCount: sql<number>`(select count(*)::int from ${wishes} where ${eq(wishes.wishlistId, wishlists.id)})`
    })
    .from(wishlists);

type Row = Omit<Wishlist, 'createdAt'> & { readonly createdAt: Date };

export const toWishlist = (row: Row): Wishlist => ({ ...row, createdAt: row.createdAt.getTime() });
