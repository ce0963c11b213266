import { eq, sql } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Database } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';

export type OrderRow = typeof orders.$inferSelect;

/** The class of our advisory locks: any number that nothing else locks. */
const buyerLocks = 7_236_502;

/**
 * Serializes whatever changes one buyer's purchases until `tx` ends: two of their orders may contain the same listing.
 * Every transaction locks the buyer before the order, so none can deadlock with another.
 */
export async function lockBuyer(tx: Database, buyerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${buyerLocks}, hashtext(${buyerId}))`);
}

/** Locks the order's buyer and then the order until `tx` ends. Throws `not_found`. */
export async function lockOrder(tx: Database, id: string): Promise<OrderRow> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(${buyerLocks}, hashtext(buyer_id)) from orders where id = ${id}`
  );
  // A statement of its own: it sees what the transaction that held the lock before has committed.
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (order === undefined) throw new ContractFailure('not_found');
  return order;
}
