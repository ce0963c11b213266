// A wishlist holds listings that a user may buy later, each with its price when it was added.
import * as z from 'zod';
import { publicName } from '../people/public-name.ts';
import { ListingCard } from './listing.ts';
import { Money } from './money.ts';

export const maxWishlists = 20;
/** Of one person, in all their lists together. */
export const maxWishlistItems = 500;

const maxNameLength = 60;
export const WishlistName = publicName(maxNameLength);

/** A name that none of the lists has: this one, or this one with the first number that is free, as “Rain 2”. */
export function numberWishlistName(name: string, taken: ReadonlySet<string | null>): string {
  for (let number = 2, numbered = name; ; number += 1) {
    if (!taken.has(numbered)) return numbered;
    const characters = Array.from(name);
    while (`${characters.join('')} ${number}`.length > maxNameLength) characters.pop();
    numbered = `${characters.join('').trimEnd()} ${number}`;
  }
}

export const Wishlist = z.object({
  id: z.string(),
  /** Null for the list that everybody begins with, until it is given a name. */
  name: z.string().nullable(),
  itemCount: z.int(),
  createdAt: z.int()
});
export type Wishlist = z.infer<typeof Wishlist>;

/** One listing that a person wishes for; it stands in one of their lists. */
export const WishlistItem = z.object({
  listingId: z.string(),
  wishlistId: z.string(),
  slug: z.string(),
  /** Null where the listing was taken down, so that nothing of it is to be seen. */
  title: z.string().nullable(),
  /** As it is for sale now; null where it is not. */
  card: ListingCard.nullable(),
  /** The price when it was added. */
  priceThen: Money,
  addedAt: z.int()
});
export type WishlistItem = z.infer<typeof WishlistItem>;
