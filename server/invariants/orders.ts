import { sql } from 'drizzle-orm';
import { checkRows } from './checks.ts';
import type { Check } from './invariant.ts';

/** What the buyer has back by the facts, order by order, before it is bounded by what was paid. */
const returnedByFacts = sql`
  select f.order_id, sum((f.fact ->> 'cents')::bigint)::bigint as cents
  from payment_facts f
  left join payment_facts failed on failed.order_id = f.order_id and f.fact ->> 'kind' = 'refunded'
    and failed.key = 'refund_failed:' || (f.fact ->> 'id')
  left join payment_facts won on won.order_id = f.order_id and f.fact ->> 'kind' = 'dispute_opened'
    and won.key = 'dispute_won:' || (f.fact ->> 'id')
  left join payment_facts lost on lost.order_id = f.order_id and lost.key = 'dispute_lost:' || (f.fact ->> 'id')
  where f.fact ->> 'kind' in ('refunded', 'dispute_opened') and failed.key is null
    and (won.key is null or lost.key is not null)
  group by 1`;

/** Every order with its earning, what its parts sum to, the fact that it was paid, and what went back. */
const knownOrders = sql`
  orders o
  left join earnings g on g.order_id = o.id
  left join (select order_id, sum(share_cents) as cents from order_items group by 1) i on i.order_id = o.id
  left join payment_facts p on p.order_id = o.id and p.key = 'paid'
  left join (${returnedByFacts}) r on r.order_id = o.id
  cross join lateral (select o.gross_cents - o.returned_cents as kept) money`;

export const orderCheck: Check = checkRows(
  knownOrders,
  [
    {
      name: 'orders_are_whole',
      says: 'An order’s parts sum to its price',
      what: sql`o.id`,
      isBroken: () => sql`i.cents is distinct from o.gross_cents`
    },
    {
      name: 'orders_follow_the_facts',
      says: 'An order is paid when its provider said so, of its whole price, and has a receipt then',
      what: sql`o.id`,
      isBroken: () => sql`
        (p.key is not null) <> (o.paid_at is not null)
        or (o.state in ('pending', 'cancelled')) <> (o.paid_at is null)
        or (o.receipt_number is not null) <> (o.paid_at is not null)
        or (p.fact ->> 'cents')::bigint <> o.gross_cents
        or (p.fact -> 'at')::bigint <> (date_part('epoch', o.paid_at) * 1000)::bigint`
    },
    {
      name: 'returned_is_what_went_back',
      says: 'What an order returned is what its refunds and disputes took, and never more than was paid',
      what: sql`o.id`,
      isBroken: () => sql`
        o.returned_cents <> case when o.paid_at is null then 0 else least(o.gross_cents, coalesce(r.cents, 0)) end
        or (o.state = 'refunded' and o.returned_cents <> o.gross_cents)`
    },
    {
      name: 'earnings_are_what_the_ledger_owes',
      // The ledger's own share is looked at elsewhere: both are compared with the same sum.
      says: 'A seller’s earning of an order is what the ledger owes them for it, and every paid order has one',
      what: sql`o.id`,
      isBroken: () => sql`
        (g.order_id is not null) <> (o.paid_at is not null and o.gross_cents > 0)
        or g.cents <> kept - kept::bigint * o.commission / 10000
        or g.seller_id <> o.seller_id`
    },
    {
      name: 'earnings_are_held',
      says: 'Nothing is available to a seller inside its hold or while a bank looks into it, and what was returned never',
      what: sql`o.id`,
      isBroken: (now) => sql`
        (g.state = 'available' and (g.is_held or g.release_at > ${now}::timestamptz))
        or (g.state = 'reversed') <> (g.cents = 0)
        or g.release_at <> o.paid_at + o.hold_days * interval '24 hours'
        or (g.order_id is not null and o.hold_days < o.refund_window_days)`
    }
  ],
  { isInKeyOrder: true }
);
