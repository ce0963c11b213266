// Reads the data of each catalog page: the responses that the app would ask for, as a visitor gets them.
import { listViewParts, type MarketView, readView, toFilter } from '#shared/contract/market-view.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import { firstPageSize, reviewPageSize } from '#shared/contract/prerendering/prerendered-pages.ts';
import { defaultMarketView } from '#shared/contract/market-view.ts';
import { ListingFilter, ListingSearch } from '#shared/domain/market/listing-search.ts';
import { visitor } from '#shared/domain/people/actor.ts';
import { Username } from '#shared/domain/people/username.ts';
import type { Context } from '../context/context.ts';
import { listCategories } from '../services/category/list-categories.ts';
import { getListing, listSimilar } from '../services/listing/read/get-listing.ts';
import { listReviews } from '../services/listing/read/list-reviews.ts';
import { countFacets } from '../services/listing/search/filter-listings.ts';
import { searchListings } from '../services/listing/search/search-listings.ts';
import { quoteOrder } from '../services/order/place/quote-order.ts';
import { getProfile } from '../services/profile/profile.ts';
import { listProfileReviews } from '../services/profile/list-profile-reviews.ts';
import { describeListingPage } from './describe-listing-page.ts';
import { describeMarketplacePage, describeProfilePage } from './describe-marketplace-page.ts';
import type { ServerPage } from './create-page-server.ts';

/** `address` is the canonical query. */
export async function readMarketplacePage(
  context: Context,
  address: string,
  siteUrl: string | undefined
): Promise<ServerPage> {
  const view = readView(new URLSearchParams(address));
  const filter = toFilter(view);
  const [listings, facets] = await Promise.all([
    searchListings(context, ListingSearch.parse({ ...view, limit: firstPageSize })),
    countFacets(context, ListingFilter.parse(filter))
  ]);
  return {
    ...describeMarketplacePage(address, siteUrl),
    data: {
      [`listings.search ${address}`]: listings,
      [`listings.countFacets ${writeView({ ...filter, sort: 'trending' })}`]: facets
    },
    // One list for search engines: every choice from it is the same listings over again.
    isIndexable: address === ''
  };
}

export async function readListingPage(
  context: Context,
  slug: string,
  siteUrl: string | undefined
): Promise<ServerPage> {
  const listing = await getListing(context, { slug });
  const [reviews, similar, offer, categories] = await Promise.all([
    listReviews(context, { slug, limit: reviewPageSize }),
    listSimilar(context, { slug }),
    quoteOrder(context, visitor, { slug }),
    listCategories(context)
  ]);
  const category = categories.find(({ key }) => key === listing.category);
  return {
    ...describeListingPage(listing, category?.names.en ?? listing.category, siteUrl),
    data: {
      [`listings.get ${slug}`]: listing,
      [`listings.listReviews ${slug}`]: reviews,
      [`listings.listSimilar ${slug}`]: similar,
      [`orders.quote ${slug}`]: offer
    },
    isIndexable: !listing.isDemo
  };
}

export async function readProfilePage(
  context: Context,
  given: string,
  siteUrl: string | undefined
): Promise<ServerPage> {
  const parsed = Username.safeParse(given);
  if (!parsed.success) throw new ContractFailure('not_found');
  const username = parsed.data;
  const view = { ...defaultMarketView, sort: 'newest', seller: username } as const;
  const [profile, listings, reviews] = await Promise.all([
    getProfile(context, { username }),
    searchListings(context, ListingSearch.parse({ ...view, limit: firstPageSize })),
    listProfileReviews(context, { username, limit: reviewPageSize })
  ]);
  return {
    ...describeProfilePage(profile, siteUrl),
    data: {
      [`profiles.get ${username}`]: profile,
      [`listings.search ${writeView(view)}`]: listings,
      [`profiles.listReviews ${username}`]: reviews
    },
    isIndexable: !profile.isDemo
  };
}

const writeView = (view: MarketView): string => new URLSearchParams(listViewParts(view)).toString();
