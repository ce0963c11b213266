import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { earnings } from '../../../db/schema/ledger.ts';
import { refundRequests } from '../../../db/schema/orders.ts';
import type { OrderRow } from '../settle/read-current-state.ts';
import type { SettleContext } from '../settle/settle-order.ts';
import { addRequestNotices } from './refund-notices.ts';
import { readPlatformSettings } from '../../read-platform-settings.ts';
import { isRefundAutomatic } from './refund-allowance.ts';
import { requestRefund } from './request-refund.ts';

const dayMs = 86_400_000;

/**
 * Opens the request to refund what was opened, or approves it at once within the buyer's allowance. The seller's
 * earning is held until it is decided, and the buyer may use what they opened until then. Resolves to the id of the
 * refund to be sent, if there is one.
 */
export async function openRefundRequest(
  context: SettleContext,
  tx: Database,
  order: OrderRow,
  reason: string
): Promise<string | null> {
  const at = context.now();
  const settings = await readPlatformSettings(tx, at);
  const isAutomatic = await isRefundAutomatic(tx, order.buyerId, settings, at);
  const requestedAt = new Date(at);
  const request = {
    id: context.newId('rrq'),
    orderId: order.id,
    reason,
    requestedAt,
    decideBy: new Date(at + settings.refundDecisionDays * dayMs),
    ...(isAutomatic
      ? ({ state: 'approved', decidedBy: 'allowance', decidedAt: requestedAt } as const)
      : ({ state: 'open' } as const))
  };
  await tx.insert(refundRequests).values(request);
  await addRequestNotices(context, tx, order, request);
  if (isAutomatic) return requestRefund(context, tx, order, reason);
  await holdEarning(tx, order, true, requestedAt);
  return null;
}

/** Keeps the seller's earning from becoming available, or lets its hold end as usual. */
export async function holdEarning(
  tx: Database,
  order: OrderRow,
  isOnHold: boolean,
  now: Date
): Promise<void> {
  await tx.update(earnings).set({ isOnHold, updatedAt: now }).where(eq(earnings.orderId, order.id));
}
