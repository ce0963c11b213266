import { sql } from 'drizzle-orm';
import { furtherNotice } from '../db/schema/catalogue.ts';
import { checkAlone } from './checks.ts';
import type { Check } from './invariant.ts';

export const counterChecks: readonly Check[] = [
  checkAlone({
    name: 'sales_are_counted',
    says: 'A listing’s sales, whole and by day, are what a recount of its paid orders gives',
    findFaults: () => sql`
      with sold as (
        select listing_id, (paid_at at time zone 'utc')::date as day, count(*)::int as sales from orders
        where state in ('paid', 'partially_refunded') group by 1, 2
      )
      select l.id as what from listings l
      left join (select listing_id, sum(sales) as sales from sold group by 1) t on t.listing_id = l.id
      where l.sales_count <> coalesce(t.sales, 0)
      union all
      select listing_id || ' ' || day from sold full join listing_days d using (listing_id, day)
      where coalesce(sold.sales, 0) <> coalesce(d.sales, 0)`
  }),
  checkAlone({
    name: 'openings_are_counted',
    says: 'A listing’s openings by day are what a recount of the rights that are open gives',
    findFaults: () => sql`
      with opened as (
        select listing_id, (opened_at at time zone 'utc')::date as day, count(*)::int as opens from entitlements
        where state = 'opened' group by 1, 2
      )
      select listing_id || ' ' || day as what from opened full join listing_days d using (listing_id, day)
      where coalesce(opened.opens, 0) <> coalesce(d.opens, 0)`
  }),
  checkAlone({
    name: 'wishes_are_counted',
    says: 'A listing’s wishes by day are what a recount gives',
    findFaults: () => sql`
      with wished as (
        select listing_id, (added_at at time zone 'utc')::date as day, count(*)::int as wishes from wishes group by 1, 2
      )
      select listing_id || ' ' || day as what from wished full join listing_days d using (listing_id, day)
      where coalesce(wished.wishes, 0) <> coalesce(d.wishes, 0)`
  }),
  checkAlone({
    name: 'stars_are_counted',
    says: 'A listing’s stars, and what the catalogue shows of them, are what a recount of its reviews gives',
    findFaults: () => sql`
      with given as (
        select listing_id, count(*) as reviews, sum(stars) as stars, count(*) filter (where stars = 1) as one,
          count(*) filter (where stars = 2) as two, count(*) filter (where stars = 3) as three,
          count(*) filter (where stars = 4) as four, count(*) filter (where stars = 5) as five
        from reviews group by 1
      )
      select l.id as what from listings l
      left join given g on g.listing_id = l.id
      left join listing_search s on s.listing_id = l.id and s.until_epoch = ${furtherNotice}
      where l.stars[1] <> coalesce(g.one, 0) or l.stars[2] <> coalesce(g.two, 0) or l.stars[3] <> coalesce(g.three, 0)
        or l.stars[4] <> coalesce(g.four, 0) or l.stars[5] <> coalesce(g.five, 0)
        or s.review_count <> coalesce(g.reviews, 0) or s.star_sum <> coalesce(g.stars, 0)`
  })
];
