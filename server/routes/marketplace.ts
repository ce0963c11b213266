import type { Hono } from 'hono';
import type { CloudName } from '#shared/contract/cloud/cloud-routes.ts';
import { cloudContract, type CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../context/context.ts';
import { getPerson, type RequestVariables } from '../context/request-context.ts';
import { SerializedBody, serveCloud } from '../http/register-procedure.ts';
import { createResponseCache } from '../http/response-cache.ts';
import { readCatalogVersion } from '../services/listing/read/catalog.ts';
import { getListing, listSimilar } from '../services/listing/read/get-listing.ts';
import { listReviews } from '../services/listing/read/list-reviews.ts';
import { countFacets } from '../services/listing/search/filter-listings.ts';
import { countSearchMiss } from '../services/listing/search/count-search-miss.ts';
import { reportListing } from '../services/report/report-listing.ts';
import { searchListings } from '../services/listing/search/search-listings.ts';
import { suggestListings } from '../services/listing/search/suggest-listings.ts';
import { recordView } from '../services/listing/views/record-view.ts';
import { findNearDuplicates } from '../services/sealed/near-duplicates.ts';
import { listWishlistItems } from '../services/wishlist/list-wishlist-items.ts';
import {
  addWishlistItem,
  listWishlistedIds,
  moveWishlistItem,
  removeWishlistItem
} from '../services/wishlist/wishlist-items.ts';
import {
  createWishlist,
  listWishlists,
  removeWishlist,
  renameWishlist
} from '../services/wishlist/wishlists.ts';

const countTtlMs = 5000;

type ListingName = Extract<CloudName, `listings.${string}`>;

/** The catalog is the same for every caller, so its responses are validated and serialized once, then cached. */
export function registerListings(app: Hono<RequestVariables>, context: Context): void {
  const { now } = context;
  const responses = createResponseCache({ now, readEpoch: () => readCatalogVersion(context) });
  // Facet counts read every listing, so they are refreshed by time and not at each change.
  const counts = createResponseCache({
    now,
    readEpoch: () => Promise.resolve(Math.floor(now() / countTtlMs)),
    maxBytes: 2_000_000
  });

  const serve = <Name extends ListingName>(
    name: Name,
    answer: (context: Context, input: InputOf<CloudContract[Name]>) => Promise<OutputOf<CloudContract[Name]>>
  ): void => {
    const cache = name === 'listings.countFacets' ? counts : responses;
    serveCloud(app, name, async (input) => {
      const body = await cache.get(`${name} ${JSON.stringify(input)}`, async () =>
        serialize(name, await answer(context, input))
      );
      return new SerializedBody(body);
    });
  };

  serve('listings.search', async (_context, search) => {
    const found = await searchListings(context, search);
    // Results are returned even if the count cannot be written.
    if (found.items.length === 0)
      await countSearchMiss(context, search).catch((error: unknown) =>
        context.log.warn({ error }, 'a search that found nothing was not counted')
      );
    return found;
  });
  serve('listings.countFacets', countFacets);
  serve('listings.suggest', suggestListings);
  serve('listings.get', getListing);
  serve('listings.listReviews', listReviews);
  serve('listings.listSimilar', listSimilar);
  serveCloud(app, 'listings.findNearDuplicates', (input, request) =>
    findNearDuplicates(context.db, { ...input, sellerId: getPerson(request, 'listing.write').id })
  );
  serveCloud(app, 'listings.recordView', (input, request) => recordView(context, input, request));
  serveCloud(app, 'listings.report', (input, request) => reportListing(context, input, request));
}

function serialize(name: ListingName, answer: unknown): string {
  const output = cloudContract[name].output.safeParse(answer);
  if (!output.success) throw new ContractFailure('internal', output.error.message);
  return JSON.stringify(output.data);
}

export function registerWishlists(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'wishlists.list', (_input, request) => listWishlists(context, request));
  serveCloud(app, 'wishlists.create', (input, request) => createWishlist(context, input, request));
  serveCloud(app, 'wishlists.rename', (input, request) => renameWishlist(context, input, request));
  serveCloud(app, 'wishlists.remove', (input, request) => removeWishlist(context, input, request));
  serveCloud(app, 'wishlistItems.list', (input, request) => listWishlistItems(context, input, request));
  serveCloud(app, 'wishlistItems.listIds', (_input, request) => listWishlistedIds(context, request));
  serveCloud(app, 'wishlistItems.add', (input, request) => addWishlistItem(context, input, request));
  serveCloud(app, 'wishlistItems.move', (input, request) => moveWishlistItem(context, input, request));
  serveCloud(app, 'wishlistItems.remove', (input, request) => removeWishlistItem(context, input, request));
}
