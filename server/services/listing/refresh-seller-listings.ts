import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { listings } from '../../db/schema/listings.ts';
import { refreshListings } from './refresh-listings.ts';

/**
 * Shows or hides what somebody sells, as their account now stands: to be called in the transaction that suspends,
 * restores or removes it. `now` in Unix ms.
 */
export async function refreshSellerListings(db: Database, sellerId: string, now: number): Promise<void> {
  const rows = await db.select({ id: listings.id }).from(listings).where(eq(listings.sellerId, sellerId));
  await refreshListings(
    db,
    rows.map(({ id }) => id),
    now
  );
}
