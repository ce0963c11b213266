import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

export const rightInvariants: readonly Invariant[] = [
  {
    name: 'one_right_holds',
    says: 'Nobody holds two rights to the same listing',
    findFaults: () => sql`
      select holder_id || ' ' || listing_id as what from entitlements
      where state <> 'revoked' group by holder_id, listing_id having count(*) > 1`
  },
  {
    name: 'paid_is_entitled',
    says: 'Everything in a paid order has its right, and nothing in an unpaid one has',
    findFaults: () => sql`
      select o.id || ' ' || i.listing_id as what from orders o
      join order_items i on i.order_id = o.id
      left join entitlements e on e.order_id = o.id and e.listing_id = i.listing_id
      where (e.id is not null) <> (o.paid_at is not null)
      union all
      select e.id from entitlements e
      left join orders o on o.id = e.order_id and o.buyer_id = e.holder_id
      left join order_items i on i.order_id = e.order_id and i.listing_id = e.listing_id
      where o.id is null or i.order_id is null`
  },
  {
    name: 'rights_follow_the_money',
    says: 'A right holds while its order’s money is there, nobody asked for it back and it was not owned before, else not',
    findFaults: () => sql`
      select e.id as what from entitlements e join orders o on o.id = e.order_id
      left join refunds r on r.order_id = o.id and r.kind = 'asked' and r.state <> 'failed'
      where (e.state <> 'revoked') <>
        (o.state in ('paid', 'partially_refunded') and r.id is null and not e.was_owned)`
  },
  {
    name: 'openings_are_kept',
    says: 'What was opened has an opening with the hash of what was opened, and nothing else has',
    findFaults: () => sql`
      select e.id as what from entitlements e
      left join (select entitlement_id, min(opened_at) as opened_at from openings group by 1) p on p.entitlement_id = e.id
      where e.opened_at is distinct from p.opened_at
        or (e.state = 'opened' and e.opened_at is null) or (e.state = 'sealed' and e.opened_at is not null)
      union all
      select p.entitlement_id from openings p join entitlements e on e.id = p.entitlement_id
      left join sealed.contents c on c.listing_id = e.listing_id and c.version = p.version
      where c.content_hash is distinct from p.content_hash`
  },
  {
    name: 'orders_are_whole',
    says: 'An order’s parts sum to its price, and each is of the version whose hash it names',
    findFaults: () => sql`
      select o.id as what from orders o
      left join (select order_id, sum(share_cents) as cents from order_items group by 1) i on i.order_id = o.id
      where i.cents is distinct from o.gross_cents
      union all
      select i.order_id from order_items i
      left join sealed.contents c on c.listing_id = i.listing_id and c.version = i.version
      where c.content_hash is distinct from i.content_hash`
  }
];
