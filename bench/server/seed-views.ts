import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { viewSources } from '#shared/domain/market/view-source.ts';

const days = 365;

/** Spreads as many views over all listings, a year of days and all sources, as daily counts. */
export async function seedViews(db: Database, views: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`insert into listing_daily_views (listing_id, day, source, views)
      select id, current_date - n, source,
        greatest(1, ${views}::bigint / (${days}::int * ${viewSources.length}::int * count(*) over (partition by n, source)))
      from listings, generate_series(0, ${days - 1}::int) n, unnest(${sql.param([...viewSources])}::text[]) source`);
  });
  await db.execute(sql`vacuum (analyze) listing_daily_views`);
}
