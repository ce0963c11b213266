import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { paymentFacts, refundRequests, refunds } from '../../../db/schema/orders.ts';
import type { CurrentItem, OrderRow } from './read-current-state.ts';

/** Asks the provider for a requested refund until it answers; `send-refund.ts` runs it. */
export const refundJob = { name: 'send-refund', payload: z.object({ id: z.string() }) } as const;

/** Cents of the order that can still be refunded: the price less what was refunded and what is requested. */
export async function readRefundableCents(tx: Database, order: OrderRow): Promise<number> {
  const [requested] = await tx
    .select({ cents: sql<number>`coalesce(sum(${refunds.cents}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), eq(refunds.state, 'requested')));
  return order.grossCents - order.returnedCents - (requested?.cents ?? 0);
}

/** Requests a refund of a payment that arrived after its buyer had removed their account, or after a take-down. */
export async function refundLatePayment(
  { now, newId, jobs }: Pick<Context, 'now' | 'newId' | 'jobs'>,
  tx: Database,
  order: OrderRow
): Promise<void> {
  const cents = await readRefundableCents(tx, order);
  if (cents <= 0) return;
  const id = newId('rfd');
  const requestedAt = new Date(now());
  await tx
    .insert(refunds)
    .values({ id, orderId: order.id, kind: 'late', cents, reason: '', state: 'requested', requestedAt });
  await jobs.add(refundJob, { id }, { within: tx });
}

type RefundContext = Pick<Context, 'now' | 'newId' | 'jobs'>;
type SharedItem = Pick<CurrentItem, 'listingId' | 'shareCents'>;

/** Requests a refund of what one item of the order cost, because its buyer owned it already. */
export async function refundOwnedItem(
  context: RefundContext,
  tx: Database,
  order: OrderRow,
  item: SharedItem
): Promise<void> {
  await refundItem(context, tx, order, { ...item, kind: 'duplicate' });
}

/**
 * Requests a refund of what one item of the order cost. Resolves to its id, or null where nothing is to be sent. An item
 * that cost nothing and is taken down is refunded at once, since its entitlement follows from the refund.
 */
export async function refundItem(
  { now, newId, jobs }: RefundContext,
  tx: Database,
  order: OrderRow,
  { listingId, shareCents, kind }: SharedItem & { readonly kind: 'duplicate' | 'taken_down' }
): Promise<string | null> {
  const cents = Math.min(shareCents, await readRefundableCents(tx, order));
  const isFree = shareCents === 0 && kind === 'taken_down';
  if (cents <= 0 && !isFree) return null;
  const id = newId('rfd');
  const at = new Date(now());
  await tx.insert(refunds).values({
    id,
    orderId: order.id,
    kind,
    listingId,
    cents: isFree ? 0 : cents,
    reason: '',
    state: isFree ? 'succeeded' : 'requested',
    requestedAt: at,
    settledAt: isFree ? at : null
  });
  if (isFree) return null;
  await jobs.add(refundJob, { id }, { within: tx });
  return id;
}

/** A bank or the provider has returned the money, or may yet: there is nothing left to decide. */
export async function closeRefundRequest(tx: Database, orderId: string, now: Date): Promise<void> {
  await tx
    .update(refundRequests)
    .set({ state: 'closed', decidedAt: now })
    .where(and(eq(refundRequests.orderId, orderId), eq(refundRequests.state, 'open')));
}

/** Records the outcome of requested refunds. One that failed stays failed, in whichever order the facts came. */
export async function updateRefunds(
  tx: Database,
  orderId: string,
  added: readonly PaymentFact[],
  now: Date
): Promise<void> {
  const ids = added.flatMap((fact) =>
    fact.kind === 'refunded' || fact.kind === 'refund_failed' ? [fact.id] : []
  );
  for (const id of new Set(ids)) {
    const failed = await tx.$count(
      paymentFacts,
      and(eq(paymentFacts.orderId, orderId), eq(paymentFacts.key, `refund_failed:${id}`))
    );
    await tx
      .update(refunds)
      .set({ state: failed > 0 ? 'failed' : 'succeeded', settledAt: now })
      .where(and(eq(refunds.orderId, orderId), eq(refunds.id, id)));
  }
}
