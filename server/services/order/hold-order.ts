import { eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Database } from '../../db/client.ts';
import { runNamed } from '../../db/run-named.ts';
import { orders } from '../../db/schema/orders.ts';
import { type OrderRow, type RawOrder, readOrderRow } from './order-row.ts';

/** Any number that nothing else of ours locks. */
const buyerLocks = 7_236_502;

const holdingBuyer = {
  name: 'hold_buyer',
  text: `select pg_advisory_xact_lock(${buyerLocks}, hashtext($1))`
};

/** The row is read anew once it is locked, so it is as whoever held it before left it. */
const holdingOrder = {
  name: 'hold_order',
  text: `
    with held as materialized (select pg_advisory_xact_lock(${buyerLocks}, hashtext($2)))
    select o.* from held cross join orders o where o.id = $1 for update of o`
};

/**
 * Whatever changes what one person bought takes turns until `tx` ends: two of their orders may hold the same thing, and
 * always in this order nothing waits for the other way round.
 */
export async function holdBuyer(tx: Database, buyerId: string): Promise<void> {
  await runNamed(tx, holdingBuyer, [buyerId]);
}

/** The order, which nobody else changes until `tx` ends. Throws `not_found`. */
export async function holdOrder(tx: Database, id: string): Promise<OrderRow> {
  const [found] = await tx.select({ buyerId: orders.buyerId }).from(orders).where(eq(orders.id, id));
  if (found === undefined) throw new ContractFailure('not_found');
  return holdOrderOf(tx, found.buyerId, id);
}

/** As `holdOrder`, where its buyer is known. */
export async function holdOrderOf(tx: Database, buyerId: string, id: string): Promise<OrderRow> {
  const [order] = await runNamed<RawOrder>(tx, holdingOrder, [id, buyerId]);
  if (order === undefined) throw new ContractFailure('not_found');
  return readOrderRow(order);
}
