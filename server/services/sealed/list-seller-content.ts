import { eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { listings } from '../../db/schema/listings.ts';
import { sealedContents } from '../../db/schema/sealed.ts';

/** What somebody sells, for themselves to take along: they wrote it. */
export async function listOwnSealed(db: Database, sellerId: string): Promise<Record<string, unknown>[]> {
  return db
    .select(getTableColumns(sealedContents))
    .from(sealedContents)
    .innerJoin(listings, eq(listings.id, sealedContents.listingId))
    .where(eq(listings.sellerId, sellerId));
}
