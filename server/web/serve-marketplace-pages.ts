import { createHash } from 'node:crypto';
import type { Context as HonoContext, Hono, MiddlewareHandler } from 'hono';
import { ContractFailure } from '#shared/contract/errors.ts';
import { listViewParts, readView } from '#shared/contract/market-view.ts';
import { type PageName, paths } from '#shared/contract/paths.ts';
import { ListingSearch } from '#shared/domain/market/listing-search.ts';
import { firstPageSize, prerenderedPagesFolder } from '#shared/contract/prerendered-pages.ts';
import { Username } from '#shared/domain/people/username.ts';
import { type ResponseCache, createResponseCache, type ResponseBody } from '../http/response-cache.ts';
import type { Context } from '../context/context.ts';
import type { RateLimitRule } from '../rate-limit/rate-limiter.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { getListing } from '../services/listing/read/get-listing.ts';
import { listReviews } from '../services/listing/read/list-reviews.ts';
import { readEpoch } from '../services/listing/read/catalog.ts';
import { searchListings } from '../services/listing/search/search-listings.ts';
import { getProfile } from '../services/profile/profile.ts';
import { matchesEtag, type WebFiles } from './web-files.ts';
import { type ShellPage, renderAppShell } from './render-app-shell.ts';
import { renderListingPage } from './render-listing-page.ts';
import { renderMarketplacePage, renderProfilePage } from './render-marketplace-page.ts';

const reviewsOnPage = 5;
/** Stands in front of a kept page that search engines may list. */
const forSearchEngines = '+'.charCodeAt(0);

type Dependencies = {
  readonly context: Context;
  readonly webFiles: WebFiles;
  readonly siteUrl: string | undefined;
  /** Sets the client's address for the rate limit. */
  readonly attachRequest: MiddlewareHandler<RequestVariables>;
  /** Pages per address: a page costs as much as the API responses in it, so both count together. */
  readonly rate: RateLimitRule;
};

/** The pages of the catalog as complete HTML; what is not there is left to the app, which says so. */
export function registerMarketplacePages(
  app: Hono<RequestVariables>,
  { context, webFiles, siteUrl, attachRequest, rate }: Dependencies
): void {
  const index = readText(webFiles, '/index.html') ?? '';
  const pages: ResponseCache = createResponseCache({
    now: context.now,
    readEpoch: () => readEpoch(context),
    maxBytes: 6_000_000
  });

  // The app says in its own words what the status says.
  const answerWithApp = (status: 404 | 429, headers: Readonly<Record<string, string>>): Response =>
    new Response(index, { status, headers: { ...htmlHeaders, ...headers } });

  const serve = (
    path: string,
    keyOf: (request: HonoContext<RequestVariables>) => string,
    write: (key: string) => Promise<Written>
  ): void => {
    app.get(path, attachRequest, async (request, next) => {
      const verdict = await context.limits.take(rate, request.get('request').clientAddress);
      if (!verdict.isAllowed) return answerWithApp(429, { 'retry-after': `${verdict.retryAfterSeconds}` });
      const key = keyOf(request);
      try {
        const cached = await pages.get(`${path} ${key}`, async () => {
          const { page, isForSearchEngines } = await write(key);
          return `${isForSearchEngines ? '+' : '-'}${await renderAppShell(readText(webFiles, shellPath(page.name)) ?? index, page, siteUrl)}`;
        });
        return answer(request, cached.subarray(1), cached[0] === forSearchEngines);
      } catch (error) {
        if (error instanceof ContractFailure && error.code === 'not_found') {
          return answerWithApp(404, { 'x-robots-tag': 'noindex' });
        }
        if (error instanceof ContractFailure) throw error;
        // Without its database the page is still the app, which says what it can.
        context.log.error({ error }, 'a page was not written');
        return next();
      }
    });
  };

  serve(paths.marketplace.path, readAddress, async (address) => {
    const view = readView(new URLSearchParams(address));
    const page = await searchListings(context, ListingSearch.parse({ ...view, limit: firstPageSize }));
    // One list for search engines: every choice from it is the same listings over again.
    return { page: renderMarketplacePage(page, address, siteUrl), isForSearchEngines: address === '' };
  });
  serve(paths.listing.path, readParameter('slug'), async (slug) => {
    const listing = await getListing(context, { slug });
    const reviews = await listReviews(context, { slug, limit: reviewsOnPage });
    return { page: renderListingPage(listing, reviews.items, siteUrl), isForSearchEngines: !listing.isDemo };
  });
  serve(paths.profile.path, readParameter('username'), async (given) => {
    const username = Username.safeParse(given);
    if (!username.success) throw new ContractFailure('not_found');
    const profile = await getProfile(context, { username: username.data });
    const cards = await searchListings(
      context,
      ListingSearch.parse({ seller: username.data, sort: 'newest' })
    );
    return { page: renderProfilePage(profile, cards, siteUrl), isForSearchEngines: !profile.isDemo };
  });
}

const shellPath = (name: PageName): string => `${prerenderedPagesFolder}${name}.html`;

/** A file of the web build. */
function readText(webFiles: WebFiles, path: string): string | undefined {
  const file = webFiles.get(path);
  return file && Buffer.from(file.bodies.identity ?? []).toString();
}

type Written = { readonly page: ShellPage; readonly isForSearchEngines: boolean };

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

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' } as const;

function answer(request: HonoContext, body: ResponseBody, isForSearchEngines: boolean): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = { ...htmlHeaders, etag, ...(isForSearchEngines ? {} : { 'x-robots-tag': 'noindex' }) };
  if (matchesEtag(request.req.header('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return new Response(body, { status: 200, headers });
}
