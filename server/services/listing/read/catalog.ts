import { sql } from 'drizzle-orm';
import type { Context } from '../../../context/context.ts';

/** How often the catalogue has changed so far. */
export async function readEpoch({ db }: Pick<Context, 'db'>): Promise<number> {
  const { rows } = await db.execute<{ readonly epoch: string }>(sql`select epoch from catalog_epoch`);
  return Number(rows[0]?.epoch);
}

/** A sitemap holds 50,000 addresses at most; some are the app's own pages. */
const maxSitemapSlugs = 49_000;

/** Slugs of what search engines may know: the newest first, without the demo. */
export async function listSitemapSlugs({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const { rows } = await db.execute<{ readonly slug: string }>(sql`
    select slug from listing_search where until_epoch = 9007199254740991 and not is_demo
    order by published_at desc, listing_id desc limit ${maxSitemapSlugs}`);
  return rows.map(({ slug }) => slug);
}
