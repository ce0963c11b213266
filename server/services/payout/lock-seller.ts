import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

/** The class of our advisory locks: any number that nothing else locks. */
const sellerLocks = 7_236_503;

/**
 * Serializes whatever changes one seller's payouts until `tx` ends. Every transaction locks the seller before a payout or
 * an earning, so none can deadlock with another.
 */
export async function lockSeller(tx: Database, sellerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${sellerLocks}, hashtext(${sellerId}))`);
}
