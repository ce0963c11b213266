import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

/** The refunded amount of each order, without failed refunds. */
const refundsOfOrders = sql`
  select o.id, o.listing_id, o.country, least(o.gross_cents, sum((f.fact ->> 'cents')::bigint)) as cents
  from payment_facts f join orders o on o.id = f.order_id and o.paid_at is not null
  where f.fact ->> 'kind' = 'refunded' and not exists (
    select 1 from payment_facts failed
    where failed.order_id = f.order_id and failed.key = 'refund_failed:' || (f.fact ->> 'id'))
  group by o.id`;

/** Invariants of the daily totals that the sales report sums. */
export const salesReportInvariants: readonly Invariant[] = [
  {
    name: 'ledger_days_are_summed',
    statement: 'The daily totals of the ledger equal a recount of its entries.',
    findViolations: () => sql`
      with recount as (
        select (t.created_at at time zone 'utc')::date as day,
          coalesce(sum(e.cents) filter (where t.order_id is not null and e.account like 'provider\\_cash:%'), 0) as cash,
          coalesce(sum(e.cents) filter (where t.order_id is not null and e.account like 'provider\\_fees:%'), 0) as fees,
          coalesce(sum(e.cents) filter (where t.order_id is not null and e.account = 'commission'), 0) as commission,
          coalesce(sum(e.cents) filter (where t.order_id is not null and e.account like 'seller:%'), 0) as sellers,
          coalesce(sum(e.cents) filter (where t.order_id is null and e.account like 'seller:%'), 0) as payouts
        from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        group by 1
      ),
      summed as (
        select day, sum(cash_cents) as cash, sum(fee_cents) as fees, sum(commission_cents) as commission,
          sum(seller_cents) as sellers, sum(payout_cents) as payouts
        from ledger_daily_totals group by 1
      )
      select day::text as id, concat('sums ', to_jsonb(s), ' instead of ', to_jsonb(r)) as problem
      from summed s full join recount r using (day)
      where (s.cash, s.fees, s.commission, s.sellers, s.payouts)
        is distinct from (r.cash, r.fees, r.commission, r.sellers, r.payouts)`
  },
  {
    name: 'sales_money_is_counted',
    statement:
      'What a listing sold by day, less refunds and disputes, and its commission and fees equal the ledger’s entries of that day.',
    findViolations: () => sql`
      with posted as (
        select o.listing_id, (t.created_at at time zone 'utc')::date as day,
          coalesce(-sum(e.cents) filter (where e.account = 'commission'), 0) as commission,
          coalesce(sum(e.cents) filter (where e.account like 'provider\\_fees:%'), 0) as fees,
          coalesce(-sum(e.cents) filter (where e.account = 'commission' or e.account like 'seller:%'), 0) as net
        from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
        join orders o on o.id = t.order_id
        group by 1, 2
      )
      select listing_id as id, concat('counts on ', day, ' net ', d.gross_cents - d.refunded_cents - d.disputed_cents,
        ', commission ', d.commission_cents, ', fees ', d.fee_cents, ' instead of ', to_jsonb(p)) as problem
      from listing_daily_counts d full join posted p using (listing_id, day)
      where coalesce(d.gross_cents - d.refunded_cents - d.disputed_cents, 0) <> coalesce(p.net, 0)
        or coalesce(d.commission_cents, 0) <> coalesce(p.commission, 0) or coalesce(d.fee_cents, 0) <> coalesce(p.fees, 0)`
  },
  {
    name: 'gross_sales_are_counted',
    statement:
      'What a listing sold by day, and what refunds returned of it in total, equal a recount of payment facts.',
    findViolations: () => sql`
      with recount as (
        select o.listing_id, (f.recorded_at at time zone 'utc')::date as day, sum(o.gross_cents) as gross
        from payment_facts f join orders o on o.id = f.order_id where f.key = 'paid' group by 1, 2
      ),
      refunds as (${refundsOfOrders}),
      refunded as (select listing_id, sum(cents) as cents from refunds group by 1),
      counted as (select listing_id, sum(refunded_cents) as cents from listing_daily_counts group by 1)
      select listing_id as id, concat('counts ', coalesce(d.gross_cents, 0), ' cents sold on ', day, ' instead of ',
        coalesce(r.gross, 0)) as problem
      from listing_daily_counts d full join recount r using (listing_id, day)
      where coalesce(d.gross_cents, 0) <> coalesce(r.gross, 0)
      union all
      select listing_id, concat('counts ', coalesce(c.cents, 0), ' cents refunded instead of ', coalesce(r.cents, 0))
      from counted c full join refunded r using (listing_id)
      where coalesce(c.cents, 0) <> coalesce(r.cents, 0)`
  },
  {
    name: 'country_sales_are_counted',
    statement:
      'The sales of a country by day, its gross, commission, fees and net, and its refunds in total equal a recount of the orders placed from it.',
    findViolations: () => sql`
      with sold as (
        select country, (paid_at at time zone 'utc')::date as day, count(*) as sales
        from orders where country is not null and state in ('paid', 'partially_refunded') group by 1, 2
      ),
      paid as (
        select o.country, (f.recorded_at at time zone 'utc')::date as day, sum(o.gross_cents) as gross
        from orders o join payment_facts f on f.order_id = o.id and f.key = 'paid'
        where o.country is not null group by 1, 2
      ),
      posted as (
        select o.country, (t.created_at at time zone 'utc')::date as day,
          coalesce(-sum(e.cents) filter (where e.account = 'commission'), 0) as commission,
          coalesce(sum(e.cents) filter (where e.account like 'provider\\_fees:%'), 0) as fees,
          coalesce(-sum(e.cents) filter (where e.account = 'commission' or e.account like 'seller:%'), 0) as net
        from orders o
        join ledger_transactions t on t.order_id = o.id
        join ledger_entries e on e.transaction_id = t.id
        where o.country is not null group by 1, 2
      ),
      refunds as (${refundsOfOrders}),
      refunded as (select country, sum(cents) as cents from refunds where country is not null group by 1),
      counted_refunds as (select country, sum(refunded_cents) as cents from country_daily_sales group by 1),
      counted as (
        select country, day, sum(sales) as sales, sum(gross_cents) as gross, sum(commission_cents) as commission,
          sum(fee_cents) as fees, sum(gross_cents - refunded_cents - disputed_cents) as net
        from country_daily_sales group by 1, 2
      )
      select country as id, concat('counts on ', day, ' ', to_jsonb(c), ' instead of ', s.sales, ' sales, gross ', p.gross,
        ' and ', to_jsonb(t)) as problem
      from counted c full join sold s using (country, day) full join paid p using (country, day)
        full join posted t using (country, day)
      where coalesce(c.sales, 0) <> coalesce(s.sales, 0) or coalesce(c.gross, 0) <> coalesce(p.gross, 0)
        or coalesce(c.commission, 0) <> coalesce(t.commission, 0) or coalesce(c.fees, 0) <> coalesce(t.fees, 0)
        or coalesce(c.net, 0) <> coalesce(t.net, 0)
      union all
      select country, concat('counts ', coalesce(c.cents, 0), ' cents refunded instead of ', coalesce(r.cents, 0))
      from counted_refunds c full join refunded r using (country)
      where coalesce(c.cents, 0) <> coalesce(r.cents, 0)`
  }
];
