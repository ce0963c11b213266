import { sql } from 'drizzle-orm';
import type { Check } from './invariant.ts';

export const eventCheck: Check = {
  name: 'events_are_applied',
  says: 'What an applied event said is known of its order; one about an order of ours does not wait for an hour',
  findFaults: (now) => sql`
    select v.event_id as what from provider_events v
    -- No two orders have the same checkout: hashed by it alone, they are found a fifth faster.
    join orders o on o.checkout_id = v.checkout_id
    cross join lateral jsonb_array_elements(v.facts) said
    left join payment_facts f on f.order_id = o.id and f.key = (said ->> 'kind') || coalesce(':' || (said ->> 'id'), '')
    where o.provider = v.provider and v.applied_at is not null and f.key is null
    union all
    select v.event_id from provider_events v
    join orders o on o.checkout_id = v.checkout_id and o.provider = v.provider
    where v.applied_at is null and v.received_at < ${now}::timestamptz - interval '1 hour'`
};

export const paymentChecks: readonly Check[] = [
  {
    name: 'refunds_follow_the_facts',
    says: 'A refund is done when its provider said so, once, and all of an order’s never exceed what was paid',
    findFaults: () => sql`
      select r.id as what from refunds r
      left join payment_facts done on done.order_id = r.order_id and done.key = 'refunded:' || r.id
      left join payment_facts failed on failed.order_id = r.order_id and failed.key = 'refund_failed:' || r.id
      where r.state <> case when failed.key is not null then 'failed' when done.key is not null then 'succeeded' else 'requested' end
        or (done.fact ->> 'cents')::bigint <> r.cents
      union all
      select r.order_id from refunds r join orders o on o.id = r.order_id where r.state <> 'failed'
      group by r.order_id, o.gross_cents having sum(r.cents) > o.gross_cents`
  },
  {
    name: 'intents_have_one_order',
    says: 'What a buyer meant to do once was done once, and nobody has two orders of a thing that wait',
    findFaults: () => sql`
      select buyer_id || ' ' || intent as what from orders group by buyer_id, intent having count(*) > 1
      union all
      select buyer_id || ' ' || listing_id from orders where state = 'pending'
      group by buyer_id, listing_id having count(*) > 1`
  },
  {
    name: 'nothing_waits_for_ever',
    says: 'No order waits for two days, and no refund for two weeks, which a bank may take',
    findFaults: (now) => sql`
      select id as what from orders where state = 'pending' and created_at < ${now}::timestamptz - interval '2 days'
        and not exists (select 1 from payment_facts f where f.order_id = orders.id and f.key = 'processing')
      union all
      select id from refunds where state = 'requested' and requested_at < ${now}::timestamptz - interval '14 days'`
  }
];
