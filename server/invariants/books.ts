// What is read to check everything: each of these once, though some tables are in several.
import { sql } from 'drizzle-orm';
import type { Book } from './invariant.ts';

/** Of an order, in every book that has them as `o`. */
export const isPaid = sql`o.paid_at is not null`;

/**
 * What was kept is what was paid and not returned; of that a part is due to the platform. Free ones are among them. What
 * a listing is, a prompt or a bundle, never changes.
 */
export const orders: Book = {
  from: sql`
    orders o
    cross join lateral (select o.gross_cents - o.returned_cents as kept) money
    cross join lateral (select money.kept::bigint * o.commission / 10000 as platform) due
    cross join lateral (select o.listing_id in (select id from listings where kind = 'bundle') as is_bundle) listed`
};

/** What of a bundle is in an order of it; of a prompt there is nothing else. */
export const bundledItems: Book = {
  from: sql`listings l join orders o on o.listing_id = l.id and l.kind = 'bundle' join order_items i on i.order_id = o.id`
};

export const items: Book = { from: sql`order_items i` };

export const facts: Book = { from: sql`payment_facts f` };

/** Every transaction of the ledger with each of its entries; one that has none once, without. */
export const postings: Book = {
  from: sql`ledger_transactions t left join ledger_entries e on e.transaction_id = t.id`
};

export const earnings: Book = { from: sql`earnings g` };

export const entitlements: Book = { from: sql`entitlements e` };

export const firstOpenings: Book = {
  from: sql`(select entitlement_id, min(opened_at) as opened_at from openings group by 1) p`
};

/** What the buyer has back by the facts, order by order, before it is bounded by what was paid. */
export const returns: Book = {
  from: sql`
    (
      select f.order_id, coalesce(sum((f.fact ->> 'cents')::bigint), 0)::bigint as cents
      from payment_facts f
      left join payment_facts failed on failed.order_id = f.order_id and f.fact ->> 'kind' = 'refunded'
        and failed.key = 'refund_failed:' || (f.fact ->> 'id')
      left join payment_facts won on won.order_id = f.order_id and f.fact ->> 'kind' = 'dispute_opened'
        and won.key = 'dispute_won:' || (f.fact ->> 'id')
      left join payment_facts lost on lost.order_id = f.order_id and lost.key = 'dispute_lost:' || (f.fact ->> 'id')
      where f.key <> 'paid' and f.fact ->> 'kind' in ('refunded', 'dispute_opened') and failed.key is null
        and (won.key is null or lost.key is not null)
      group by 1
    ) r
    join orders o on o.id = r.order_id`
};

export const listings: Book = { from: sql`listings l` };

export const listingDays: Book = { from: sql`listing_days d` };

export const wishes: Book = { from: sql`wishes w` };
