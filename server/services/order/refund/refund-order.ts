import { and, eq, ne } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import type { Order } from '#shared/domain/trade/order.ts';
import { minReasonLength, refundOptions } from '#shared/domain/trade/refund-rules.ts';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { entitlements, refunds } from '../../../db/schema/orders.ts';
import { getPerson } from '../../../context/request-context.ts';
import { readOrder } from '../read/read-orders.ts';
import { lockOrder, type OrderRow } from '../settle/read-current-state.ts';
import { readRefundableCents, refundJob } from '../settle/refunds-of-order.ts';
import { settleEntitlements } from '../settle/settle-entitlements.ts';
import { type SettleContext, settleOrder } from '../settle/settle-order.ts';
import { sendRefund } from './send-refund.ts';

type RefundRequest = { readonly id: string; readonly reason: string };

/** The job waits, because the provider is asked at once too. */
const jobDelayMs = 30_000;

/**
 * Requests a refund of the whole order, or refuses it: `refund_refused`, or `reason_needed` where something was opened.
 * The request revokes its entitlements. Requested again it is the same refund.
 */
export async function refundOrder(
  context: SettleContext & Pick<Context, 'db' | 'log' | 'payments'>,
  actor: Actor,
  { id, reason }: RefundRequest
): Promise<Order> {
  const { db, log } = context;
  const buyer = getPerson({ actor }, 'order.manage');
  const refundId = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.buyerId !== buyer.id) throw new ContractFailure('not_found');
    if (await isRefundRequested(tx, id)) return null;
    await checkRefundRules(context, tx, order, reason);
    return requestRefund(context, tx, order, reason);
  });
  if (refundId !== null) {
    await sendRefund(context, refundId).catch((error: unknown) =>
      log.warn({ error, refundId }, 'a refund waits for its provider')
    );
  }
  return readOrder(context, buyer.id, id);
}

async function isRefundRequested(tx: Database, orderId: string): Promise<boolean> {
  const requested = and(eq(refunds.orderId, orderId), eq(refunds.kind, 'asked'), ne(refunds.state, 'failed'));
  return (await tx.$count(refunds, requested)) > 0;
}

async function checkRefundRules(
  { now }: SettleContext,
  tx: Database,
  { id, state, paidAt, refundWindowDays }: OrderRow,
  reason: string
): Promise<void> {
  const states = await tx
    .select({ state: entitlements.state })
    .from(entitlements)
    .where(eq(entitlements.orderId, id));
  const offer = refundOptions(
    {
      orderState: state,
      paidAt: paidAt?.getTime() ?? null,
      windowDays: refundWindowDays,
      entitlements: states.map((entitlement) => entitlement.state)
    },
    now()
  );
  if (offer === 'none' || offer === 'too_late') throw new ContractFailure('refund_refused');
  if (offer === 'with_reason' && reason.length < minReasonLength) throw new ContractFailure('reason_needed');
}

/** Resolves to the refund's id where the provider is to be asked; what was free is refunded at once. */
async function requestRefund(
  context: SettleContext,
  tx: Database,
  order: OrderRow,
  reason: string
): Promise<string | null> {
  const { now, newId, jobs } = context;
  const cents = await readRefundableCents(tx, order);
  // All of it is being refunded already, because the buyer owned it before.
  if (cents === 0 && order.grossCents > 0) throw new ContractFailure('refund_refused');
  const id = newId('rfd');
  await tx.insert(refunds).values({
    id,
    orderId: order.id,
    kind: 'asked',
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
