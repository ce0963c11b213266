import { CachedQueries } from '#renderer/lib/cached-queries.tsx';
import { type WishlistTools, WishlistToolsProvider } from '#renderer/features/wishlist/wishlist-tools.ts';
import { Wishlist } from '#renderer/features/wishlist/wishlist.tsx';

export function WishlistScreen({ tools }: { readonly tools: WishlistTools }) {
  return (
    <CachedQueries>
      <WishlistToolsProvider value={tools}>
        <Wishlist />
      </WishlistToolsProvider>
    </CachedQueries>
  );
}
