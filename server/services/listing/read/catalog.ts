import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../../../context/context.ts';
import { catalogEpoch, listingSearch, openEndedEpochSql } from '../../../db/schema/catalog.ts';

/** The number of changes to the catalog so far. */
export async function readEpoch({ db }: Pick<Context, 'db'>): Promise<number> {
  const [row] = await db.select({ epoch: catalogEpoch.epoch }).from(catalogEpoch);
  if (row === undefined) throw new Error('catalog_epoch has no row');
  return row.epoch;
}

/** A sitemap holds 50,000 addresses at most; some are the app's own pages. */
const maxSitemapSlugs = 49_000;

/** Slugs of what search engines may know: the newest first, without the demo. */
export async function listSitemapSlugs({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const rows = await db
    .select({ slug: listingSearch.slug })
    .from(listingSearch)
    .where(and(eq(listingSearch.untilEpoch, openEndedEpochSql), eq(listingSearch.isDemo, false)))
    .orderBy(desc(listingSearch.publishedAt), desc(listingSearch.listingId))
    .limit(maxSitemapSlugs);
  return rows.map(({ slug }) => slug);
}
