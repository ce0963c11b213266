import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

/** Lets one push of a user follow the other, so that their transactions commit in the order of their numbers. */
export async function lockSync(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sync of ${userId}`}, 0))`);
}
