import { sql } from 'drizzle-orm';
import { defaultPlatformSettings } from '#shared/domain/market/platform-settings.ts';
import type { Invariant } from './invariant.ts';

export const ledgerInvariants: readonly Invariant[] = [
  {
    name: 'commissions_follow_their_rules',
    statement: 'The commission of an order is the rate that its rule had when it was placed.',
    findViolations: () => sql`
      with rates (rule, name, initial) as (values
        ('standard', 'commission', ${defaultPlatformSettings.commission}::int),
        ('own_link', 'ownLinkCommission', ${defaultPlatformSettings.ownLinkCommission}::int))
      select o.id, 'has ' || o.commission || ' basis points by the rule ' || o.commission_rule as problem
      from orders o left join rates r on r.rule = o.commission_rule
      where o.commission is distinct from coalesce((
        select s.value from platform_settings s where s.name = r.name and s.effective_at <= o.created_at and s.cancelled_at is null
        order by s.effective_at desc limit 1), r.initial)`
  },
  {
    name: 'ledger_sums_to_zero',
    statement: 'Every ledger transaction has entries, none of them zero, that sum to zero.',
    findViolations: () => sql`
      select t.id, concat_ws(', ',
        case when count(e.cents) = 0 then 'has no entries' end,
        case when bool_or(e.cents = 0) then 'has an entry of zero' end,
        case when sum(e.cents) <> 0 then 'sums to ' || sum(e.cents) end) as problem
      from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id
      group by t.id
      having count(e.cents) = 0 or bool_or(e.cents = 0) or sum(e.cents) <> 0`
  },
  {
    name: 'ledger_matches_orders',
    statement:
      'The ledger splits what was paid for each order and not refunded among its parties, to the cent, and has no entries for an unpaid order.',
    // The balance at the provider and its fees are compared as one account.
    findViolations: () => sql`
      with posted as (
        select t.order_id, replace(e.account, 'provider_fees:', 'provider_cash:') as account, sum(e.cents) as cents
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where t.order_id is not null
        group by 1, 2
      ),
      paid as (
        select id, provider, seller_id, gross_cents - returned_cents as kept,
          (gross_cents - returned_cents)::bigint * commission / 10000 as platform
        from orders where paid_at is not null
      ),
      due as (
        select id as order_id, account, cents
        from paid cross join lateral (values
          ('provider_cash:' || provider, kept), ('commission', -platform), ('seller:' || seller_id, platform - kept)
        ) party (account, cents)
      )
      select order_id as id, account || ' has ' || coalesce(posted.cents, 0) || ' cents, '
        || case when due.cents is null then 'but is no party of a paid order' else 'due ' || due.cents end as problem
      from posted full join due using (order_id, account)
      where due.cents is null or due.cents <> coalesce(posted.cents, 0)`
  },
  {
    name: 'earnings_match_orders',
    statement:
      'Every paid order has one earning: what the ledger owes its seller, held for as long as was agreed.',
    // The ledger is compared with the same amount by another invariant.
    findViolations: () => sql`
      with due as (
        select id, seller_id, paid_at + hold_days * interval '24 hours' as release_at,
          gross_cents - returned_cents - (gross_cents - returned_cents)::bigint * commission / 10000 as cents
        from orders where paid_at is not null and gross_cents > 0
      )
      select coalesce(due.id, e.order_id) as id, concat_ws(', ',
        case when e.order_id is null then 'has no earning' end,
        case when due.id is null then 'has an earning without a paid order' end,
        case when e.seller_id <> due.seller_id then 'is earned by another seller' end,
        case when e.cents <> due.cents then 'earned ' || e.cents || ' cents instead of ' || due.cents end,
        case when e.release_at <> due.release_at then 'is released at another time than agreed' end) as problem
      from earnings e full join due on due.id = e.order_id
      where e.order_id is null or due.id is null or e.seller_id <> due.seller_id or e.cents <> due.cents
        or e.release_at <> due.release_at`
  },
  {
    name: 'earnings_are_held',
    statement:
      'Nothing is available to a seller inside its hold or while a dispute or a refund request is open, or after it was refunded.',
    findViolations: (now) => sql`
      select order_id as id, state || ' with ' || cents || ' cents, to be released at ' || release_at as problem
      from earnings
      where (state = 'available' and (is_on_hold or release_at > ${now}::timestamptz)) or (state = 'reversed') <> (cents = 0)
      union all
      select e.order_id, e.state || ' though a refund is requested' || case when e.is_on_hold then '' else ' and not held' end
      from earnings e join refund_requests r on r.order_id = e.order_id and r.state = 'open'
      where e.state = 'available' or not e.is_on_hold
      union all
      select id, 'the hold ends before the refund window' from orders
      where paid_at is not null and gross_cents > 0 and hold_days < refund_window_days`
  }
];
