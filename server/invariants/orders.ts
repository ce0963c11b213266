import { sql } from 'drizzle-orm';
import { maxPriceCents, minPriceCents } from '#shared/domain/market/platform-settings.ts';
import type { Invariant } from './invariant.ts';

export const orderInvariants: readonly Invariant[] = [
  {
    name: 'orders_have_their_items',
    statement:
      'An order contains the prompt that was ordered, or prompts of the bundle, and their shares sum to its price.',
    findViolations: () => sql`
      with contents as (
        select order_id, count(*) as items, min(listing_id) as listing_id, sum(share_cents) as cents
        from order_items group by order_id
      )
      select coalesce(o.id, c.order_id) as id, concat_ws(', ',
        case when o.id is null then 'has items but no order' end,
        case when c.order_id is null then 'has no items' end,
        case when c.cents <> o.gross_cents then 'items sum to ' || c.cents || ' cents instead of ' || o.gross_cents end,
        case when l.kind = 'prompt' and (c.items <> 1 or c.listing_id <> o.listing_id) then 'has other items than the prompt'
          end) as problem
      from orders o
      join listings l on l.id = o.listing_id
      full join contents c on c.order_id = o.id
      where o.id is null or c.order_id is null or c.cents <> o.gross_cents
        or l.kind = 'prompt' and (c.items <> 1 or c.listing_id <> o.listing_id)`
  },
  {
    name: 'order_totals_equal_their_steps',
    statement:
      'An order starts from the price of the version that was ordered. Its total is that price less each step, and what the buyer added to one that lets them.',
    findViolations: () => sql`
      select o.id, concat_ws(', ',
        case when o.listed_cents <> v.price_cents then 'listed at ' || o.listed_cents || ', its version at ' || v.price_cents
          end,
        'steps ' || concat_ws(', ', o.sale_cents, o.coupon_cents, o.owned_cents) || ' and ' || o.added_cents || ' added to '
          || case when v.is_pay_what_you_want then 'a floor' else 'a fixed price' end || ' lead to ' || o.gross_cents) as problem
      from orders o
      join listing_versions v on v.listing_id = o.listing_id and v.version = o.version
      where o.listed_cents <> v.price_cents or least(o.sale_cents, o.coupon_cents, o.owned_cents, o.added_cents) < 0
        or o.gross_cents <> o.listed_cents - o.sale_cents - o.coupon_cents - o.owned_cents + o.added_cents
        or o.added_cents > 0 and not v.is_pay_what_you_want
        or o.gross_cents between 1 and ${minPriceCents - 1} or o.gross_cents > ${maxPriceCents}`
  },
  {
    name: 'order_items_match_sealed_text',
    statement: 'Each item of an order names the hash of the version that was bought.',
    findViolations: () => sql`
      select i.order_id as id, 'item ' || i.listing_id || ' has another hash than version ' || i.version as problem
      from order_items i
      left join sealed.contents c on c.listing_id = i.listing_id and c.version = i.version
      where c.content_hash is distinct from i.content_hash`
  },
  {
    name: 'orders_match_payment_facts',
    statement:
      'An order is paid when its provider reported its whole price as paid, and only then has a receipt number.',
    findViolations: () => sql`
      with paid as (
        select order_id, (fact ->> 'cents')::bigint as cents, (fact -> 'at')::bigint as at
        from payment_facts where key = 'paid'
      )
      select coalesce(o.id, p.order_id) as id, concat_ws(', ',
        case when (o.paid_at is null) <> (p.order_id is null) then 'is paid without the fact, or the other way round' end,
        case when p.cents is distinct from o.gross_cents then 'was paid ' || p.cents || ' cents of ' || o.gross_cents end,
        'is ' || o.state, 'paid at ' || o.paid_at, 'has receipt ' || o.receipt_number) as problem
      from orders o full join paid p on p.order_id = o.id
      where o.id is null or (o.paid_at is null) <> (p.order_id is null)
        or (o.paid_at is null) <> (o.state in ('pending', 'cancelled'))
        or (o.paid_at is null) <> (o.receipt_number is null)
        or p.order_id is not null and (p.cents is distinct from o.gross_cents
          or p.at is distinct from (extract(epoch from o.paid_at) * 1000)::bigint)`
  },
  {
    name: 'refunded_amounts_match_facts',
    statement: 'What an order refunded is what its refunds and disputes took, and never more than was paid.',
    findViolations: () => sql`
      with refunded as (
        select f.order_id, sum((f.fact ->> 'cents')::bigint) as cents
        from payment_facts f
        where f.key like 'refunded:%' and not exists (
            select from payment_facts failed
            where failed.order_id = f.order_id and failed.key = 'refund_failed:' || (f.fact ->> 'id'))
          or f.key like 'dispute_opened:%' and (
            not exists (select from payment_facts won
              where won.order_id = f.order_id and won.key = 'dispute_won:' || (f.fact ->> 'id'))
            or exists (select from payment_facts lost
              where lost.order_id = f.order_id and lost.key = 'dispute_lost:' || (f.fact ->> 'id')))
        group by f.order_id
      )
      select o.id, 'is ' || o.state || ' and refunded ' || o.returned_cents || ' cents of ' || o.gross_cents
        || '; its facts sum to ' || coalesce(r.cents, 0) as problem
      from orders o left join refunded r on r.order_id = o.id
      where o.returned_cents <> case when o.paid_at is null then 0 else least(o.gross_cents, coalesce(r.cents, 0)) end
        or o.state = 'refunded' and o.returned_cents <> o.gross_cents`
  },
  {
    name: 'refunds_match_facts',
    statement:
      'A refund has succeeded when its provider said so, once, and the refunds of an order never exceed what was paid.',
    findViolations: () => sql`
      select r.id, 'is ' || r.state || ' with ' || r.cents || ' cents; its provider reported otherwise' as problem
      from refunds r
      left join payment_facts done on done.order_id = r.order_id and done.key = 'refunded:' || r.id
      left join payment_facts failed on failed.order_id = r.order_id and failed.key = 'refund_failed:' || r.id
      -- A part of a bundle that cost nothing is refunded without a provider.
      where (r.cents > 0 or r.kind <> 'taken_down') and (r.state <> case when failed.key is not null then 'failed' when done.key is not null then 'succeeded' else 'requested' end
        or (done.fact ->> 'cents')::bigint <> r.cents)
      union all
      select r.order_id, 'refunds sum to ' || sum(r.cents) || ' cents of ' || o.gross_cents
      from refunds r join orders o on o.id = r.order_id where r.state <> 'failed'
      group by r.order_id, o.gross_cents having sum(r.cents) > o.gross_cents`
  },
  {
    name: 'intents_have_one_order',
    statement: 'One intent of a buyer is one order, and nobody has two pending orders of a listing.',
    findViolations: () => sql`
      select buyer_id as id, 'has ' || count(*) || ' orders by the intent ' || intent as problem
      from orders group by buyer_id, intent having count(*) > 1
      union all
      select buyer_id, 'has ' || count(*) || ' pending orders of ' || listing_id
      from orders where state = 'pending' group by buyer_id, listing_id having count(*) > 1`
  },
  {
    name: 'events_are_applied',
    statement:
      'What an applied provider event reported is known of its order, and no event about an order is unapplied for an hour.',
    findViolations: (now) => sql`
      select v.event_id as id, 'is applied, but its fact is not recorded: ' || reported::text as problem
      from provider_events v
      -- A checkout belongs to one order: joined by it alone, orders are found a fifth faster.
      join orders o on o.checkout_id = v.checkout_id
      cross join lateral jsonb_array_elements(v.facts) reported
      left join payment_facts f on f.order_id = o.id and f.key = (reported ->> 'kind') || coalesce(':' || (reported ->> 'id'), '')
      where o.provider = v.provider and v.applied_at is not null and f.key is null
      union all
      select v.event_id, 'is not applied since ' || v.received_at
      from provider_events v
      join orders o on o.checkout_id = v.checkout_id and o.provider = v.provider
      where v.applied_at is null and v.received_at < ${now}::timestamptz - interval '1 hour'`
  },
  {
    name: 'removed_accounts_pay_nothing',
    statement:
      'An hour after an account was removed none of its orders is pending, unless a bank is processing it, and what was paid later is refunded.',
    findViolations: (now) => sql`
      select o.id, 'is pending though its buyer is removed since ' || u.deleted_at as problem
      from users u join orders o on o.buyer_id = u.id
      where o.state = 'pending' and u.deleted_at < ${now}::timestamptz - interval '1 hour'
        and not exists (select from payment_facts f where f.order_id = o.id and f.key = 'processing')
      union all
      select o.id, 'was paid at ' || f.recorded_at || ' and not refunded; its buyer is removed since ' || u.deleted_at
      from users u join orders o on o.buyer_id = u.id join payment_facts f on f.order_id = o.id and f.key = 'paid'
      where f.recorded_at > u.deleted_at and o.gross_cents > 0
        and not exists (select from refunds r where r.order_id = o.id)`
  },
  {
    name: 'refund_requests_are_decided',
    statement:
      'An order has at most one refund request that counts, of what was opened. It is decided once, by its deadline; refused, it refunds nothing, and approved, it is the only way to a refund after opening.',
    findViolations: (now) => sql`
      with requests as (select * from refund_requests where state <> 'closed'),
        -- Excludes take-down refunds and their retries: a take-down also refunds opened purchases.
        asked as (
          select r.order_id, min(r.requested_at) as requested_at from refunds r
          where r.kind = 'requested' and not exists (
            select from take_down_orders t join refunds first on first.id = t.refund_id
            where t.order_id = r.order_id and first.requested_at <= r.requested_at)
          group by r.order_id)
      select order_id as id, 'has ' || count(*) || ' refund requests' as problem
      from requests group by order_id having count(*) > 1
      union all
      select r.id, 'is open since ' || r.requested_at || ', to be decided by ' || r.decide_by
      from requests r where r.state = 'open' and r.decide_by < ${now}::timestamptz - interval '1 hour'
      union all
      select r.id, 'is ' || r.state || ' by ' || coalesce(r.decided_by, 'nobody') || ' at ' || coalesce(r.decided_at::text, 'no time')
      from refund_requests r
      where (r.state = 'open') <> (r.decided_at is null) or (r.state in ('approved', 'refused')) <> (r.decided_by is not null)
      union all
      select r.id, 'is ' || r.state || case when a.order_id is null then ' without a refund' else ' with a refund' end
      from requests r left join asked a on a.order_id = r.order_id
      where (r.state = 'approved') <> (a.order_id is not null)
      union all
      select a.order_id, 'was refunded after opening without an approved request'
      from asked a join orders o on o.id = a.order_id
      where o.gross_cents > 0
        and exists (select from entitlements e where e.order_id = o.id and e.opened_at < a.requested_at)
        and not exists (select from requests r where r.order_id = o.id and r.state = 'approved')`
  },
  {
    name: 'nothing_is_pending_too_long',
    statement: 'No order is pending for two days, and no refund for two weeks, which a bank may take.',
    findViolations: (now) => sql`
      select id, 'is pending since ' || created_at as problem from orders
      where state = 'pending' and created_at < ${now}::timestamptz - interval '2 days'
        and not exists (select 1 from payment_facts f where f.order_id = orders.id and f.key = 'processing')
      union all
      select id, 'is requested since ' || requested_at from refunds
      where state = 'requested' and requested_at < ${now}::timestamptz - interval '14 days'`
  }
];
