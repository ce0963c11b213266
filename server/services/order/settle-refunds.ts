import { and, eq } from 'drizzle-orm';
import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { paymentFacts, refunds } from '../../db/schema/orders.ts';

/**
 * Notes at the refunds that were asked for how they went; one that failed stays failed, whichever was said first.
 * Resolves to whether there was anything to note.
 */
export async function settleRefunds(
  { now }: Pick<Context, 'now'>,
  tx: Database,
  orderId: string,
  fresh: readonly PaymentFact[]
): Promise<boolean> {
  const ids = fresh.flatMap((fact) =>
    fact.kind === 'refunded' || fact.kind === 'refund_failed' ? [fact.id] : []
  );
  for (const id of new Set(ids)) {
    const failed = await tx
      .select({ key: paymentFacts.key })
      .from(paymentFacts)
      .where(and(eq(paymentFacts.orderId, orderId), eq(paymentFacts.key, `refund_failed:${id}`)));
    await tx
      .update(refunds)
      .set({ state: failed.length > 0 ? 'failed' : 'succeeded', settledAt: new Date(now()) })
      .where(and(eq(refunds.orderId, orderId), eq(refunds.id, id)));
  }
  return ids.length > 0;
}
