import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { refunds } from '../../../db/schema/orders.ts';
import type { OrderRow } from './read-current-state.ts';
import { readRefundableCents } from './refunds-of-order.ts';

const hourMs = 3_600_000;

/** After each failed attempt. A bank needs days to reopen an account or to name another. */
const delaysMs = [1, 6, 24, 72].map((hours) => hours * hourMs);

/**
 * Nobody can request the refund of a removed account's order again, so one that failed is requested again here, with a
 * growing delay; `reconcile` sends it when it is due. After the last attempt the log names it, and `refund-requests`
 * lists it. Resolves to true if a retry was requested.
 */
export async function retryFailedRefunds(
  { now, newId, log }: Pick<Context, 'now' | 'newId' | 'log'>,
  tx: Database,
  order: OrderRow,
  added: readonly PaymentFact[]
): Promise<boolean> {
  const ids = added.flatMap((fact) => (fact.kind === 'refund_failed' ? [fact.id] : []));
  if (ids.length === 0) return false;
  const ofOrder = eq(refunds.orderId, order.id);
  const failed = await tx
    .select()
    .from(refunds)
    .where(and(ofOrder, inArray(refunds.id, ids)));
  let isRetried = false;
  for (const refund of failed) {
    const cents = Math.min(refund.cents, await readRefundableCents(tx, order));
    if (cents <= 0) continue;
    const { kind, listingId } = refund;
    const isSame = and(
      ofOrder,
      eq(refunds.kind, kind),
      listingId === null ? isNull(refunds.listingId) : eq(refunds.listingId, listingId)
    );
    const attempts = await tx.$count(refunds, and(isSame, eq(refunds.state, 'failed')));
    const delayMs = delaysMs[attempts - 1];
    if (delayMs === undefined) {
      log.error({ orderId: order.id, refundId: refund.id }, 'a refund of a removed account failed for good');
      continue;
    }
    const requestedAt = new Date(now());
    const retryAt = new Date(now() + delayMs);
    const retry = { ...refund, id: newId('rfd'), cents, requestedAt, retryAt, settledAt: null };
    await tx.insert(refunds).values({ ...retry, state: 'requested' });
    isRetried = true;
  }
  return isRetried;
}
