import { eq, sql } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Database } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';

export type OrderRow = typeof orders.$inferSelect;

/** Any number that nothing else of ours locks. */
const buyerLocks = 7_236_502;

/**
 * Whatever changes what one person bought takes turns until `tx` ends: two of their orders may hold the same thing, and
 * always in this order nothing waits for the other way round.
 */
export async function holdBuyer(tx: Database, buyerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${buyerLocks}, hashtext(${buyerId}))`);
}

/** The order, which nobody else changes until `tx` ends. Throws `not_found`. */
export async function holdOrder(tx: Database, id: string): Promise<OrderRow> {
  const [found] = await tx.select({ buyerId: orders.buyerId }).from(orders).where(eq(orders.id, id));
  if (found === undefined) throw new ContractFailure('not_found');
  await holdBuyer(tx, found.buyerId);
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (order === undefined) throw new ContractFailure('not_found');
  return order;
}
