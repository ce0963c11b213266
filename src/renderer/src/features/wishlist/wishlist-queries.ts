import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '#renderer/lib/messages/translate.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import texts from '#renderer/messages/en/wishlist.json';
import type { Wishlist } from '#shared/domain/market/wishlist.ts';
import { useWishlistDependencies } from './dependencies.tsx';

/** The first list has a name in the language shown until it is given one. */
export const wishlistName = ({ name }: Pick<Wishlist, 'name'>): string => name ?? t(texts, 'wishlist.first');

const partSize = 24;
const wishlistedIdsKey = ['wishlistItems.listIds'];

/** The ids of what is wished for; undefined while that is not known. */
export function useWishlistedIds(): readonly string[] | undefined {
  const { wishlistItems } = useWishlistDependencies();
  const isSignedIn = useSignedInHint();
  const { data } = useQuery({
    queryKey: wishlistedIdsKey,
    queryFn: () => unwrap(wishlistItems.listIds()),
    enabled: isSignedIn
  });
  return data?.listingIds;
}

export function useWishlists() {
  const { wishlists } = useWishlistDependencies();
  return useQuery({ queryKey: ['wishlists.list'], queryFn: () => unwrap(wishlists.list()), staleTime: 0 });
}

/** Of one list, or of all of them. */
export function useWishlistItems(wishlistId: string | null) {
  const { wishlistItems } = useWishlistDependencies();
  return useInfiniteQuery({
    queryKey: ['wishlistItems.list', wishlistId],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor }) =>
      unwrap(
        wishlistItems.list({
          limit: partSize,
          ...(wishlistId === null ? {} : { wishlistId }),
          ...(cursor === null ? {} : { cursor })
        })
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0
  });
}

/** After something came, went or moved: everything that tells of it is asked for again. */
export function useInvalidateWishlist(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const names = ['wishlists.list', 'wishlistItems.list', 'wishlistItems.listIds'];
    await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })));
  };
}

/** Shows a heart as it will be, until the server has said so. */
export function useOptimisticWishlistItem(): (listingId: string, isWishlisted: boolean) => void {
  const client = useQueryClient();
  return (listingId, isWishlisted) => {
    client.setQueryData<{ listingIds: string[] }>(wishlistedIdsKey, (known) => {
      const others = known?.listingIds.filter((id) => id !== listingId) ?? [];
      return { listingIds: isWishlisted ? [...others, listingId] : others };
    });
  };
}
