import { and, eq } from 'drizzle-orm';
import { orders } from '../../../db/schema/orders.ts';
import type { Context } from '../../../context/context.ts';
import { type CancelContext, cancelPendingOrder } from './cancel-order.ts';

/**
 * Cancels what a person has not paid yet, at the provider too. Where the provider cannot be reached, `reconcile` does it
 * as soon as it can; what is paid nevertheless is refunded when it arrives.
 */
export async function cancelOrdersOfBuyer(
  context: CancelContext & Pick<Context, 'log'>,
  buyerId: string
): Promise<void> {
  const pending = await context.db
    .select()
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), eq(orders.state, 'pending')));
  for (const order of pending) {
    await cancelPendingOrder(context, order).catch((error: unknown) =>
      context.log.warn({ error, orderId: order.id }, 'an order of a removed account waits to be cancelled')
    );
  }
}
