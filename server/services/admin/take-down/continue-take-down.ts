import { and, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Context } from '../../../context/context.ts';
import { defineJob } from '../../../context/job.ts';
import type { Database } from '../../../db/client.ts';
import { takeDownOrders, takeDowns } from '../../../db/schema/audit.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { sendRefundNow } from '../../order/refund/send-refund.ts';
import { lockOrder, type OrderRow } from '../../order/settle/read-current-state.ts';
import type { SettleContext } from '../../order/settle/settle-order.ts';
import { addNotice } from '../../notice/add-notice.ts';
import { isAwaitingBank, listOrdersLeft } from './select-orders-left.ts';
import { orderItems } from '../../../db/schema/orders.ts';
import { requestRefund } from '../../order/refund/request-refund.ts';
import { readRefundableCents, refundItem } from '../../order/settle/refunds-of-order.ts';
import { settleEntitlements } from '../../order/settle/settle-entitlements.ts';

export type TakeDownContext = SettleContext & Pick<Context, 'db' | 'payments'>;
type TakeDown = typeof takeDowns.$inferSelect;

/**
 * Deals with the orders of a listing that was taken down, one after the other. Each is locked, refunded where the
 * take-down says so, told to its buyer and marked as done in one transaction, so a run that is killed anywhere leaves
 * every order either untouched or done, and the next run continues. It is finished once no order is left; an order that
 * its bank disputes is left until the dispute is over.
 */
export async function continueTakeDown(
  context: TakeDownContext,
  { id, isRetry }: { readonly id: string; readonly isRetry: boolean }
): Promise<void> {
  const { db, now, log } = context;
  const takeDown = await readRunning(db, id);
  if (takeDown === undefined) return;
  try {
    for (const orderId of await listOrdersLeft(db, takeDown, { hasFailedRefunds: isRetry })) {
      const refundId = await db.transaction((tx) => dealWithOrder(context, tx, takeDown, orderId));
      await sendRefundNow(context, refundId);
    }
    if (takeDown.hasRefunds && (await isAwaitingBank(db, takeDown.listingId))) return;
    await finish(context, takeDown);
  } catch (error) {
    log.error({ error, takeDown: id }, 'a take-down was interrupted');
    await db
      .update(takeDowns)
      .set({ failedAt: new Date(now()) })
      .where(eq(takeDowns.id, id));
    throw error;
  }
}

async function readRunning(db: Database, id: string): Promise<TakeDown | undefined> {
  const isRunning = and(eq(takeDowns.id, id), isNull(takeDowns.finishedAt), isNull(takeDowns.revertedAt));
  const [takeDown] = await db.select().from(takeDowns).where(isRunning);
  return takeDown;
}

/** Resolves to the refund that is to be sent, if there is one. Repeating it changes nothing. */
async function dealWithOrder(
  context: TakeDownContext,
  tx: Database,
  takeDown: TakeDown,
  orderId: string
): Promise<string | null> {
  const order = await lockOrder(tx, orderId);
  // The lock on the take-down keeps an appeal from being accepted in between.
  const [current] = await tx.select().from(takeDowns).where(eq(takeDowns.id, takeDown.id)).for('share');
  if (current === undefined || current.revertedAt !== null) return null;
  const refundId = takeDown.hasRefunds ? await refundTakenDown(context, tx, order, takeDown.listingId) : null;
  await markDone(context, tx, { takeDownId: takeDown.id, orderId, refundId });
  await notifyBuyer(context, tx, takeDown, order);
  return refundId;
}

/** A second row of an order replaces its refund, which failed. */
async function markDone(
  { now }: TakeDownContext,
  tx: Database,
  row: Omit<typeof takeDownOrders.$inferInsert, 'createdAt'>
): Promise<void> {
  await tx
    .insert(takeDownOrders)
    .values({ ...row, createdAt: new Date(now()) })
    .onConflictDoUpdate({
      target: [takeDownOrders.takeDownId, takeDownOrders.orderId],
      set: { refundId: sql`coalesce(excluded.refund_id, ${takeDownOrders.refundId})` }
    });
}

async function notifyBuyer(
  context: TakeDownContext,
  tx: Database,
  { id, listingId, hasRefunds }: TakeDown,
  { id: orderId, buyerId }: OrderRow
): Promise<void> {
  const { rows } = await tx.execute<{ slug: string; title: string }>(sql`
    select l.slug, v.title from order_items i
    join listings l on l.id = ${listingId}
    join listing_versions v on v.listing_id = l.id and v.version = l.version
    where i.order_id = ${orderId} limit 1`);
  const [about] = rows;
  if (about === undefined) throw new Error('The order has no items');
  await addNotice(context, tx, {
    to: [buyerId],
    key: `take-down:${id}:${orderId}`,
    subject: { kind: 'purchase_taken_down', ...about, orderId, isRefunded: hasRefunds }
  });
}

async function finish(context: TakeDownContext, { id, listingId, reason }: TakeDown): Promise<void> {
  await context.db.transaction(async (tx) => {
    const finished = await tx
      .update(takeDowns)
      .set({ finishedAt: new Date(context.now()), failedAt: null })
      .where(and(eq(takeDowns.id, id), isNull(takeDowns.finishedAt), isNull(takeDowns.revertedAt)))
      .returning({ id: takeDowns.id });
    if (finished.length === 0) return;
    const orders = await tx.$count(takeDownOrders, eq(takeDownOrders.takeDownId, id));
    await addAuditEntry(context, tx, {
      actorId: null,
      action: 'listing.take_down_finished',
      subjectId: listingId,
      reason,
      details: { takeDown: id, orders }
    });
  });
}

export const continueTakeDownJob = defineJob({
  name: 'continue-take-down',
  payload: z.object({ id: z.string(), isRetry: z.boolean() }),
  run: continueTakeDown
});

/** Continues what was interrupted, and what waited for a bank. */
export const continueTakeDownsJob = defineJob({
  name: 'continue-take-downs',
  payload: z.object({}),
  schedule: '*/5 * * * *',
  run: async (context) => {
    const running = await context.db
      .select({ id: takeDowns.id })
      .from(takeDowns)
      .where(and(isNull(takeDowns.finishedAt), isNull(takeDowns.revertedAt)));
    // The log has the reason, and the next run tries again.
    for (const { id } of running)
      await continueTakeDown(context, { id, isRetry: false }).catch(() => undefined);
  }
});

/**
 * Refunds an order of a listing that was taken down, within `tx` that has locked it: all of it where it was an order of
 * that listing, and else the share that the listing has in a bundle, of which the buyer keeps the rest. Resolves to the
 * refund that is to be sent at once; null where nothing is left to refund, or the job sends it.
 */
async function refundTakenDown(
  context: SettleContext,
  tx: Database,
  order: OrderRow,
  listingId: string
): Promise<string | null> {
  if (order.listingId === listingId) {
    const isLeft = order.grossCents === 0 || (await readRefundableCents(tx, order)) > 0;
    return isLeft && order.state !== 'refunded' ? requestRefund(context, tx, order, '') : null;
  }
  const [item] = await tx
    .select({ listingId: orderItems.listingId, shareCents: orderItems.shareCents })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, order.id), eq(orderItems.listingId, listingId)));
  if (item === undefined) throw new Error('The order does not contain the listing');
  const refundId = await refundItem(context, tx, order, { ...item, kind: 'taken_down' });
  await settleEntitlements(context, tx, order);
  return refundId;
}
