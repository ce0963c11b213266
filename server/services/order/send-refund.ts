import { eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { inDollars } from '#shared/domain/market/money.ts';
import type { Context } from '../../context.ts';
import { orders, refunds } from '../../db/schema/orders.ts';
import { defineJob } from '../../jobs/jobs.ts';
import { applyFacts } from './apply-facts.ts';
import { fitRefund } from './fit-refund.ts';
import { refundJob } from './refund-job.ts';
import type { Settling } from './settling.ts';

type Refunding = Settling & Pick<Context, 'db' | 'payments'>;

/** Asks the provider once for a refund that still waits. Rejects where it cannot be asked: the money goes back later. */
export async function sendRefund(context: Refunding, id: string): Promise<void> {
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
  if (!(await fitRefund(context, orderId, id))) return;
  const amount = inDollars(row.refund.cents);
  await applyFacts(context, orderId, await payments.refund({ refundId: id, checkoutId, amount }));
}

export const sendRefundJob = defineJob({
  ...refundJob,
  retries: 20,
  run: (context, { id }) => sendRefund(context, id)
});
