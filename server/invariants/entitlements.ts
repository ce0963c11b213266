import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

export const entitlementInvariants: readonly Invariant[] = [
  {
    name: 'entitlements_follow_payment',
    statement:
      'A paid order always has its entitlements, an unpaid one never has; they are active until the order, or the item that was taken down, is refunded or disputed.',
    findViolations: () => sql`
      with bought as (
        select i.order_id, i.listing_id, o.buyer_id, o.state in ('paid', 'partially_refunded') and o.id not in (
          select order_id from refunds where kind = 'late' or kind = 'requested' and state <> 'failed')
          and not exists (select from refunds r where r.order_id = i.order_id and r.kind = 'taken_down'
            and r.listing_id = i.listing_id and r.state <> 'failed') as is_active
        from order_items i join orders o on o.id = i.order_id
        where o.paid_at is not null
      )
      select coalesce(b.order_id, e.order_id) as id, concat_ws(', ',
        'listing ' || coalesce(b.listing_id, e.listing_id),
        case when e.id is null then 'has no entitlement' end,
        case when b.order_id is null then 'has an entitlement but was not paid' end,
        case when e.holder_id <> b.buyer_id then 'is not held by its buyer' end,
        case when b.is_active then 'is paid' else 'is not paid' end || ' and ' || e.state,
        case when e.is_duplicate then 'was owned before' end) as problem
      from bought b full join entitlements e on e.order_id = b.order_id and e.listing_id = b.listing_id
      where e.id is null or b.order_id is null or e.holder_id <> b.buyer_id
        or (e.state <> 'revoked') <> (b.is_active and not e.is_duplicate)`
  },
  {
    name: 'openings_are_recorded',
    statement:
      'What was opened has an opening with the hash of the text that was opened, and nothing else has one.',
    findViolations: () => sql`
      with first_openings as (
        select entitlement_id, min(opened_at) as opened_at from openings group by entitlement_id
      )
      select coalesce(e.id, p.entitlement_id) as id, concat_ws(', ', 'is ' || e.state,
        'opened at ' || e.opened_at, 'first opening at ' || p.opened_at) as problem
      from entitlements e full join first_openings p on p.entitlement_id = e.id
      where e.id is null or e.opened_at is distinct from p.opened_at
        or e.state = 'opened' and e.opened_at is null or e.state = 'sealed' and e.opened_at is not null
      union all
      select p.entitlement_id, 'opened version ' || p.version || ' with another hash'
      from openings p join entitlements e on e.id = p.entitlement_id
      left join sealed.contents c on c.listing_id = e.listing_id and c.version = p.version
      where c.content_hash is distinct from p.content_hash`
  },
  {
    name: 'one_active_entitlement',
    statement: 'There is at most one active entitlement per buyer and listing.',
    findViolations: () => sql`
      select holder_id as id, 'has ' || count(*) || ' active entitlements to ' || listing_id as problem
      from entitlements where state <> 'revoked' group by holder_id, listing_id having count(*) > 1`
  }
];
