// A query for operators: each row is a day of a listing whose wishlist additions differ from a recount.
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';

export async function listWrongWishlistCounts(db: Database): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    select listing_id, day, wishlist_adds, counted from (
      select listing_id, (added_at at time zone 'utc')::date as day, count(*)::int as counted from wishlist_items group by 1, 2
    ) truth full join listing_daily_counts using (listing_id, day)
    where coalesce(wishlist_adds, 0) <> coalesce(counted, 0)`);
  return rows;
}
