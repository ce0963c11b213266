import { and, asc, eq, ne } from 'drizzle-orm';
import type { EntitlementState } from '#shared/domain/order/order-state.ts';
import type { Database } from '../../db/client.ts';
import { entitlements, orderItems, refunds } from '../../db/schema/orders.ts';
import { countOpening } from './count-opening.ts';
import type { OrderRow } from './hold-order.ts';
import { returnShare } from './return-share.ts';
import type { Settling } from './settling.ts';

type Right = typeof entitlements.$inferSelect;

/**
 * Gives, takes back or gives again the rights of a paid order. They hold while its money is there and nobody asked for
 * all of it back. What its buyer holds by another order already is not held twice: its share goes back to them.
 */
export async function settleRights(context: Settling, tx: Database, order: OrderRow): Promise<void> {
  if (order.paidAt === null) return;
  const items = await tx
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.listingId));
  const rights = await tx.select().from(entitlements).where(eq(entitlements.orderId, order.id));
  const isPaid = order.state === 'paid' || order.state === 'partially_refunded';
  const holds = isPaid && !(await isAskedBack(tx, order.id));
  for (const item of items) {
    const right = rights.find(({ listingId }) => listingId === item.listingId);
    const isWanted = holds && right?.wasOwned !== true;
    const isNew = isWanted && (right === undefined || right.state === 'revoked');
    const wasOwned = right?.wasOwned === true || (isNew && (await isHeldBesides(tx, order, item.listingId)));
    const state: EntitlementState =
      !isWanted || wasOwned ? 'revoked' : right?.openedAt == null ? 'sealed' : 'opened';
    await saveRight(context, tx, order, item.listingId, right, { state, wasOwned });
    if (wasOwned && right?.wasOwned !== true) await returnShare(context, tx, order, item);
  }
}

async function isAskedBack(tx: Database, orderId: string): Promise<boolean> {
  const asked = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.kind, 'asked'), ne(refunds.state, 'failed')));
  return asked.length > 0;
}

async function isHeldBesides(tx: Database, order: OrderRow, listingId: string): Promise<boolean> {
  const held = await tx
    .select({ id: entitlements.id })
    .from(entitlements)
    .where(
      and(
        eq(entitlements.holderId, order.buyerId),
        eq(entitlements.listingId, listingId),
        ne(entitlements.state, 'revoked'),
        ne(entitlements.orderId, order.id)
      )
    );
  return held.length > 0;
}

async function saveRight(
  { now, newId }: Settling,
  tx: Database,
  order: OrderRow,
  listingId: string,
  before: Right | undefined,
  after: Pick<Right, 'state' | 'wasOwned'>
): Promise<void> {
  const updatedAt = new Date(now());
  if (before === undefined) {
    const id = newId('ent');
    const made = { id, holderId: order.buyerId, orderId: order.id, listingId, createdAt: updatedAt };
    await tx.insert(entitlements).values({ ...made, ...after, updatedAt });
    return;
  }
  if (before.state === after.state && before.wasOwned === after.wasOwned) return;
  await tx
    .update(entitlements)
    .set({ ...after, updatedAt })
    .where(eq(entitlements.id, before.id));
  if (before.openedAt === null) return;
  const change = Number(after.state === 'opened') - Number(before.state === 'opened');
  await countOpening(tx, listingId, before.openedAt, change);
}
