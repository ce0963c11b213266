import { useMemo } from 'react';
import { useStore } from 'zustand';
import { ListingPoster } from '#renderer/features/marketplace/listing-poster.tsx';
import type { WishlistTools } from '#renderer/features/wishlist/wishlist-tools.ts';
import { useApp } from '../model/model-context.ts';

/** What wishing needs of the rest of the app. */
export function useWishlistTools(): WishlistTools {
  const { model } = useApp();
  const isOnline = useStore(model.status, (state) => state.isOnline);
  return useMemo(
    () => ({
      wishlists: model.platform.cloud.wishlists,
      wishes: model.platform.cloud.wishes,
      isOnline,
      renderPoster: (listing) => <ListingPoster listing={listing} />,
      notify: model.notifications.getState().notify
    }),
    [model, isOnline]
  );
}
