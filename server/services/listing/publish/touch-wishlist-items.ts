import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { openEndedEpochSql } from '../../../db/schema/catalog.ts';

/** Columns that a wishlist item shows. Ratings and sales counts are left out, since they change every quarter of an hour. */
const shown = (row: string) =>
  sql.raw(
    [
      'slug',
      'title',
      'category',
      'price_cents',
      'is_pay_what_you_want',
      'sales',
      'card_facts',
      'prompt_count',
      'cover'
    ]
      .map((column) => `${row}.${column}`)
      .join()
  );

/**
 * Has the wishes for listings whose rows were written anew in this epoch read again by the devices of those who wish for them. The
 * revision stays: a removal need not have known the price. Entries are locked in their order, so that two of these cannot wait
 * for each other.
 */
export async function touchWishlistItems(db: Database, ids: readonly string[], epoch: number): Promise<void> {
  await db.execute(sql`
    with wished as (
      select f.user_id, f.scope, f.entity, f.row_id
      from wishlist_items w
      join sync_feed f on f.user_id = w.owner_id and f.scope = 'buyer' and f.entity = 'wishlistItems'
        and f.row_id = w.listing_id
      left join listing_search before on before.listing_id = w.listing_id and before.until_epoch = ${epoch}
      left join listing_search after on after.listing_id = w.listing_id and after.until_epoch = ${openEndedEpochSql}
      where w.listing_id = any(${sql.param([...ids])}::text[])
        and (before.listing_id is null or after.listing_id is null or (${shown('before')}) is distinct from (${shown('after')}))
      order by f.user_id, f.row_id
      for update of f
    )
    update sync_feed f set changed_in = pg_current_xact_id()
    from wished w
    where f.user_id = w.user_id and f.scope = w.scope and f.entity = w.entity and f.row_id = w.row_id`);
}
