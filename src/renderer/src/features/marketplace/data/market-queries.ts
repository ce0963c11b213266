import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQuery
} from '@tanstack/react-query';
import { type Cached, queryWithOfflineCache, refetchStale } from '#renderer/lib/query/offline-cache.ts';
import { Refusal, unwrap } from '#renderer/lib/query/query-client.tsx';
import type { ContractError } from '#shared/contract/errors.ts';
import { isNetworkError } from '#shared/contract/http/is-network-error.ts';
import { type MarketView, toFilter } from '#shared/contract/market-view.ts';
import { firstPageSize, reviewPageSize } from '#shared/contract/prerendering/prerendered-pages.ts';
import type { ListingCard, ListingPage, Review } from '#shared/domain/market/listing.ts';
import type { ListingFacets } from '#shared/domain/market/listing-search.ts';
import { type MarketDependencies, useMarketDependencies } from './dependencies.tsx';
import { writeView } from './market-view.ts';
import type { Shelf } from './shelf.ts';

type Asking = Pick<MarketDependencies, 'listings' | 'replica' | 'cache' | 'now' | 'takeAnswer'>;

const partSize = firstPageSize;

/** With zod, which only what is read back from the device needs. */
const loadShapes = () => import('./cached-shapes.ts');

const loadListingsShape = async () => (await loadShapes()).listings;
const loadListingShape = async () => (await loadShapes()).listing;

type ListingPart = {
  items: ListingCard[];
  nextCursor: string | null;
  /** Of a part from the shelf: the number of listings before the next one. */
  nextFrom?: number | null;
};
type ReviewPart = { items: Review[]; nextCursor: string | null };

const emptyPart: Cached<ListingPart> = { value: { items: [], nextCursor: null }, cachedAt: null };

const loadShelfCode = () => import('./shelf.ts');

/** The shelf of this device, read once a minute at most; null where it has none. */
const readShelf = (client: QueryClient, kept: Pick<Asking, 'replica' | 'cache'>): Promise<Shelf | null> =>
  client.fetchQuery({
    queryKey: ['shelf'],
    queryFn: async () => {
      // Without a network, a page that keeps no copy of itself has not got its code either.
      const code = await loadShelfCode().catch(() => null);
      return code === null ? null : code.loadShelf(kept);
    },
    staleTime: 60_000
  });

/** The listings of a view, part by part. The first part is kept on the device. Away from the server they are of the shelf. */
function listingsQuery({ listings, replica, cache, now, takeAnswer }: Asking, view: MarketView) {
  const address = writeView(view).toString();
  const key = `listings.search ${address}`;
  const readShelfPart = async (client: QueryClient, from: number): Promise<Cached<ListingPart> | null> => {
    const shelf = await readShelf(client, { replica, cache });
    if (shelf === null) return null;
    const value = (await loadShelfCode()).searchPart(shelf, view, from, partSize);
    return { value, cachedAt: shelf.readAt };
  };
  return infiniteQueryOptions({
    queryKey: ['listings.search', address],
    initialPageParam: null as string | number | null,
    initialData: () => {
      const value = takeAnswer(key) as ListingPart | undefined;
      return value === undefined ? undefined : { pages: [{ value, cachedAt: null }], pageParams: [null] };
    },
    async queryFn({ pageParam, client }): Promise<Cached<ListingPart>> {
      if (typeof pageParam === 'number') return (await readShelfPart(client, pageParam)) ?? emptyPart;
      const call = () =>
        listings.search({ ...view, limit: partSize, ...(pageParam === null ? {} : { cursor: pageParam }) });
      if (pageParam !== null) return { value: await unwrap(call()), cachedAt: null };
      return queryWithOfflineCache<ListingPart, ContractError>({
        cache,
        now,
        key,
        call,
        isNetworkError,
        loadSchema: loadListingsShape,
        answerHere: () => readShelfPart(client, 0)
      });
    },
    getNextPageParam: ({ value, cachedAt }) =>
      cachedAt === null ? value.nextCursor : (value.nextFrom ?? null),
    ...refetchStale
  });
}

/** Counts by facet within the rest of the view. */
function facetsQuery({ listings, replica, cache, takeAnswer }: Asking, view: MarketView) {
  const filter = toFilter(view);
  const address = writeView({ ...filter, sort: 'trending' }).toString();
  return queryOptions({
    queryKey: ['listings.countFacets', address],
    initialData: () => takeAnswer(`listings.countFacets ${address}`) as ListingFacets | undefined,
    async queryFn({ client }) {
      const counted = await listings.countFacets(filter);
      if (counted.ok) return counted.value;
      const shelf = isNetworkError(counted.error) ? await readShelf(client, { replica, cache }) : null;
      if (shelf === null) throw new Refusal(counted.error);
      return (await loadShelfCode()).countFacets(shelf, filter);
    },
    ...refetchStale,
    // Counts do not say whether they are of the shelf.
    refetchOnReconnect: 'always'
  });
}

function listingQuery({ listings, cache, now, takeAnswer }: Asking, slug: string) {
  const key = `listings.get ${slug}`;
  return queryOptions({
    queryKey: ['listings.get', slug],
    initialData: () => {
      const value = takeAnswer(key) as ListingPage | undefined;
      return value === undefined ? undefined : { value, cachedAt: null };
    },
    queryFn: () =>
      queryWithOfflineCache({
        cache,
        now,
        key,
        call: () => listings.get({ slug }),
        isNetworkError,
        loadSchema: loadListingShape
      }),
    ...refetchStale
  });
}

// The former results stay visible until new ones arrive.
export const useListings = (view: MarketView) =>
  useInfiniteQuery({ ...listingsQuery(useMarketDependencies(), view), placeholderData: keepPreviousData });

export const useFacets = (view: MarketView) =>
  useQuery({ ...facetsQuery(useMarketDependencies(), view), placeholderData: keepPreviousData });

export const useListing = (slug: string) => useQuery(listingQuery(useMarketDependencies(), slug));

/** The card of a listing that is on the shelf of this device; null for any other. */
export function useShelvedCard(
  slug: string,
  { isEnabled }: { readonly isEnabled: boolean }
): ListingCard | null {
  const { replica, cache } = useMarketDependencies();
  const { data } = useQuery({
    queryKey: ['shelf', slug],
    enabled: isEnabled,
    queryFn: async ({ client }) => {
      const shelf = await readShelf(client, { replica, cache });
      return shelf === null ? null : (await loadShelfCode()).findCard(shelf, slug);
    }
  });
  return isEnabled ? (data ?? null) : null;
}

/** Suggestions for the typed text; none while it is empty or the server is unreachable. */
export function useSuggestions(typed: string) {
  const { listings } = useMarketDependencies();
  const search = typed.trim().slice(0, 100);
  const { data } = useQuery({
    queryKey: ['listings.suggest', search],
    queryFn: () => unwrap(listings.suggest({ search })),
    enabled: search !== '',
    placeholderData: keepPreviousData
  });
  return search === '' ? [] : (data ?? []);
}

export function useReviews(slug: string) {
  const { listings, takeAnswer } = useMarketDependencies();
  return useInfiniteQuery({
    queryKey: ['listings.listReviews', slug],
    initialPageParam: null as string | null,
    initialData: () => {
      const page = takeAnswer(`listings.listReviews ${slug}`) as ReviewPart | undefined;
      return page === undefined ? undefined : { pages: [page], pageParams: [null] };
    },
    queryFn: ({ pageParam: cursor }) =>
      unwrap(listings.listReviews({ slug, limit: reviewPageSize, ...(cursor === null ? {} : { cursor }) })),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...refetchStale
  });
}

export function useSimilar(slug: string) {
  const { listings, takeAnswer } = useMarketDependencies();
  return useQuery({
    queryKey: ['listings.listSimilar', slug],
    initialData: () => takeAnswer(`listings.listSimilar ${slug}`) as ListingCard[] | undefined,
    queryFn: () => unwrap(listings.listSimilar({ slug })),
    ...refetchStale
  });
}
