import { eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { formatDollars } from '#shared/domain/market/money.ts';
import type { Context } from '../../../context/context.ts';
import { orders, refunds } from '../../../db/schema/orders.ts';
import { defineJob } from '../../../context/job.ts';
import { lockOrder } from '../settle/read-current-state.ts';
import { readRefundableCents, refundJob } from '../settle/refunds-of-order.ts';
import { applyFacts, type SettleContext, settleOrder } from '../settle/settle-order.ts';

/** As `sendRefund`, for a refund that was just requested. Where the provider cannot be reached, the job sends it. */
export async function sendRefundNow(
  context: SettleContext & Pick<Context, 'db' | 'log' | 'payments'>,
  id: string | null
): Promise<void> {
  if (id === null) return;
  await sendRefund(context, id).catch((error: unknown) =>
    context.log.warn({ error, refundId: id }, 'a refund waits for its provider')
  );
}

/** Asks the provider once for a requested refund. Rejects where the provider cannot be reached: the job tries again. */
export async function sendRefund(
  context: SettleContext & Pick<Context, 'db' | 'payments'>,
  id: string
): Promise<void> {
  const { db, payments } = context;
  const [row] = await db
    .select({ refund: refunds, order: orders })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, id));
  if (row?.refund.state !== 'requested') return;
  const { checkoutId, provider, id: orderId } = row.order;
  if (checkoutId === null || provider !== payments.name)
    throw new ContractFailure('payment_unavailable', `The order was paid by ${provider}`);
  await applyFacts(context, orderId, await payments.readFacts(checkoutId));
  if (!(await isStillRefundable(context, orderId, id))) return;
  const amount = formatDollars(row.refund.cents);
  await applyFacts(context, orderId, await payments.refund({ refundId: id, checkoutId, amount }));
}

export const sendRefundJob = defineJob({
  ...refundJob,
  retries: 20,
  run: (context, { id }) => sendRefund(context, id)
});

/**
 * True if the whole amount can still be refunded. If the provider refunded a part meanwhile, by itself or to a bank,
 * the refund fails and one of the rest is requested instead.
 */
async function isStillRefundable(
  context: SettleContext & Pick<Context, 'db'>,
  orderId: string,
  id: string
): Promise<boolean> {
  const { db, now, newId, jobs } = context;
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id));
    if (refund?.state !== 'requested') return false;
    const cents = refund.cents + (await readRefundableCents(tx, order));
    if (cents >= refund.cents) return true;
    const at = now();
    if (cents > 0) {
      await tx.update(refunds).set({ state: 'failed' }).where(eq(refunds.id, id));
      const replacement = newId('rfd');
      await tx.insert(refunds).values({ ...refund, id: replacement, cents, requestedAt: new Date(at) });
      await jobs.add(refundJob, { id: replacement }, { within: tx });
    }
    await settleOrder(context, tx, order, [{ kind: 'refund_failed', id, at }]);
    return false;
  });
}
