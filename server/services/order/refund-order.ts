import { and, eq, ne } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import { leastReasonLength, offerRefund } from '#shared/domain/trade/refund-rules.ts';
import type { Order } from '#shared/domain/trade/order.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { entitlements, refunds } from '../../db/schema/orders.ts';
import { getPerson } from '../account/get-person.ts';
import { holdOrder } from './hold-order.ts';
import type { OrderRow } from './order-row.ts';
import { readOrder } from './read-orders.ts';
import { refundJob } from './refund-job.ts';
import { readReturnable } from './return-share.ts';
import { sendRefund } from './send-refund.ts';
import { settleOrder } from './settle-order.ts';
import { settleRights } from './settle-rights.ts';
import type { Settling } from './settling.ts';

type Asked = { readonly id: string; readonly reason: string };

/** While the provider is asked at once too, the job waits. */
const jobDelayMs = 30_000;

/**
 * Sends the money back, or says why not: `refund_refused`, or `reason_needed` where something was opened. From the
 * moment it is asked nothing can be opened any more. Asked again it is the same refund.
 */
export async function refundOrder(
  context: Settling & Pick<Context, 'db' | 'log' | 'payments'>,
  actor: Actor,
  asked: Asked
): Promise<Order> {
  const { db, log } = context;
  const person = getPerson({ actor }, 'order.manage');
  const refundId = await db.transaction(async (tx) => {
    const order = await holdOrder(tx, asked.id);
    if (order.buyerId !== person.id) throw new ContractFailure('not_found');
    if (await isAsked(tx, order.id)) return null;
    await refuse(context, tx, order, asked.reason);
    return requestRefund(context, tx, order, asked.reason);
  });
  if (refundId !== null) {
    await sendRefund(context, refundId).catch((error: unknown) =>
      log.warn({ error, refundId }, 'a refund waits for its provider')
    );
  }
  return readOrder(context, person.id, asked.id);
}

async function isAsked(tx: Database, orderId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.kind, 'asked'), ne(refunds.state, 'failed')));
  return rows.length > 0;
}

async function refuse(
  { now }: Settling,
  tx: Database,
  { id, state, paidAt, refundWindowDays }: OrderRow,
  reason: string
): Promise<void> {
  const rights = await tx
    .select({ state: entitlements.state })
    .from(entitlements)
    .where(eq(entitlements.orderId, id));
  const offer = offerRefund(
    {
      orderState: state,
      paidAt: paidAt?.getTime() ?? null,
      windowDays: refundWindowDays,
      entitlements: rights.map((right) => right.state)
    },
    now()
  );
  if (offer === 'none' || offer === 'too_late') throw new ContractFailure('refund_refused');
  if (offer === 'with_reason' && reason.length < leastReasonLength)
    throw new ContractFailure('reason_needed');
}

/** Its id, where the provider is to be asked. */
async function requestRefund(
  context: Settling,
  tx: Database,
  order: OrderRow,
  reason: string
): Promise<string | null> {
  const { now, newId, jobs } = context;
  const id = newId('rfd');
  const cents = await readReturnable(tx, order);
  // All of it is on its way already, since it had been bought before.
  if (cents === 0 && order.grossCents > 0) throw new ContractFailure('refund_refused');
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
  await settleRights(context, tx, order);
  await jobs.add(refundJob, { id }, { within: tx, delay: jobDelayMs });
  return id;
}
