import { useQueries, useQuery } from '@tanstack/react-query';
import type { ListingPage } from '#shared/domain/market/listing.ts';
import type { OwnListing } from '#shared/domain/market/seller.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';

const partSize = 60;

/** An item of a bundle's draft; `own` is null while it is unknown. */
export type BundleItem = { readonly id: string; readonly own: OwnListing | null };

export const isOnSale = ({ state }: Pick<OwnListing, 'state'>): boolean => state === 'published';

/** All of the seller's prompts, also those that are not on sale: a draft may contain one that no longer is. */
export function useOwnPrompts(isEnabled = true) {
  const { sellers } = useSellingDependencies();
  return useQuery({
    // Refetched with the other lists of listings.
    queryKey: ['sellers.listListings', 'prompts'],
    queryFn: async () => {
      const found: OwnListing[] = [];
      let cursor: string | null = null;
      do {
        const part: { items: OwnListing[]; nextCursor: string | null } = await unwrap(
          sellers.listListings({ limit: partSize, ...(cursor === null ? {} : { cursor }) })
        );
        found.push(...part.items.filter(({ kind }) => kind === 'prompt'));
        cursor = part.nextCursor;
      } while (cursor !== null);
      return found;
    },
    enabled: isEnabled,
    staleTime: 0
  });
}

/** The public pages of these listings, in their order; those that are still loading are left out. */
export function useListingPages(slugs: readonly string[]): readonly ListingPage[] {
  const { listings } = useSellingDependencies();
  const answers = useQueries({
    queries: slugs.map((slug) => ({
      queryKey: ['listings.get', 'selling', slug],
      queryFn: () => unwrap(listings.get({ slug }))
    }))
  });
  return answers.flatMap(({ data }) => data ?? []);
}
