// What crawlers ask for: where they may go, and the list of what is worth reading.
import type { Context, Hono } from 'hono';
import type { RequestVariables } from '../request-context.ts';
import { isListedPage, pageNames, paths } from '#shared/contract/paths.ts';

/**
 * Answers `/robots.txt` and `/sitemap.xml` for `siteUrl`, or for the address that was asked where none is given.
 * `listSlugs` gives the listings that are to be found; while it cannot, the sitemap lists the pages alone.
 */
export function registerCrawlers(
  app: Hono<RequestVariables>,
  siteUrl: string | undefined,
  listSlugs: () => Promise<readonly string[]> = () => Promise.resolve([])
): void {
  const originOf = (context: Context): string => siteUrl ?? new URL(context.req.url).origin;

  app.get('/robots.txt', (context) => {
    const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${originOf(context)}/sitemap.xml`, ''];
    return context.text(lines.join('\n'), 200, { 'cache-control': 'no-cache' });
  });

  app.get('/sitemap.xml', async (context) => {
    const slugs = await listSlugs().catch(() => []);
    const own = pageNames.filter(isListedPage).map((name) => paths[name].path);
    const listed = [...own, ...slugs.map((slug) => paths.listing.getHref(slug))];
    const addresses = listed.map((path) => `${originOf(context)}${path}`);
    const xml = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...addresses.map((address) => `  <url><loc>${address}</loc></url>`),
      '</urlset>',
      ''
    ].join('\n');
    return context.body(xml, 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'no-cache'
    });
  });
}
