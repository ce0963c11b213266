import { sql } from 'drizzle-orm';
import { bundledItems, entitlements, firstOpenings, isPaid, orders } from './books.ts';
import type { Check } from './invariant.ts';
import { instant, text, truth } from './key-part.ts';

/** A right by an order holds while its money is there, and nobody asked for it back. */
const isHolding = sql`
  (o.state in ('paid', 'partially_refunded')
    and o.id not in (select order_id from refunds where kind = 'asked' and state <> 'failed'))`;

const buyer = text(sql`o.buyer_id`);
const right = text(sql`e.id`);

export const rightChecks: readonly Check[] = [
  {
    name: 'rights_follow_the_money',
    says: 'All of a paid order has its buyer’s right, nothing of an unpaid one has, and rights hold while the money is there',
    agreements: [
      {
        one: [
          {
            book: entitlements,
            key: [
              text(sql`e.order_id`),
              text(sql`e.listing_id`),
              text(sql`e.holder_id`),
              // One that was owned before never holds, and is taken for one that would.
              truth(sql`case when e.was_owned
                then exists (select from orders o where o.id = e.order_id and ${isHolding}) else e.state <> 'revoked' end`)
            ]
          }
        ],
        other: [
          {
            book: orders,
            key: [text(sql`o.id`), text(sql`o.listing_id`), buyer, truth(isHolding)],
            where: sql`${isPaid} and not listed.is_bundle`
          },
          {
            book: bundledItems,
            key: [text(sql`o.id`), text(sql`i.listing_id`), buyer, truth(isHolding)],
            where: isPaid
          }
        ]
      }
    ],
    excludes: [{ book: entitlements, what: sql`e.id`, isSo: () => sql`e.was_owned and e.state <> 'revoked'` }]
  },
  {
    name: 'openings_are_kept',
    says: 'What was opened has an opening with the hash of what was opened, and nothing else has',
    agreements: [
      {
        one: [
          {
            book: entitlements,
            key: [right, instant(sql`e.opened_at`)],
            where: sql`e.opened_at is not null`
          }
        ],
        other: [{ book: firstOpenings, key: [text(sql`p.entitlement_id`), instant(sql`p.opened_at`)] }]
      }
    ],
    excludes: [
      {
        book: entitlements,
        what: sql`e.id`,
        isSo: () => sql`
          (e.state = 'opened' and e.opened_at is null) or (e.state = 'sealed' and e.opened_at is not null)`
      }
    ],
    findFaults: () => sql`
      select p.entitlement_id as what from openings p join entitlements e on e.id = p.entitlement_id
      left join sealed.contents c on c.listing_id = e.listing_id and c.version = p.version
      where c.content_hash is distinct from p.content_hash`
  },
  {
    name: 'parts_are_as_sold',
    says: 'Each part of an order is of the version whose hash it names',
    findFaults: () => sql`
      select i.order_id || ' ' || i.listing_id as what from order_items i
      left join sealed.contents c on c.listing_id = i.listing_id and c.version = i.version
      where c.content_hash is distinct from i.content_hash`
  },
  {
    name: 'one_right_holds',
    says: 'Nobody holds two rights to the same listing',
    findFaults: () => sql`
      select holder_id || ' ' || listing_id as what from entitlements
      where state <> 'revoked' group by holder_id, listing_id having count(*) > 1`
  }
];
