import { ContractFailure } from '#shared/contract/errors.ts';
import { refunds } from '../../../db/schema/orders.ts';
import type { Database } from '../../../db/client.ts';
import type { OrderRow } from '../settle/read-current-state.ts';
import { readRefundableCents, refundJob } from '../settle/refunds-of-order.ts';
import { settleEntitlements } from '../settle/settle-entitlements.ts';
import { type SettleContext, settleOrder } from '../settle/settle-order.ts';

/** The job waits, because the provider is asked at once too. */
const jobDelayMs = 30_000;

/**
 * Requests a refund of all that is left of the order, which revokes its entitlements, within `tx` that has locked it.
 * Resolves to the refund's id where the provider is to be asked; what was free is refunded at once.
 */
export async function requestRefund(
  context: SettleContext,
  tx: Database,
  order: OrderRow,
  reason: string
): Promise<string | null> {
  const { now, newId, jobs } = context;
  const cents = await readRefundableCents(tx, order);
  // All of it is being refunded already, because the buyer owned it before.
  if (cents === 0 && order.grossCents > 0) throw new ContractFailure('refund_not_allowed');
  const id = newId('rfd');
  await tx.insert(refunds).values({
    id,
    orderId: order.id,
    kind: 'requested',
    cents,
    reason,
    state: 'requested',
    requestedAt: new Date(now())
  });
  if (cents === 0) {
    await settleOrder(context, tx, order, [{ kind: 'refunded', at: now(), id, cents }]);
    return null;
  }
  await settleEntitlements(context, tx, order);
  await jobs.add(refundJob, { id }, { within: tx, delay: jobDelayMs });
  return id;
}
