// The wishlist as the rows on this device say it, with the changes that wait to be sent.
import * as z from 'zod';
import { useMemo } from 'react';
import { Wishlist, WishlistItem } from '#shared/domain/market/wishlist.ts';
import type { ReplicaRow } from '#shared/contract/device-sync.ts';
import { useSyncedRows } from '#renderer/feature-api/sync/synced-rows.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/wishlist.json';

/** The part of a list or an item that this app shows. Other keys, of a newer app, are left alone. */
const ListValue = Wishlist.pick({ name: true, createdAt: true });
/** One that was made here has no list until the server has said which one is the first. */
const WishValue = WishlistItem.omit({ listingId: true }).extend({ wishlistId: z.string().default('') });

/** With what a change of it is based on. */
export type SyncedWishlist = Wishlist & Pick<ReplicaRow, 'basedOn'>;
export type SyncedWishlistItem = WishlistItem & Pick<ReplicaRow, 'basedOn'>;

type Rows = { readonly lists: readonly ReplicaRow[]; readonly wishes: readonly ReplicaRow[] };
export type WishlistRows = {
  readonly lists: readonly SyncedWishlist[];
  readonly wishes: readonly SyncedWishlistItem[];
};

/** The oldest list and the newest wish come first. */
export function readWishlist({ lists, wishes }: Rows): WishlistRows {
  const named = lists
    .flatMap(({ id, basedOn, value }) => {
      const { data } = ListValue.safeParse(value);
      return data === undefined ? [] : [{ ...data, id, basedOn }];
    })
    .toSorted((one, other) => one.createdAt - other.createdAt);
  const read = wishes
    .flatMap(({ id, basedOn, value }) => {
      const { data } = WishValue.safeParse(value);
      const wishlistId = data?.wishlistId === '' ? (named[0]?.id ?? '') : data?.wishlistId;
      return data === undefined || wishlistId === undefined
        ? []
        : [{ ...data, wishlistId, listingId: id, basedOn }];
    })
    .toSorted((one, other) => other.addedAt - one.addedAt);
  const count = (listId: string): number => read.filter(({ wishlistId }) => wishlistId === listId).length;
  return { lists: named.map((list) => ({ ...list, itemCount: count(list.id) })), wishes: read };
}

/** Undefined while nothing is known of it on this device. */
export function useWishlist(): WishlistRows | undefined {
  const { data: lists } = useSyncedRows('wishlists');
  const { data: wishes } = useSyncedRows('wishlistItems');
  return useMemo(() => (lists && wishes ? readWishlist({ lists, wishes }) : undefined), [lists, wishes]);
}

/** The first list has a name in the language shown until it is given one. */
export const wishlistName = ({ name }: Pick<Wishlist, 'name'>): string => name ?? t(texts, 'wishlist.first');
