import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { sealedContents } from '../../db/schema/sealed.ts';

/** Of demo listings only: the database refuses it for any other. */
export async function removeSealed(db: Database, listingIds: readonly string[]): Promise<void> {
  await db.delete(sealedContents).where(inArray(sealedContents.listingId, [...listingIds]));
}
