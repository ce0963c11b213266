// What a person wishes for. Nobody else sees it; a listing counts how many wish for it.
import * as z from 'zod';
import { WishlistItem, Wishlist, WishlistName } from '../../domain/market/wishlist.ts';
import { command, nothing, query } from '../procedure.ts';
import { idOf } from './ids.ts';
import { PageRequest, pageOf } from './paging.ts';

const WishlistId = idOf('wsh');
const ListingId = idOf('lst');
const ById = z.object({ id: WishlistId });

export const wishlistProcedures = {
  /** The oldest first; empty until something is wished for or a list is made. */
  'wishlists.list': query(nothing, z.array(Wishlist)),
  'wishlists.create': command(z.object({ name: WishlistName }), Wishlist),
  'wishlists.rename': command(ById.extend({ name: WishlistName }), Wishlist),
  /** With what stands in it. */
  'wishlists.remove': command(ById, nothing),

  /** Of one list or of all, the last added first. */
  'wishlistItems.list': query(
    PageRequest.extend({ wishlistId: WishlistId.optional() }),
    pageOf(WishlistItem)
  ),
  /** The listings that are wished for, by their ids. */
  'wishlistItems.listIds': query(nothing, z.object({ listingIds: z.array(z.string()) })),
  /**
   * Into the first list unless one is named; what is wished for already stays where it is. `priceThenCents` is what it
   * cost when it was wished for first, of a wish that comes back: kept if the listing has ever cost that.
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
