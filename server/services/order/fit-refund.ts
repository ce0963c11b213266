import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { refunds } from '../../db/schema/orders.ts';
import { holdOrder } from './hold-order.ts';
import { refundJob } from './refund-job.ts';
import { readReturnable } from './return-share.ts';
import { settleOrder } from './settle-order.ts';
import type { Settling } from './settling.ts';

/**
 * Whether as much as was asked for can still go back. Where the provider has returned a part meanwhile, of its own
 * accord or to a bank, the refund has failed, and what is left is asked for instead.
 */
export async function fitRefund(
  context: Settling & Pick<Context, 'db'>,
  orderId: string,
  id: string
): Promise<boolean> {
  const { db, now, newId, jobs } = context;
  return db.transaction(async (tx) => {
    const order = await holdOrder(tx, orderId);
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id));
    if (refund?.state !== 'requested') return false;
    const cents = refund.cents + (await readReturnable(tx, order));
    if (cents >= refund.cents) return true;
    const at = now();
    if (cents > 0) {
      await tx.update(refunds).set({ state: 'failed' }).where(eq(refunds.id, id));
      const again = newId('rfd');
      await tx.insert(refunds).values({ ...refund, id: again, cents, requestedAt: new Date(at) });
      await jobs.add(refundJob, { id: again }, { within: tx });
    }
    await settleOrder(context, tx, order, [{ kind: 'refund_failed', id, at }]);
    return false;
  });
}
