import { sql } from 'drizzle-orm';
import { furtherNotice } from '../db/schema/catalogue.ts';
import type { Check } from './invariant.ts';

export const peopleChecks: readonly Check[] = [
  {
    name: 'nobody_trades_with_themselves',
    says: 'Nobody buys, reviews or wishes for what they sell, and an order names the seller of its listing',
    findFaults: () => sql`
      select o.id as what from orders o join listings l on l.id = o.listing_id
      where o.buyer_id = o.seller_id or o.seller_id <> l.seller_id
      union all
      select r.id from reviews r join listings l on l.id = r.listing_id where r.author_id = l.seller_id
      union all
      select w.owner_id || ' ' || w.listing_id from wishes w join listings l on l.id = w.listing_id
      where w.owner_id = l.seller_id`
  },
  {
    name: 'reviews_are_earned',
    says: 'Only who opened something, and did not give it back, reviews it; once',
    findFaults: () => sql`
      select r.id as what from reviews r join users u on u.id = r.author_id
      where not u.is_demo and not exists (
        select 1 from entitlements e join orders o on o.id = e.order_id
        where e.holder_id = r.author_id and (e.listing_id = r.listing_id or o.listing_id = r.listing_id)
          and e.opened_at is not null and o.state <> 'refunded')
      union all
      select listing_id || ' ' || author_id from reviews group by listing_id, author_id having count(*) > 1`
  },
  {
    name: 'published_is_shown',
    says: 'A listing is shown to the public while it is published and its seller is active, and only then',
    findFaults: () => sql`
      select l.id as what from listings l
      join users u on u.id = l.seller_id
      left join sellers p on p.user_id = l.seller_id
      left join listing_search s on s.listing_id = l.id and s.until_epoch = ${furtherNotice}
      where (s.listing_id is not null) <>
          (l.state = 'published' and coalesce(p.state = 'active', false) and u.suspended_at is null and u.deleted_at is null)
        or s.version <> l.version
        or l.state = 'published' and l.version is null`
  },
  {
    name: 'acts_have_reasons',
    says: 'Every entry of the audit trail has a reason, and every role and suspension an entry',
    findFaults: () => sql`
      select id as what from audit_entries where btrim(reason) = ''
      union all
      select r.user_id from user_roles r where not exists (
        select 1 from audit_entries a where a.subject_id = r.user_id and a.action = 'role.grant'
          and a.details ->> 'role' = r.role)
      union all
      select u.id from users u where u.suspended_at is not null and not exists (
        select 1 from audit_entries a where a.subject_id = u.id and a.action = 'account.suspend')`
  }
];
