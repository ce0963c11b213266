import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { openEndedEpochSql } from '../../../db/schema/catalog.ts';

/** Columns that a wishlist item shows, except those of its rating, which `touchItemsWithNewRatings` follows. */
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
 * Moves the feed entries of wishlist items for listings that were rewritten in this epoch, and for bundles that contain them, so
 * that devices read them again. Runs in the transaction that wrote the rows.
 */
export async function touchWishlistItems(db: Database, ids: readonly string[], epoch: number): Promise<void> {
  const { rows } = await db.execute<{ readonly id: string }>(sql`
    with changed as (
      select wanted.id
      from unnest(${sql.param([...ids])}::text[]) wanted (id)
      left join listing_search before on before.listing_id = wanted.id and before.until_epoch = ${epoch}
      left join listing_search after on after.listing_id = wanted.id and after.until_epoch = ${openEndedEpochSql}
      where before.listing_id is null or after.listing_id is null or (${shown('before')}) is distinct from (${shown('after')})
    )
    select id from changed
    union
    select b.bundle_id from bundle_items b join changed on changed.id = b.item_id`);
  await touchItemsOf(
    db,
    rows.map(({ id }) => id)
  );
}

/**
 * The same for listings whose rating changed since the oldest epoch. The catalog's job does it, not the review: a review that
 * locked other users' feed entries could deadlock with their wishlist pushes.
 */
export async function touchItemsWithNewRatings(db: Database): Promise<void> {
  const { rows } = await db.execute<{ readonly id: string }>(sql`
    select distinct ended.listing_id as id
    from catalog_epoch c
    join listing_search ended on ended.until_epoch > c.oldest_epoch and ended.until_epoch < ${openEndedEpochSql}
    join listing_search current on current.listing_id = ended.listing_id and current.until_epoch = ${openEndedEpochSql}
    where (ended.review_count, ended.star_sum) <> (current.review_count, current.star_sum)`);
  await touchItemsOf(
    db,
    rows.map(({ id }) => id)
  );
}

/**
 * The revision stays: a removal need not have known the price. Entries are locked in order, so that two of these cannot
 * deadlock.
 */
async function touchItemsOf(db: Database, listingIds: readonly string[]): Promise<void> {
  if (listingIds.length === 0) return;
  await db.execute(sql`
    with wished as (
      select f.user_id, f.scope, f.entity, f.row_id
      from wishlist_items w
      join sync_feed f on f.user_id = w.owner_id and f.scope = 'buyer' and f.entity = 'wishlistItems'
        and f.row_id = w.listing_id
      where w.listing_id = any(${sql.param([...listingIds])}::text[])
      order by f.user_id, f.row_id
      for update of f
    )
    update sync_feed f set changed_in = pg_current_xact_id()
    from wished w
    where f.user_id = w.user_id and f.scope = w.scope and f.entity = w.entity and f.row_id = w.row_id`);
}
