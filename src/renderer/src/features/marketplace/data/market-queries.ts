import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient
} from '@tanstack/react-query';
import { queryWithOfflineCache, refetchStale } from '#renderer/lib/query/offline-cache.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import { isNetworkError } from '#shared/contract/http/is-network-error.ts';
import { type MarketView, toFilter } from '#shared/contract/market-view.ts';
import { firstPageSize, reviewPageSize } from '#shared/contract/prerendering/prerendered-pages.ts';
import type { ListingCard, ListingPage, Review } from '#shared/domain/market/listing.ts';
import type { ListingFacets } from '#shared/domain/market/listing-search.ts';
import type { Ok } from '#shared/kit/result.ts';
import { type MarketDependencies, useMarketDependencies } from './dependencies.tsx';
import { writeView } from './market-view.ts';

type Asking = Pick<MarketDependencies, 'listings' | 'cache' | 'now' | 'takeAnswer'>;

const partSize = firstPageSize;

/** With zod, which only what is read back from the device needs. */
const loadShapes = () => import('./cached-shapes.ts');

const loadListingsShape = async () => (await loadShapes()).listings;
const loadListingShape = async () => (await loadShapes()).listing;

type ListingPart = { items: ListingCard[]; nextCursor: string | null };
type ReviewPart = { items: Review[]; nextCursor: string | null };

/** The listings of a view, part by part. The first part is kept on the device. */
function listingsQuery({ listings, cache, now, takeAnswer }: Asking, view: MarketView) {
  const address = writeView(view).toString();
  const key = `listings.search ${address}`;
  return infiniteQueryOptions({
    queryKey: ['listings.search', address],
    initialPageParam: null as string | null,
    initialData: () => {
      const value = takeAnswer(key) as ListingPart | undefined;
      return value === undefined ? undefined : { pages: [{ value, cachedAt: null }], pageParams: [null] };
    },
    async queryFn({ pageParam: cursor }) {
      const call = () =>
        listings.search({ ...view, limit: partSize, ...(cursor === null ? {} : { cursor }) });
      if (cursor !== null) return { value: await unwrap(call()), cachedAt: null };
      return queryWithOfflineCache({ cache, now, key, call, isNetworkError, loadSchema: loadListingsShape });
    },
    getNextPageParam: ({ value, cachedAt }) => (cachedAt === null ? value.nextCursor : null),
    ...refetchStale
  });
}

/** Counts by facet within the rest of the view. */
function facetsQuery({ listings, takeAnswer }: Asking, view: MarketView) {
  const filter = toFilter(view);
  const address = writeView({ ...filter, sort: 'trending' }).toString();
  return queryOptions({
    queryKey: ['listings.countFacets', address],
    initialData: () => takeAnswer(`listings.countFacets ${address}`) as ListingFacets | undefined,
    queryFn: () => unwrap(listings.countFacets(filter)),
    ...refetchStale
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

/** The relation of the signed-in person to a listing's reviews. */
export type OwnReviewState = Extract<Awaited<ReturnType<Cloud['reviews']['getMine']>>, Ok<unknown>>['value'];

/** The catalog is told of a change within a quarter of a second. */
const settledMs = 400;

/** Undefined while nobody is signed in, or while it is not known. */
export function useOwnReview(slug: string): OwnReviewState | undefined {
  const { reviews } = useMarketDependencies();
  const { data } = useQuery({
    queryKey: ['reviews.getMine', slug],
    queryFn: () => unwrap(reviews.getMine({ slug })),
    // Opening a purchase permits a review at once.
    staleTime: 0,
    enabled: useSignedInHint()
  });
  return data;
}

/** Takes over what an answer said at once, and asks for the rest anew when the catalog knows. */
export function useUpdateOwnReview(slug: string): (change: Partial<OwnReviewState>) => void {
  const client = useQueryClient();
  return (change) => {
    client.setQueryData<OwnReviewState>(['reviews.getMine', slug], (known) =>
      known === undefined ? known : { ...known, ...change }
    );
    setTimeout(() => {
      for (const name of ['reviews.getMine', 'listings.listReviews', 'listings.get'])
        void client.invalidateQueries({ queryKey: [name, slug] });
    }, settledMs);
  };
}
