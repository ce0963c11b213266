import { and, eq, ne } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import type { Order } from '#shared/domain/trade/order.ts';
import { minReasonLength, type RefundOptions, refundOptions } from '#shared/domain/trade/refund-rules.ts';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { entitlements, refundRequests, refunds } from '../../../db/schema/orders.ts';
import { getPerson } from '../../../context/request-context.ts';
import { readOrder } from '../read/read-orders.ts';
import { lockOrder, type OrderRow } from '../settle/read-current-state.ts';
import type { SettleContext } from '../settle/settle-order.ts';
import { openRefundRequest } from './open-refund-request.ts';
import { requestRefund } from './request-refund.ts';
import { sendRefundNow } from './send-refund.ts';

type RefundOrder = { readonly id: string; readonly reason: string };

/**
 * Refunds the whole order, or refuses it: `refund_not_allowed`, or `reason_required` where something was opened. What was
 * opened and paid is refunded within the buyer's allowance; beyond it, this opens a request that an administrator
 * decides. Asked again it is the same refund, or the same request.
 */
export async function refundOrder(
  context: SettleContext & Pick<Context, 'db' | 'log' | 'payments'>,
  actor: Actor,
  { id, reason }: RefundOrder
): Promise<Order> {
  const { db, now } = context;
  const buyer = getPerson({ actor }, 'order.manage');
  const refundId = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.buyerId !== buyer.id) throw new ContractFailure('not_found');
    if (await isRefundPending(tx, id)) return null;
    const option = await readRefundOption(tx, order, now());
    if (option === 'none' || option === 'too_late') throw new ContractFailure('refund_not_allowed');
    if (option === 'automatic') return requestRefund(context, tx, order, reason);
    if (reason.length < minReasonLength) throw new ContractFailure('reason_required');
    if (order.grossCents === 0) return requestRefund(context, tx, order, reason);
    return openRefundRequest(context, tx, order, reason);
  });
  await sendRefundNow(context, refundId);
  return readOrder(context, buyer.id, id);
}

/** True if a refund or a request of the whole order is under way. */
async function isRefundPending(tx: Database, orderId: string): Promise<boolean> {
  const refunding = and(
    eq(refunds.orderId, orderId),
    eq(refunds.kind, 'requested'),
    ne(refunds.state, 'failed')
  );
  const requesting = and(eq(refundRequests.orderId, orderId), eq(refundRequests.state, 'open'));
  return (await tx.$count(refunds, refunding)) > 0 || (await tx.$count(refundRequests, requesting)) > 0;
}

async function readRefundOption(
  tx: Database,
  { id, state, paidAt, refundWindowDays }: OrderRow,
  now: number
): Promise<RefundOptions> {
  const states = await tx
    .select({ state: entitlements.state })
    .from(entitlements)
    .where(eq(entitlements.orderId, id));
  const [request] = await tx
    .select({ state: refundRequests.state })
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, id), ne(refundRequests.state, 'closed')));
  return refundOptions(
    {
      orderState: state,
      paidAt: paidAt?.getTime() ?? null,
      windowDays: refundWindowDays,
      entitlements: states.map((entitlement) => entitlement.state),
      request: request?.state ?? null
    },
    now
  );
}
