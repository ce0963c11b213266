import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Seller } from '#shared/domain/market/seller.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useSellingDependencies } from './dependencies.tsx';

const sellerKey = ['sellers.getMine'];
const partSize = 30;

/** One's own state as a seller; null for a person who has not applied. */
export function useSeller() {
  const { sellers } = useSellingDependencies();
  return useQuery({ queryKey: sellerKey, queryFn: () => unwrap(sellers.getMine()), staleTime: 0 });
}

/** Shows the state that the server has just answered with. */
export function useSetSeller(): (seller: Seller) => void {
  const client = useQueryClient();
  return (seller) => client.setQueryData(sellerKey, seller);
}

/** After something was submitted or changed: the list is asked for again. */
export function useInvalidateListings(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['sellers.listListings'] });
}

export function useOwnListings() {
  const { sellers } = useSellingDependencies();
  return useInfiniteQuery({
    queryKey: ['sellers.listListings'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor }) =>
      unwrap(sellers.listListings({ limit: partSize, ...(cursor === null ? {} : { cursor }) })),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0
  });
}
