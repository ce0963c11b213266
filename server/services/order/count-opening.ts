import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

/** Counts a right's first opening on its day, `change` being 1, or takes it out of the count again, -1. */
export async function countOpening(
  tx: Database,
  listingId: string,
  openedAt: Date,
  change: number
): Promise<void> {
  if (change === 0) return;
  const day = openedAt.toISOString().slice(0, 10);
  await tx.execute(sql`
    insert into listing_days (listing_id, day, opens) values (${listingId}, ${day}, ${change})
    on conflict (listing_id, day) do update set opens = listing_days.opens + ${change}`);
}
