// What crawlers ask for: where they may go, and the list of what is worth reading.
import type { Context, Hono } from 'hono';
import { isPublicPage, pageNames, paths } from '#shared/contract/paths.ts';

/** Answers `/robots.txt` and `/sitemap.xml` for `siteUrl`, or for the address that was asked where none is given. */
export function registerCrawlers(app: Hono, siteUrl: string | undefined): void {
  const originOf = (context: Context): string => siteUrl ?? new URL(context.req.url).origin;

  app.get('/robots.txt', (context) => {
    const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${originOf(context)}/sitemap.xml`, ''];
    return context.text(lines.join('\n'), 200, { 'cache-control': 'no-cache' });
  });

  app.get('/sitemap.xml', (context) => {
    const addresses = pageNames.filter(isPublicPage).map((name) => `${originOf(context)}${paths[name].path}`);
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
