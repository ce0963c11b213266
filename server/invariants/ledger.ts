import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

export const ledgerInvariants: readonly Invariant[] = [
  {
    name: 'ledger_sums_to_zero',
    says: 'Every ledger transaction has two entries or more, which sum to zero',
    findFaults: () => sql`
      select t.id as what from ledger_transactions t
      left join (
        select transaction_id, count(*) as entries, sum(cents) as total from ledger_entries group by 1
      ) e on e.transaction_id = t.id
      where coalesce(e.entries, 0) < 2 or e.total <> 0`
  },
  {
    name: 'ledger_shares_what_is_kept',
    says: 'For each order the ledger shares what was paid and not returned, to the cent, and nothing of an unpaid one',
    // A transaction has one entry an account. They are put together first, in the order of their index, since that is
    // cheaper than looking up the order of every entry.
    findFaults: () => sql`
      with moved as (
        select transaction_id, string_agg(account, ' ' order by account) as accounts, sum(cents)::bigint as total,
          min(cents) filter (where account = 'commission') as platform,
          min(cents) filter (where account > 'seller:') as seller
        from ledger_entries group by transaction_id
      ),
      posted as (
        select o.id, sum(m.total) as total, sum(m.platform) as platform, sum(m.seller) as seller,
          bool_or(m.accounts <> names.usual and not string_to_array(m.accounts, ' ') <@ string_to_array(names.usual, ' ')) as is_strange
        from moved m
        join ledger_transactions t on t.id = m.transaction_id
        join orders o on o.id = t.order_id
        cross join lateral (
          select 'commission provider_cash:' || o.provider || ' provider_fees:' || o.provider || ' seller:' || o.seller_id as usual
        ) names
        group by o.id
      )
      select o.id as what from orders o
      left join posted p on p.id = o.id
      cross join lateral (
        select case when o.paid_at is null then 0 else o.gross_cents - o.returned_cents end::bigint as kept
      ) money
      cross join lateral (select kept * o.commission / 10000 as platform) due
      where coalesce(p.platform, 0) <> -due.platform or coalesce(p.seller, 0) <> due.platform - kept
        or coalesce(p.total, 0) <> 0 or p.is_strange
      union all
      select o.id from orders o join ledger_transactions t on t.order_id = o.id where o.paid_at is null`
  },
  {
    name: 'earnings_are_what_the_ledger_owes',
    // The ledger's own share is looked at above: both are compared with the same sum.
    says: 'A seller’s earning of an order is what the ledger owes them for it, and every paid order has one',
    findFaults: () => sql`
      select o.id as what from orders o
      left join earnings g on g.order_id = o.id
      cross join lateral (select (o.gross_cents - o.returned_cents)::bigint as cents) kept
      where (g.order_id is not null) <> (o.paid_at is not null and o.gross_cents > 0)
        or g.cents <> kept.cents - kept.cents * o.commission / 10000
        or g.seller_id <> o.seller_id`
  },
  {
    name: 'earnings_are_held',
    says: 'Nothing is available to a seller inside its hold or while a bank looks into it, and what was returned never',
    findFaults: (now) => sql`
      select g.order_id as what from earnings g join orders o on o.id = g.order_id
      where (g.state = 'available' and (g.is_held or g.release_at > ${now}::timestamptz))
        or (g.state = 'reversed') <> (g.cents = 0)
        or g.release_at <> o.paid_at + o.hold_days * interval '24 hours'
        or o.hold_days < o.refund_window_days`
  }
];
