import { and, desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../context/context.ts';
import { listingSearch, openEndedEpochSql } from '../../../db/schema/catalog.ts';

/** Changes with each change of the catalog, and whenever a sale begins or ends. */
export async function readCatalogVersion({ db, now }: Pick<Context, 'db' | 'now'>): Promise<string> {
  const moment = sql`${new Date(now()).toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ readonly epoch: string; readonly boundary: string | null }>(sql`
    select epoch, extract(epoch from greatest(
      (select max(starts_at) from sales where starts_at <= ${moment}),
      (select max(ends_at) from sales where ends_at <= ${moment})
    ))::text as boundary from catalog_epoch`);
  const [row] = rows;
  if (row === undefined) throw new Error('catalog_epoch has no row');
  return `${row.epoch}.${row.boundary ?? ''}`;
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
