import type { Wish, Wishlist } from '#shared/domain/market/wishlist.ts';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/wishlist.json';
import { sayError } from '#renderer/messages/names.ts';
import { nameList } from './name-list.ts';
import { useForgetWishes, useShowMark } from './wish-queries.ts';
import { useWishlistDependencies } from './dependencies.tsx';

/** What can be done with a wish. Each tells how it went. */
export function useWishDeeds({ listingId, slug, wishlistId, card, priceThen }: Wish) {
  const { wishes, notify } = useWishlistDependencies();
  const forgetWishes = useForgetWishes();
  const showMark = useShowMark();

  const putBack = async () => {
    const answer = await wishes.add({ slug, wishlistId, priceThenCents: priceThen.cents });
    if (!answer.ok) return notify({ type: 'error', title: sayError(answer.error) });
    showMark(listingId, true);
    await forgetWishes();
  };

  return {
    move: async (list: Wishlist) => {
      const answer = await wishes.move({ listingId, wishlistId: list.id });
      if (!answer.ok) return notify({ type: 'error', title: sayError(answer.error) });
      notify({ type: 'success', title: say(texts, 'wishlist.moved', { name: nameList(list) }) });
      await forgetWishes();
    },

    remove: async (title: string) => {
      const answer = await wishes.remove({ listingId });
      if (!answer.ok) return notify({ type: 'error', title: sayError(answer.error) });
      const undo = { label: say(texts, 'wishlist.undo'), isUndo: true, run: () => void putBack() };
      notify({
        type: 'success',
        title: say(texts, 'wishlist.removed', { title }),
        // What is not for sale any more cannot be wished for anew.
        ...(card === null ? {} : { action: undo })
      });
      showMark(listingId, false);
      await forgetWishes();
    }
  };
}
