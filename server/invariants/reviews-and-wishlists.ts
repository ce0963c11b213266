import { sql } from 'drizzle-orm';
import { openEndedEpochSql } from '../db/schema/catalog.ts';
import type { Invariant } from './invariant.ts';

export const peopleInvariants: readonly Invariant[] = [
  {
    name: 'no_self_dealing',
    statement:
      'A seller never buys, reviews, wishlists or adds a result to their own listing, and an order names the seller of its listing.',
    findViolations: () => sql`
      select o.id, 'is an order of one’s own listing, or names another seller' as problem
      from orders o join listings l on l.id = o.listing_id
      where o.buyer_id = o.seller_id or o.seller_id <> l.seller_id
      union all
      select r.id, 'is a review of one’s own listing' from reviews r join listings l on l.id = r.listing_id
      where r.author_id = l.seller_id
      union all
      select b.id, 'is a result of one’s own listing' from buyer_results b join listings l on l.id = b.listing_id
      where b.author_id = l.seller_id
      union all
      select w.owner_id, 'has their own listing in a wishlist: ' || w.listing_id
      from wishlist_items w join listings l on l.id = w.listing_id where w.owner_id = l.seller_id`
  },
  {
    name: 'reviews_are_earned',
    statement: 'Only a buyer with an opened, unrefunded entitlement reviews a listing, once.',
    findViolations: () => sql`
      select r.id, 'is by somebody who did not open ' || r.listing_id || ', or was refunded' as problem
      from reviews r join users u on u.id = r.author_id
      where not u.is_demo and not exists (
        select 1 from entitlements e join orders o on o.id = e.order_id
        where e.holder_id = r.author_id and (e.listing_id = r.listing_id or o.listing_id = r.listing_id)
          and e.opened_at is not null and o.state <> 'refunded')
      union all
      select author_id, 'has ' || count(*) || ' reviews of ' || listing_id
      from reviews group by listing_id, author_id having count(*) > 1`
  },
  {
    name: 'results_are_earned',
    statement: 'Only a buyer with an opened, unrefunded entitlement has a result of a prompt, once.',
    findViolations: () => sql`
      select b.id, 'is by somebody who did not open ' || b.listing_id || ', or was refunded' as problem
      from buyer_results b where not exists (
        select 1 from entitlements e join orders o on o.id = e.order_id
        where e.holder_id = b.author_id and e.listing_id = b.listing_id
          and e.opened_at is not null and o.state <> 'refunded')
      union all
      select author_id, 'has ' || count(*) || ' results of ' || listing_id
      from buyer_results group by listing_id, author_id having count(*) > 1`
  },
  {
    name: 'published_listings_are_shown',
    statement: 'A listing is visible to the public only while it is published and its seller is active.',
    findViolations: () => sql`
      select l.id, concat_ws(', ', 'is ' || l.state, 'its seller is ' || p.state,
        case when s.listing_id is null then 'not shown' else 'shown in version ' || s.version end) as problem
      from listings l
      join users u on u.id = l.seller_id
      left join sellers p on p.user_id = l.seller_id
      left join listing_search s on s.listing_id = l.id and s.until_epoch = ${openEndedEpochSql}
      where (s.listing_id is not null) <>
          (l.state = 'published' and coalesce(p.state = 'active', false) and u.suspended_at is null and u.deleted_at is null)
        or s.version <> l.version
        or l.state = 'published' and l.version is null`
  },
  {
    name: 'administration_is_audited',
    statement: 'Every role change and suspension has an audit entry, and every audit entry a reason.',
    findViolations: () => sql`
      select id, 'has no reason' as problem from audit_entries where btrim(reason) = ''
      union all
      select r.user_id, 'has the role ' || r.role || ' without an audit entry' from user_roles r where not exists (
        select 1 from audit_entries a where a.subject_id = r.user_id and a.action = 'role.grant'
          and a.details ->> 'role' = r.role)
      union all
      select u.id, 'is suspended without an audit entry' from users u where u.suspended_at is not null and not exists (
        select 1 from audit_entries a where a.subject_id = u.id and a.action = 'account.suspend')`
  }
];
