import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { defineJob } from '../../context/job.ts';
import { countSignals, refreshListings, trendingOf } from './refresh-listings.ts';

/** Rows at a time: everybody else who changes the catalogue waits as long as this takes. */
const batch = 500;
/**
 * Every score falls a little with each minute, and all alike: following that would write half of the catalogue anew
 * each time and end every answer that is kept.
 */
const unseenChange = 0.01;

/** Brings counters and trending in the catalogue up to date, and drops rows that nobody turns pages in any more. */
export const refreshCatalog = defineJob({
  name: 'keep-catalogue',
  payload: z.object({}),
  schedule: '*/15 * * * *',
  run: async ({ db, now }) => {
    const moment = now();
    const { rows } = await db.execute<{ readonly id: string }>(sql`
      select l.id
      from listings l
      join listing_search s on s.listing_id = l.id and s.until_epoch = 9007199254740991
      ${countSignals(moment)}
      where s.sales_count <> l.sales_count or s.review_count <> r.review_count or s.star_sum <> r.star_sum
        or abs(s.trending - ${trendingOf(moment)}) > ${unseenChange}::float8 * greatest(s.trending, ${trendingOf(moment)})`);
    for (let start = 0; start < rows.length; start += batch) {
      const ids = rows.slice(start, start + batch).map(({ id }) => id);
      await db.transaction((tx) => refreshListings(tx, ids, moment));
    }
    await db.transaction(async (tx) => {
      await tx.execute(sql`update catalogue_clock set kept_from = marked_epoch, marked_epoch = epoch`);
      await tx.execute(
        sql`delete from listing_search where until_epoch <= (select kept_from from catalogue_clock)`
      );
    });
  }
});
