import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

/** Lets one change of a person's lists follow the other, so that what is counted here still holds when it is written. */
export async function lockWishlists(tx: Database, ownerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wishlists of ${ownerId}`}, 0))`);
}
