import { sql } from 'drizzle-orm';
import type { SellerMonth } from '#shared/domain/market/dashboard/seller-month.ts';
import type { Database } from '../../db/client.ts';

/** The seller's figures by day of these months ("2026-11"), by month. A month without any has no entry. */
export async function readMonths(
  db: Database,
  sellerId: string,
  months: readonly string[]
): Promise<ReadonlyMap<string, SellerMonth>> {
  if (months.length === 0) return new Map();
  const { rows } = await db.execute<{ month: string; days: SellerMonth['days'] }>(sql`
    with months as (
      select month, (month || '-01')::date as first, ((month || '-01')::date + interval '1 month')::date as next
      from unnest(${sql.param([...months])}::text[]) month where month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'
    ),
    own as (select id from listings where seller_id = ${sellerId}),
    figures as (
      select m.month, c.day, 0 as views, c.wishlist_adds, c.sales, c.earned_cents from months m cross join own
      join listing_daily_counts c on c.listing_id = own.id and c.day >= m.first and c.day < m.next
      union all
      select m.month, v.day, v.views, 0, 0, 0 from months m cross join own
      join listing_daily_views v on v.listing_id = own.id and v.day >= m.first and v.day < m.next
    ),
    sums as (
      select month, day, jsonb_build_object('views', sum(views), 'wishlistAdds', sum(wishlist_adds), 'sales', sum(sales),
        'earnedCents', sum(earned_cents)) as sum
      from figures group by month, day
    )
    select month, jsonb_object_agg(day::text, sum) as days from sums group by month`);
  return new Map(rows.map(({ month, days }) => [month, { days }]));
}
