import { type ReactNode, useMemo } from 'react';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import { useIsOnline, useServices } from '#renderer/feature-api/services.ts';
import { CachedQueries } from '#renderer/lib/query/query-client.tsx';
import type { Notify } from '#renderer/lib/notify.ts';
import { createRequiredContext } from '#renderer/lib/required-context.ts';

type WishlistDependencies = {
  readonly wishlists: Cloud['wishlists'];
  readonly wishlistItems: Cloud['wishlistItems'];
  readonly isOnline: boolean;
  readonly notify: Notify;
};

export const [WishlistContext, useWishlistDependencies] =
  createRequiredContext<WishlistDependencies>('WishlistDependencies');

/** Around the screen and the parts of the wishlist. */
export function WishlistProvider({ children }: { readonly children: ReactNode }) {
  const { platform, notify } = useServices();
  const isOnline = useIsOnline();
  const dependencies = useMemo(
    () => ({
      wishlists: platform.cloud.wishlists,
      wishlistItems: platform.cloud.wishlistItems,
      isOnline,
      notify
    }),
    [platform, notify, isOnline]
  );
  return (
    <CachedQueries>
      <WishlistContext value={dependencies}>{children}</WishlistContext>
    </CachedQueries>
  );
}
