import { type SQL, sql } from 'drizzle-orm';
import { furtherNotice } from '../db/schema/catalogue.ts';
import { entitlements, listingDays, listings, orders, wishes } from './books.ts';
import type { Check, Tally } from './invariant.ts';
import { day, dayOf, text } from './key-part.ts';

/** What is counted of a listing by day. */
const counted = (amount: SQL): Tally => ({
  book: listingDays,
  key: [text(sql`d.listing_id`), day(sql`d.day`)],
  amount
});

export const counterChecks: readonly Check[] = [
  {
    name: 'sales_are_counted',
    says: 'A listing’s sales, whole and by day, are what a recount of its paid orders gives',
    agreements: [
      {
        one: [
          {
            book: orders,
            key: [text(sql`o.listing_id`), dayOf(sql`o.paid_at`)],
            where: sql`o.state in ('paid', 'partially_refunded')`
          }
        ],
        other: [counted(sql`d.sales`)]
      },
      {
        one: [{ book: listings, key: [text(sql`l.id`)], amount: sql`l.sales_count` }],
        other: [{ book: listingDays, key: [text(sql`d.listing_id`)], amount: sql`d.sales` }]
      }
    ]
  },
  {
    name: 'openings_are_counted',
    says: 'A listing’s openings by day are what a recount of the rights that are open gives',
    agreements: [
      {
        one: [
          {
            book: entitlements,
            key: [text(sql`e.listing_id`), dayOf(sql`e.opened_at`)],
            where: sql`e.state = 'opened'`
          }
        ],
        other: [counted(sql`d.opens`)]
      }
    ]
  },
  {
    name: 'wishes_are_counted',
    says: 'A listing’s wishes by day are what a recount gives',
    agreements: [
      {
        one: [{ book: wishes, key: [text(sql`w.listing_id`), dayOf(sql`w.added_at`)] }],
        other: [counted(sql`d.wishes`)]
      }
    ]
  },
  {
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
  }
];
