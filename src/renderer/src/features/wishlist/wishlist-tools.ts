import { createContext, type ReactNode, useContext } from 'react';
import type { Cloud } from '#shared/contract/cloud.ts';
import type { ListingCard } from '#shared/domain/market/listing.ts';
import type { Notify } from '#renderer/lib/notify.ts';

/** What wishing needs of the rest of the app. */
export type WishlistTools = {
  readonly wishlists: Cloud['wishlists'];
  readonly wishes: Cloud['wishes'];
  readonly isOnline: boolean;
  /** The picture that a listing is known by. Decorative. */
  readonly renderPoster: (listing: ListingCard) => ReactNode;
  readonly notify: Notify;
};

const ToolsContext = createContext<WishlistTools | null>(null);
export const WishlistToolsProvider = ToolsContext.Provider;

export function useWishlistTools(): WishlistTools {
  const tools = useContext(ToolsContext);
  if (tools === null) throw new Error('useWishlistTools is used outside the WishlistToolsProvider');
  return tools;
}
