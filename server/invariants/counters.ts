import { sql } from 'drizzle-orm';
import { openEndedEpochSql } from '../db/schema/catalog.ts';
import type { Invariant } from './invariant.ts';

export const counterInvariants: readonly Invariant[] = [
  {
    name: 'sales_are_counted',
    statement: 'A listing’s sales, in total and by day, equal a recount of its paid orders.',
    findViolations: () => sql`
      with recount as (
        select listing_id, (paid_at at time zone 'utc')::date as day, count(*) as sales
        from orders where state in ('paid', 'partially_refunded') group by 1, 2
      )
      select listing_id as id, concat('counts ', coalesce(d.sales, 0), ' sales on ', day, ' instead of ',
        coalesce(r.sales, 0)) as problem
      from listing_daily_counts d full join recount r using (listing_id, day)
      where coalesce(d.sales, 0) <> coalesce(r.sales, 0)
      union all
      select l.id, 'counts ' || l.sales_count || ' sales, and ' || coalesce(sum(d.sales), 0) || ' by day'
      from listings l left join listing_daily_counts d on d.listing_id = l.id
      group by l.id having l.sales_count <> coalesce(sum(d.sales), 0)`
  },
  {
    name: 'openings_are_counted',
    statement: 'A listing’s openings by day equal a recount of its opened entitlements.',
    findViolations: () => sql`
      with recount as (
        select listing_id, (opened_at at time zone 'utc')::date as day, count(*) as opens
        from entitlements where state = 'opened' group by 1, 2
      )
      select listing_id as id, concat('counts ', coalesce(d.opens, 0), ' openings on ', day, ' instead of ',
        coalesce(r.opens, 0)) as problem
      from listing_daily_counts d full join recount r using (listing_id, day)
      where coalesce(d.opens, 0) <> coalesce(r.opens, 0)`
  },
  {
    name: 'wishlist_adds_are_counted',
    statement: 'A listing’s wishlist adds by day equal a recount.',
    findViolations: () => sql`
      with recount as (
        select listing_id, (added_at at time zone 'utc')::date as day, count(*) as wishlist_adds
        from wishlist_items group by 1, 2
      )
      select listing_id as id, concat('counts ', coalesce(d.wishlist_adds, 0), ' wishlist adds on ', day, ' instead of ',
        coalesce(r.wishlist_adds, 0)) as problem
      from listing_daily_counts d full join recount r using (listing_id, day)
      where coalesce(d.wishlist_adds, 0) <> coalesce(r.wishlist_adds, 0)`
  },
  {
    name: 'earnings_are_counted',
    statement: 'What a listing earned by day equals its seller’s ledger entries of that day.',
    findViolations: () => sql`
      with recount as (
        select o.listing_id, (t.created_at at time zone 'utc')::date as day, -sum(e.cents)::bigint as cents
        from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
        join orders o on o.id = t.order_id and e.account = 'seller:' || o.seller_id
        group by 1, 2
      )
      select listing_id as id, concat('counts ', coalesce(d.earned_cents, 0), ' cents earned on ', day, ' instead of ',
        coalesce(r.cents, 0)) as problem
      from listing_daily_counts d full join recount r using (listing_id, day)
      where coalesce(d.earned_cents, 0) <> coalesce(r.cents, 0)`
  },
  {
    name: 'stars_are_counted',
    statement:
      'A listing’s stars, and those the catalog shows, equal a recount of its reviews that are shown.',
    findViolations: () => sql`
      with recount as (
        select listing_id, count(*) as reviews, sum(stars) as stars, array[
          count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3),
          count(*) filter (where stars = 4), count(*) filter (where stars = 5)]::int[] as by_stars
        from reviews where hidden_at is null group by listing_id
      )
      select l.id, 'counts ' || l.stars::text || ' instead of ' || coalesce(r.by_stars, '{0,0,0,0,0}')::text as problem
      from listings l
      left join recount r on r.listing_id = l.id
      left join listing_search s on s.listing_id = l.id and s.until_epoch = ${openEndedEpochSql}
      where l.stars <> coalesce(r.by_stars, '{0,0,0,0,0}')
        or s.review_count <> coalesce(r.reviews, 0) or s.star_sum <> coalesce(r.stars, 0)`
  }
];
