import { paths } from '#shared/contract/paths.ts';
import { defineFeature } from '#renderer/feature-api/feature.ts';

/** Listings that a person saved, in lists of their own. */
export const wishlist = defineFeature({
  screens: {
    wishlist: {
      load: async () => (await import('./wishlist.tsx')).WishlistPage,
      parts: ['ListingPoster']
    }
  },
  parts: { WishlistButton: async () => (await import('./wishlist-button.tsx')).WishlistButton },
  commands: { 'go.wishlist': ({ goTo }) => goTo(paths.wishlist.getHref()) }
});
