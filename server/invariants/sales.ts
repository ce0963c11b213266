import { sql } from 'drizzle-orm';
import { minPriceCents } from '#shared/domain/market/platform-settings.ts';
import type { Invariant } from './invariant.ts';

export const saleInvariants: readonly Invariant[] = [
  {
    name: 'sales_do_not_overlap',
    statement: 'A listing has one sale at a time.',
    findViolations: () => sql`
      select a.id, 'overlaps ' || b.id as problem
      from sales a join sales b on b.listing_id = a.listing_id and b.id > a.id
      where coalesce(a.ended_at, a.ends_at) > a.starts_at and coalesce(b.ended_at, b.ends_at) > b.starts_at
        and a.starts_at < coalesce(b.ended_at, b.ends_at) and b.starts_at < coalesce(a.ended_at, a.ends_at)`
  },
  {
    name: 'sales_take_off_what_they_say',
    statement:
      'An order’s sale is of its listing and was in effect when the order was placed, give or take the minute that a transaction may run. It takes off its discount, and leaves the lowest price that can be charged at least.',
    findViolations: () => sql`
      with priced as (
        select o.*, s.listing_id as sale_listing_id, s.starts_at, coalesce(s.ended_at, s.ends_at) as over_at,
          o.listed_cents - coalesce(o.listed_cents * s.percent / 100, s.amount_cents) as rest
        from orders o join sales s on s.id = o.sale_id
      )
      select id, concat_ws(', ', 'takes off ' || sale_cents || ' cents of ' || listed_cents,
        case when coupon_cents > 0 then 'and a coupon' end,
        case when listing_id <> sale_listing_id then 'is of another listing' end,
        'was placed at ' || created_at) as problem
      from priced
      where listing_id <> sale_listing_id or coupon_cents > 0
        or created_at < starts_at - interval '1 minute' or created_at > over_at + interval '1 minute'
        or listed_cents - sale_cents <> greatest(least(listed_cents, ${minPriceCents}), rest)`
  },
  {
    name: 'price_history_matches_catalog',
    statement:
      'The last price in a listing’s history is the one that the catalog shows, and its rows in the catalog have it.',
    findViolations: () => sql`
      with last as (
        select distinct on (listing_id) listing_id, cents from asked_prices order by listing_id, id desc
      )
      select coalesce(last.listing_id, s.listing_id) as id, 'was last asked for ' || coalesce(last.cents::text, 'nothing')
        || ', and is shown for ' || coalesce(s.listed_cents::text, 'nothing') as problem
      from last
      full join (select listing_id, version, listed_cents from listing_search where until_epoch = 9007199254740991) s
        on s.listing_id = last.listing_id
      left join listing_versions v on v.listing_id = s.listing_id and v.version = s.version
      where last.cents is distinct from s.listed_cents or v.price_cents is distinct from s.listed_cents`
  }
];
