import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { OwnListing, Seller } from '#shared/domain/market/seller.ts';
import type { SellingRules } from '#shared/domain/market/selling-rules.ts';
import { askOrRead, newestFirst, readKnownRows } from '#renderer/feature-api/sync/known-rows.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useSellingDependencies } from './dependencies.tsx';

const sellerKey = ['sellers.getMine'];
const partSize = 30;

/** The user's seller state; null if they have not applied. */
export function useSeller() {
  const { sellers, replica } = useSellingDependencies();
  return useQuery({
    queryKey: sellerKey,
    queryFn: () =>
      askOrRead(sellers.getMine(), async () => {
        const known = await readKnownRows(replica, 'sellers', Seller);
        return known && (known[0] ?? null);
      }),
    staleTime: 0
  });
}

/** A page of the seller's listings; without the server all that this device has of them. */
const readOwnListings = (
  { sellers, replica }: Pick<ReturnType<typeof useSellingDependencies>, 'sellers' | 'replica'>,
  { limit, cursor }: { readonly limit: number; readonly cursor: string | null }
): Promise<{ items: OwnListing[]; nextCursor: string | null }> =>
  askOrRead(sellers.listListings({ limit, ...(cursor === null ? {} : { cursor }) }), async () => {
    const known = await readKnownRows(replica, 'listings', OwnListing);
    return known && { items: newestFirst(known), nextCursor: null };
  });

/** The numbers that apply to sales now; undefined while they are not known, which is better than a wrong number. */
export function useSellingRules(): SellingRules | undefined {
  const { sellers } = useSellingDependencies();
  return useQuery({ queryKey: ['sellers.getRules'], queryFn: () => unwrap(sellers.getRules()) }).data;
}

/** Writes a server response to the query cache. */
export function useSetSeller(): (seller: Seller) => void {
  const client = useQueryClient();
  return (seller) => client.setQueryData(sellerKey, seller);
}

/** Refetches the seller’s state, for instance which terms they accepted. */
export function useInvalidateSeller(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sellerKey });
}

/** Refetches the listings after a submission or change. */
export function useInvalidateListings(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['sellers.listListings'] });
}

export function useOwnListings() {
  const tools = useSellingDependencies();
  return useInfiniteQuery({
    queryKey: ['sellers.listListings'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor }) => readOwnListings(tools, { limit: partSize, cursor }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0
  });
}

/** The seller's tasks, the most urgent first. */
export function useSellerTasks() {
  const { sellers } = useSellingDependencies();
  return useQuery({
    queryKey: ['sellers.listTasks'],
    queryFn: () => unwrap(sellers.listTasks()),
    staleTime: 0
  });
}

const largestPart = 60;

/** All of the seller's prompts, also those that are not on sale: a draft may contain one that no longer is. */
export function useOwnPrompts(isEnabled = true) {
  const tools = useSellingDependencies();
  return useQuery({
    // Refetched with the other lists of listings.
    queryKey: ['sellers.listListings', 'prompts'],
    queryFn: async () => {
      const found: OwnListing[] = [];
      let cursor: string | null = null;
      do {
        const part: Awaited<ReturnType<typeof readOwnListings>> = await readOwnListings(tools, {
          limit: largestPart,
          cursor
        });
        found.push(...part.items.filter(({ kind }) => kind === 'prompt'));
        cursor = part.nextCursor;
      } while (cursor !== null);
      return found;
    },
    enabled: isEnabled,
    staleTime: 0
  });
}
