import { eq, sql } from 'drizzle-orm';
import { keyOfFact, type PaymentFact } from '#shared/domain/order/payment-fact.ts';
import { type Settlement, settle } from '#shared/domain/order/settlement.ts';
import type { Database } from '../../db/client.ts';
import { orders, paymentFacts } from '../../db/schema/orders.ts';
import { removeReviewsOfOrder } from '../review/remove-reviews-of-order.ts';
import { countSale } from './count-sale.ts';
import type { OrderRow } from './hold-order.ts';
import { postLedger } from './post-ledger.ts';
import { settleEarning } from './settle-earning.ts';
import { settleRefunds } from './settle-refunds.ts';
import { settleRights } from './settle-rights.ts';
import type { Settling } from './settling.ts';
import { tellBuyer } from './tell-buyer.ts';

/**
 * Adds what was said of the order's money to what is known of it, and brings everything that follows from it to where
 * it now has to stand, within `tx` that holds the order. What is known already changes nothing.
 */
export async function settleOrder(
  context: Settling,
  tx: Database,
  order: OrderRow,
  said: readonly PaymentFact[]
): Promise<void> {
  const fresh = await addFacts(context, tx, order, said);
  if (fresh.length === 0) return;
  const rows = await tx
    .select({ fact: paymentFacts.fact })
    .from(paymentFacts)
    .where(eq(paymentFacts.orderId, order.id));
  const settlement = settle(
    order,
    rows.map(({ fact }) => fact)
  );
  const settled = await saveOrder(context, tx, order, settlement);
  await settleRefunds(context, tx, order.id, fresh);
  await postLedger(context, tx, order, settlement.balances, fresh.map(keyOfFact));
  await settleEarning(context, tx, settled, settlement);
  await settleRights(context, tx, settled);
  if (settled.paidAt !== null && !settlement.isEntitled && !settlement.isInDispute)
    await removeReviewsOfOrder(tx, settled, context.now());
  await countSale(tx, order, settled);
  await tellBuyer(context, tx, settled, fresh);
}

/** Those that were not known before. */
async function addFacts(
  { now }: Settling,
  tx: Database,
  order: OrderRow,
  said: readonly PaymentFact[]
): Promise<readonly PaymentFact[]> {
  if (said.length === 0) return [];
  const wrong = said.find((fact) => fact.kind === 'paid' && fact.cents !== order.grossCents);
  if (wrong !== undefined) throw new Error('What was paid is not what the order costs');
  const recordedAt = new Date(now());
  const added = await tx
    .insert(paymentFacts)
    .values(said.map((fact) => ({ orderId: order.id, key: keyOfFact(fact), fact, recordedAt })))
    .onConflictDoNothing()
    .returning({ fact: paymentFacts.fact });
  return added.map(({ fact }) => fact);
}

async function saveOrder(
  { now }: Settling,
  tx: Database,
  order: OrderRow,
  { state, paidAt, returnedCents }: Settlement
): Promise<OrderRow> {
  const isNewlyPaid = order.paidAt === null && paidAt !== null;
  const [saved] = await tx
    .update(orders)
    .set({
      state,
      returnedCents,
      updatedAt: new Date(now()),
      ...(isNewlyPaid ? { paidAt: new Date(paidAt), receiptNumber: sql`nextval('receipt_numbers')` } : {})
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (saved === undefined) throw new Error('The order that is settled is not there');
  return saved;
}
