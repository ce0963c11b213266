import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { addDays, toIsoDate } from '#shared/kit/iso-date.ts';
import { defineJob } from '../../context/job.ts';

/**
 * Moves the feed's entries of the figures that views, sales and refunds changed since yesterday. A trigger would have every view
 * and sale of a seller wait for one row.
 */
export const moveSellerFigures = defineJob({
  name: 'move-seller-figures',
  payload: z.object({}),
  schedule: '*/15 * * * *',
  run: async ({ db, now }) => {
    const since = addDays(toIsoDate(now()).slice(0, 10), -1);
    await db.execute(sql`
      with counted as (
        select listing_id, day from listing_daily_counts where day >= ${since}
        union
        select listing_id, day from listing_daily_views where day >= ${since}
      ),
      months as (
        select distinct l.seller_id as user_id, to_char(c.day, 'YYYY-MM') as month
        from counted c join listings l on l.id = c.listing_id
      ),
      moved as (
        select user_id, 'sellerMonths' as entity, month as row_id from months
        union
        select user_id, 'sellerEarnings', user_id from months
      )
      insert into sync_feed (user_id, scope, entity, row_id, changed_in, revision)
      select user_id, 'seller', entity, row_id, pg_current_xact_id(), 1
      from moved
      order by user_id, entity, row_id
      on conflict (user_id, scope, entity, row_id) do update set changed_in = excluded.changed_in`);
  }
});
