import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

/**
 * The buyers who get a message about a listing: they hold an entitlement to it, or for a bundle to a prompt they bought
 * with it; they have not muted the seller, nor turned off these notices in the app and by mail.
 */
export async function listRecipients(db: Database, listingId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with holders as (
      select e.holder_id from entitlements e where e.listing_id = ${listingId} and e.state <> 'revoked'
      union
      select e.holder_id from bundle_items b
      join entitlements e on e.listing_id = b.item_id and e.state <> 'revoked'
      join orders o on o.id = e.order_id and o.listing_id = ${listingId}
      where b.bundle_id = ${listingId}
    )
    select u.id from holders h
    join users u on u.id = h.holder_id and u.suspended_at is null and u.deleted_at is null and not u.is_demo
    left join notice_settings s on s.user_id = u.id and s.kind = 'seller_message'
    where coalesce(s.in_app or s.by_mail, true) and not exists (
      select from muted_sellers m join listings l on l.seller_id = m.seller_id
      where m.user_id = u.id and l.id = ${listingId})
    order by u.id`);
  return rows.map(({ id }) => id);
}
