import { useQueries } from '@tanstack/react-query';
import type { ListingPage } from '#shared/domain/market/listing.ts';
import type { OwnListing } from '#shared/domain/market/seller.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';

/** An item of a bundle's draft; `own` is null while it is unknown. */
export type BundleItem = { readonly id: string; readonly own: OwnListing | null };

export const isOnSale = ({ state }: Pick<OwnListing, 'state'>): boolean => state === 'published';

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
