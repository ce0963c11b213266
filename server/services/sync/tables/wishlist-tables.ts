import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { idOf } from '#shared/contract/ids.ts';
import { WishlistName } from '#shared/domain/market/wishlist.ts';
import type { DocumentValue } from '#shared/domain/sync/row.ts';
import type { Database } from '../../../db/client.ts';
import { wishlistItems, wishlists } from '../../../db/schema/wishlists.ts';
import { readWishlistItems } from '../../wishlist/list-wishlist-items.ts';
import { addWishlistItem, moveWishlistItem, removeWishlistItem } from '../../wishlist/wishlist-items.ts';
import {
  createWishlist,
  lockWishlistItems,
  removeWishlist,
  renameWishlist
} from '../../wishlist/wishlists.ts';
import { parseChange } from './parse-change.ts';
import type { SyncedTable } from './synced-table.ts';

const WishlistId = idOf('wsh');

export const wishlistTable: SyncedTable = {
  table: 'wishlists',
  lock: lockWishlistItems,
  load: async (db, { userId, ids }) => {
    const rows = await db
      .select({ id: wishlists.id, name: wishlists.name, createdAt: wishlists.createdAt })
      .from(wishlists)
      .where(and(eq(wishlists.ownerId, userId), inArray(wishlists.id, [...ids])));
    return new Map(rows.map(({ id, name, createdAt }) => [id, { name, createdAt: createdAt.getTime() }]));
  },
  write: async (context, { mutation, before, after }, request) => {
    const id = parseChange(WishlistId, mutation.rowId);
    if (after === undefined) {
      // An item that another device added meanwhile keeps the list: this one removed every item that it knew.
      if (await isEmptyList(context.db, id)) await removeWishlist(context, { id }, request);
      return;
    }
    if (before?.value['name'] === after.value['name']) return;
    const name = parseChange(WishlistName, after.value['name']);
    // Two devices may make a list of the same name while they are offline, and put wishes into it.
    if (before === undefined) await createWishlist(context, { id, name, numbersName: true }, request);
    else await renameWishlist(context, { id, name }, request);
  }
};

const isEmptyList = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(wishlistItems, eq(wishlistItems.wishlistId, id))) === 0;

/** The part of a wish that a device decides. The rest of the value is shown until the server's row is there. */
const WishlistItemValue = z.object({
  wishlistId: WishlistId.optional(),
  priceThen: z.object({ cents: z.int().nonnegative() }).optional()
});

export const wishlistItemTable: SyncedTable = {
  table: 'wishlist_items',
  lock: async (db, userId, ids) => {
    await lockWishlistItems(db, userId);
    // Wishes are counted by listing and day, and two users may wish for the same listings in different orders.
    await db.execute(sql`
      select pg_advisory_xact_lock(hashtextextended('wishes for ' || id, 0))
      from unnest(${sql.param(ids.toSorted())}::text[]) id`);
  },
  load: async (db, { userId, ids, now }) => {
    const items = await readWishlistItems(db, { ownerId: userId, listingIds: ids, now });
    return new Map(items.map(({ listingId, ...value }) => [listingId, value satisfies DocumentValue]));
  },
  write: async (context, { mutation, before, after }, request) => {
    const listingId = parseChange(idOf('lst'), mutation.rowId);
    if (after === undefined) return removeWishlistItem(context, { listingId }, request);
    const { wishlistId, priceThen } = parseChange(WishlistItemValue, after.value);
    if (before === undefined)
      await addWishlistItem(context, { listingId, wishlistId, priceThenCents: priceThen?.cents }, request);
    else if (wishlistId !== undefined && wishlistId !== before.value['wishlistId'])
      await moveWishlistItem(context, { listingId, wishlistId }, request);
  }
};
