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
    findFaults: () => sql`
      with terms as materialized (
        select id, 'seller:' || seller_id as seller, 'provider_cash:' || provider as cash,
          'provider_fees:' || provider as fees, kept, kept * commission / 10000 as platform
        from orders cross join lateral (
          select case when paid_at is null then 0 else gross_cents - returned_cents end::bigint as kept
        ) money
      ),
      posted as (
        select o.id,
          sum(case when e.account = 'commission' then e.cents else 0 end) as platform,
          sum(case when e.account = o.seller then e.cents else 0 end) as seller,
          sum(case when e.account = o.cash or e.account = o.fees then e.cents else 0 end) as provider,
          count(case when e.account not in ('commission', o.seller, o.cash, o.fees) then 1 end) as strange
        from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
        join terms o on o.id = t.order_id
        group by o.id
      )
      select o.id as what from terms o left join posted p on p.id = o.id
      where coalesce(p.platform, 0) <> -o.platform or coalesce(p.seller, 0) <> o.platform - o.kept
        or coalesce(p.provider, 0) <> o.kept or p.strange > 0
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
