import type { Context as HonoContext, Hono } from 'hono';
import { listViewParts, readView } from '#shared/contract/market-view.ts';
import { paths } from '#shared/contract/paths.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { createResponseCache } from '../http/response-cache.ts';
import { readCatalogVersion } from '../services/listing/read/catalog.ts';
import { createPageServer, type PageDependencies } from './create-page-server.ts';
import { readListingPage, readMarketplacePage, readProfilePage } from './read-marketplace-page.ts';

/** The pages of the catalog. */
export function registerMarketplacePages(app: Hono<RequestVariables>, dependencies: PageDependencies): void {
  const { context } = dependencies;
  const serve = createPageServer(app, dependencies);
  const pages = createResponseCache({
    now: context.now,
    readEpoch: () => readCatalogVersion(context),
    maxBytes: 6_000_000
  });
  serve({ path: paths.marketplace.path, pages, keyOf: readAddress, read: readMarketplacePage });
  serve({ path: paths.listing.path, pages, keyOf: readParameter('slug'), read: readListingPage });
  serve({ path: paths.profile.path, pages, keyOf: readParameter('username'), read: readProfilePage });
}

/** The filters as the canonical query string that the app also uses; empty without any. */
const readAddress = (request: HonoContext): string =>
  new URLSearchParams(listViewParts(readView(new URL(request.req.url).searchParams))).toString();

/** Invalid names are refused without a query. */
const readParameter =
  (name: string) =>
  (request: HonoContext): string => {
    const value = request.req.param(name) ?? '';
    return /^[a-z0-9-]{1,120}$/.test(value) ? value : '-';
  };
