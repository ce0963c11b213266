import { sql } from 'drizzle-orm';
import { checkAlone, checkRows } from './checks.ts';
import type { Check } from './invariant.ts';

/** Everything that is in an order, and every right, side by side where they are of the same. */
const ownedParts = sql`
  order_items i
  full join entitlements e using (order_id, listing_id) as part
  left join orders o on o.id = part.order_id
  left join refunds r on r.order_id = o.id and r.kind = 'asked' and r.state <> 'failed'`;

export const rightChecks: readonly Check[] = [
  checkRows(ownedParts, [
    {
      name: 'paid_is_entitled',
      says: 'Everything in a paid order has its right, and nothing in an unpaid one has',
      what: sql`coalesce(e.id, part.order_id || ' ' || part.listing_id)`,
      isBroken: () => sql`
        (i.order_id is not null and (e.id is not null) <> (o.paid_at is not null))
        or (e.id is not null and (i.order_id is null or o.buyer_id is distinct from e.holder_id))`
    },
    {
      name: 'rights_follow_the_money',
      says: 'A right holds while its order’s money is there, nobody asked for it back and it was not owned before, else not',
      what: sql`e.id`,
      isBroken: () => sql`
        (e.state <> 'revoked') <> (o.state in ('paid', 'partially_refunded') and r.id is null and not e.was_owned)`
    }
  ]),
  checkAlone({
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
  }),
  checkAlone({
    name: 'parts_are_as_sold',
    says: 'Each part of an order is of the version whose hash it names',
    findFaults: () => sql`
      select i.order_id || ' ' || i.listing_id as what from order_items i
      left join sealed.contents c on c.listing_id = i.listing_id and c.version = i.version
      where c.content_hash is distinct from i.content_hash`
  }),
  checkAlone({
    name: 'one_right_holds',
    says: 'Nobody holds two rights to the same listing',
    findFaults: () => sql`
      select holder_id || ' ' || listing_id as what from entitlements
      where state <> 'revoked' group by holder_id, listing_id having count(*) > 1`
  })
];
