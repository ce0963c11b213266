import { WishlistScreen } from '#renderer/screens/wishlist-screen.tsx';
import { useWishlistTools } from './use-wishlist-tools.tsx';

export function WishlistRoute() {
  return <WishlistScreen tools={useWishlistTools()} />;
}
