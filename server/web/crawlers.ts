// `robots.txt` and the sitemap.
import type { Context, Hono } from 'hono';
import type { RequestVariables } from '../context/request-context.ts';
import { createResponseCache } from '../http/response-cache.ts';
import { isListedPage, pageNames, paths } from '#shared/contract/paths.ts';

type Listed = {
  readonly listSlugs?: () => Promise<readonly string[]>;
  readonly now?: () => number;
};

/**
 * Answers `/robots.txt` and `/sitemap.xml` for `siteUrl`, or for the address that was asked where none is given.
 * `listSlugs` gives the listings that are to be found; while it cannot, the sitemap lists the pages alone.
 */
export function registerCrawlers(
  app: Hono<RequestVariables>,
  siteUrl: string | undefined,
  { listSlugs = () => Promise.resolve([]), now = Date.now }: Listed = {}
): void {
  const originOf = (context: Context): string => siteUrl ?? new URL(context.req.url).origin;

  app.get('/robots.txt', (context) => {
    const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${originOf(context)}/sitemap.xml`, ''];
    return context.text(lines.join('\n'), 200, { 'cache-control': 'no-cache' });
  });

  // Tens of thousands of listings are read: the sitemap expires by time only, whatever changes meanwhile.
  const cache = createResponseCache({ now, readEpoch: () => Promise.resolve(0) });
  const decoder = new TextDecoder();
  const readSlugs = async (): Promise<readonly string[]> => {
    const slugs = await cache.get('slugs', async () => (await listSlugs()).join('\n'));
    return slugs.byteLength === 0 ? [] : decoder.decode(slugs).split('\n');
  };

  app.get('/sitemap.xml', async (context) => {
    const origin = originOf(context);
    const body = await cache
      .get(`sitemap of ${origin}`, async () => renderSitemap(origin, await readSlugs()))
      .catch(() => renderSitemap(origin, []));
    return context.body(body, 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'no-cache'
    });
  });
}

function renderSitemap(origin: string, slugs: readonly string[]): string {
  const own = pageNames.filter(isListedPage).map((name) => paths[name].path);
  const listed = [...own, ...slugs.map((slug) => paths.listing.getHref(slug))];
  const addresses = listed.map((path) => `${origin}${path}`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${address}</loc></url>`),
    '</urlset>',
    ''
  ].join('\n');
}
