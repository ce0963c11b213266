import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { notices } from '../../db/schema/notices.ts';

/** Notices that name a seller whose account is removed, or hold their words, go with it. */
export async function eraseSellerNotices(tx: Database, sellerId: string): Promise<void> {
  await tx.delete(notices).where(
    sql`${notices.subject} ->> 'kind' in ('new_listing', 'seller_message', 'wishlist_sale')
      and ${notices.subject} ->> 'slug' in (select slug from listings where seller_id = ${sellerId})`
  );
}
