import type { ListingCard } from '#shared/domain/market/listing.ts';
import { WishButton } from '#renderer/features/wishlist/wish-button.tsx';
import { WishlistToolsProvider } from '#renderer/features/wishlist/wishlist-tools.ts';
import { useWishlistTools } from './use-wishlist-tools.tsx';

type Props = { readonly listing: Pick<ListingCard, 'id' | 'slug' | 'title'> };

/** The heart of a listing, wherever the marketplace shows one. */
export function WishPlace({ listing }: Props) {
  return (
    <WishlistToolsProvider value={useWishlistTools()}>
      <WishButton listing={listing} />
    </WishlistToolsProvider>
  );
}
