import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Context } from '../../context/context.ts';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { listingSearch } from '../../db/schema/catalog.ts';
import { listingDailyCounts, listings, reviews } from '../../db/schema/listings.ts';
import { refreshListings } from '../listing/publish/refresh-listings.ts';

/**
 * Removes the demo's listings, sellers, buyers and dependent rows permanently. Ordered listings stay,
 * taken down, with who sold it. How many listings went.
 */
export async function removeDemo({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return db.transaction(async (tx) => {
    const isDemo = eq(listings.isDemo, true);
    const all = await tx
      .select({ id: listings.id, sellerId: listings.sellerId })
      .from(listings)
      .where(isDemo);
    const ordered = await listOrdered(tx);
    const ids = all.map(({ id }) => id).filter((id) => !ordered.has(id));
    const people = tx.select({ id: users.id }).from(users).where(eq(users.isDemo, true));
    await tx.update(listings).set({ state: 'taken_down' }).where(isDemo);
    await refreshListings(
      tx,
      all.map(({ id }) => id),
      now()
    );
    await tx.delete(reviews).where(or(inArray(reviews.listingId, ids), inArray(reviews.authorId, people)));
    if (ids.length > 0) await removeListings(tx, ids);
    const sellers = all.filter(({ id }) => ordered.has(id)).map(({ sellerId }) => sellerId);
    await tx.delete(users).where(and(eq(users.isDemo, true), notInArray(users.id, sellers)));
    return ids.length;
  });
}

/** Listings that are part of an order, and the items of ordered bundles. */
async function listOrdered(tx: Database): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select listing_id as id from orders union select listing_id from order_items
    union select b.item_id from bundle_items b join orders o on o.listing_id = b.bundle_id`);
  return new Set(rows.map(({ id }) => id));
}

async function removeListings(tx: Database, ids: readonly string[]): Promise<void> {
  const wanted = [...ids];
  await tx.delete(listingSearch).where(inArray(listingSearch.listingId, wanted));
  // The application may not delete versions; this function of the database may, for demo listings alone.
  await tx.execute(sql`select remove_demo_versions(${sql.param(wanted)}::text[])`);
  await tx.delete(listingDailyCounts).where(inArray(listingDailyCounts.listingId, wanted));
  await tx.delete(listings).where(inArray(listings.id, wanted));
}
