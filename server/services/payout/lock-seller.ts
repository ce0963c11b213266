import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

/** The first key of these advisory locks: any number that no other advisory lock uses. */
const sellerLocks = 7_236_503;

/**
 * Serializes transactions that change one seller's payouts until `tx` ends. Every transaction locks the seller before a
 * payout or an earning, which prevents deadlocks.
 */
export async function lockSeller(tx: Database, sellerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${sellerLocks}, hashtext(${sellerId}))`);
}
