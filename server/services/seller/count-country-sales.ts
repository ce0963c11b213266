import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import * as z from 'zod';
import { leastBuyersOfCountry } from '#shared/domain/market/dashboard/visitor-country.ts';
import type { SellerStatistics, StatisticsRange } from '#shared/domain/market/seller-statistics.ts';
import { toIsoDate } from '#shared/kit/iso-date.ts';
import { defineJob } from '../../context/job.ts';
import type { Context } from '../../context/context.ts';
import type { Database } from '../../db/client.ts';
import { sellerCountrySales } from '../../db/schema/views.ts';

/** Reserved by ISO 3166-1 for users: all countries that are not named. */
const others = 'ZZ';

/**
 * Counts the paid orders of the months that ended since the last run, by seller and country. A country is named for a
 * month with enough buyers from it and enough from elsewhere; the other orders of that seller and month are one row.
 * A month is counted once, so that a later difference tells nothing of the order that made it.
 */
export async function countCountrySales({
  db,
  now,
  countryHeader
}: Pick<Context, 'db' | 'now' | 'countryHeader'>): Promise<void> {
  if (countryHeader === undefined) return;
  const thisMonth = `${toIsoDate(now()).slice(0, 7)}-01`;
  await db.transaction(async (tx) => {
    // May read all orders, which takes longer than a request may.
    await tx.execute(sql`set local statement_timeout = '60s'`);
    await tx.execute(sql`
      with bought as (
        select seller_id, date_trunc('month', paid_at at time zone 'utc')::date as month, country, buyer_id, count(*) as sales
        from orders
        where paid_at < ${thisMonth}::date::timestamp at time zone 'utc' and paid_at >= coalesce(
          (select (max(month) + interval '1 month') at time zone 'utc' from seller_country_sales), '-infinity')
        group by 1, 2, 3, 4
      ),
      months as (select seller_id, month, count(distinct buyer_id) as buyers from bought group by 1, 2),
      counted as (
        select seller_id, month, sum(b.sales) as sales, case
          when country is not null and count(*) >= ${leastBuyersOfCountry}
            and m.buyers - count(*) >= ${leastBuyersOfCountry} then country else ${others} end as country
        from bought b join months m using (seller_id, month) group by seller_id, month, m.buyers, b.country
      )
      insert into seller_country_sales (seller_id, month, country, sales)
      select seller_id, month, country, sum(sales) from counted c
      where exists (select from counted o where (o.seller_id, o.month) = (c.seller_id, c.month) and o.country <> ${others})
      group by 1, 2, 3`);
  });
}

/** Those of the months that lie within the range as a whole; others last. */
export async function listSalesByCountry(
  db: Database,
  sellerId: string,
  { from, to }: StatisticsRange
): Promise<SellerStatistics['salesByCountry']> {
  const { month, country, sales } = sellerCountrySales;
  const sumOfSales = sql<number>`sum(${sales})::int`;
  const isOther = sql`${country} = ${others}`;
  const rows = await db
    .select({ country, sales: sumOfSales })
    .from(sellerCountrySales)
    .where(
      and(
        eq(sellerCountrySales.sellerId, sellerId),
        gte(month, from),
        lte(month, sql`(${to}::date + 1 - interval '1 month')::date`)
      )
    )
    .groupBy(country)
    .orderBy(asc(isOther), sql`2 desc`, country);
  return rows.map((row) => ({ ...row, country: row.country === others ? null : row.country }));
}

export const countCountrySalesJob = defineJob({
  name: 'count-country-sales',
  payload: z.object({}),
  schedule: '15 0 * * *',
  run: countCountrySales
});
