// Wishlists and their items. They are private; a listing only counts them.
import * as z from 'zod';
import { WishlistItem, Wishlist, WishlistName } from '../../domain/market/wishlist.ts';
import { command, nothing, query } from '../procedure.ts';
import { idOf } from '../ids.ts';
import { PageRequest, pageOf } from '../paging.ts';

const WishlistId = idOf('wsh');
const ListingId = idOf('lst');
const ById = z.object({ id: WishlistId });

export const wishlistProcedures = {
  /** The oldest first; empty until an item is added or a list is created. */
  'wishlists.list': query(nothing, z.array(Wishlist)),
  'wishlists.create': command(z.object({ name: WishlistName }), Wishlist),
  'wishlists.rename': command(ById.extend({ name: WishlistName }), Wishlist),
  /** Removes its items too. */
  'wishlists.remove': command(ById, nothing),

  /** Of one list or of all, the last added first. */
  'wishlistItems.list': query(
    PageRequest.extend({ wishlistId: WishlistId.optional() }),
    pageOf(WishlistItem)
  ),
  /** The ids of the listings in any list. */
  'wishlistItems.listIds': query(nothing, z.object({ listingIds: z.array(z.string()) })),
  /**
   * Adds to the first list unless one is named; an item that exists stays where it is. `priceThenCents` is the price at
   * the first adding, for an item that is restored: it is kept if the listing has ever had that price.
   */
  'wishlistItems.add': command(
    z.object({
      slug: z.string().min(1).max(120),
      wishlistId: WishlistId.optional(),
      priceThenCents: z.int().nonnegative().optional()
    }),
    z.object({ listingId: z.string(), wishlistId: z.string() })
  ),
  'wishlistItems.move': command(z.object({ listingId: ListingId, wishlistId: WishlistId }), nothing),
  'wishlistItems.remove': command(z.object({ listingId: ListingId }), nothing)
} as const;
