import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type orderItems, refunds } from '../../db/schema/orders.ts';
import type { OrderRow } from './order-row.ts';
import { refundJob } from './refund-job.ts';
import type { Settling } from './settling.ts';

/** What can still go back of the order's money, in cents: less what went, and what is on its way. */
export async function readReturnable(tx: Database, order: OrderRow): Promise<number> {
  const [asked] = await tx
    .select({ cents: sql<number>`coalesce(sum(${refunds.cents}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), eq(refunds.state, 'requested')));
  return order.grossCents - order.returnedCents - (asked?.cents ?? 0);
}

/** Sends back what one part of the order cost, for its buyer had it already. */
export async function returnShare(
  { now, newId, jobs }: Settling,
  tx: Database,
  order: OrderRow,
  { listingId, shareCents }: Pick<typeof orderItems.$inferSelect, 'listingId' | 'shareCents'>
): Promise<void> {
  const cents = Math.min(shareCents, await readReturnable(tx, order));
  if (cents <= 0) return;
  const id = newId('rfd');
  await tx.insert(refunds).values({
    id,
    orderId: order.id,
    kind: 'owned',
    listingId,
    cents,
    reason: '',
    state: 'requested',
    requestedAt: new Date(now())
  });
  await jobs.add(refundJob, { id }, { within: tx });
}
