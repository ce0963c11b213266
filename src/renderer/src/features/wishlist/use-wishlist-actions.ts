import type { WishlistItem, Wishlist } from '#shared/domain/market/wishlist.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/wishlist.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { wishlistName } from './wishlist-name.ts';
import { useInvalidateWishlist, useOptimisticWishlistItem } from './wishlist-queries.ts';
import { useWishlistDependencies } from './dependencies.tsx';

/** What can be done with a wish. Each tells how it went. */
export function useWishlistActions({ listingId, slug, wishlistId, card, priceThen }: WishlistItem) {
  const { wishes, notify } = useWishlistDependencies();
  const invalidateWishlist = useInvalidateWishlist();
  const showMark = useOptimisticWishlistItem();

  const putBack = async () => {
    const answer = await wishes.add({ slug, wishlistId, priceThenCents: priceThen.cents });
    if (!answer.ok) return notify({ type: 'error', title: translateError(answer.error) });
    showMark(listingId, true);
    await invalidateWishlist();
  };

  return {
    move: async (list: Wishlist) => {
      const answer = await wishes.move({ listingId, wishlistId: list.id });
      if (!answer.ok) return notify({ type: 'error', title: translateError(answer.error) });
      notify({ type: 'success', title: t(texts, 'wishlist.moved', { name: wishlistName(list) }) });
      await invalidateWishlist();
    },

    remove: async (title: string) => {
      const answer = await wishes.remove({ listingId });
      if (!answer.ok) return notify({ type: 'error', title: translateError(answer.error) });
      const undo = { label: t(texts, 'wishlist.undo'), isUndo: true, run: () => void putBack() };
      notify({
        type: 'success',
        title: t(texts, 'wishlist.removed', { title }),
        // What is not for sale any more cannot be wished for anew.
        ...(card === null ? {} : { action: undo })
      });
      showMark(listingId, false);
      await invalidateWishlist();
    }
  };
}
