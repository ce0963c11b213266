import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import type { Context } from '../../context.ts';
import { holdOrder } from './hold-order.ts';
import { settleOrder } from './settle-order.ts';
import type { Settling } from './settling.ts';

/** Settles the order by what a provider answered when it was asked. Throws `not_found`. */
export async function applyFacts(
  context: Settling & Pick<Context, 'db'>,
  orderId: string,
  facts: readonly PaymentFact[]
): Promise<void> {
  if (facts.length === 0) return;
  await context.db.transaction(async (tx) => {
    await settleOrder(context, tx, await holdOrder(tx, orderId), facts);
  });
}
