import { and, eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import { describeProgress, type Order } from '#shared/domain/trade/order.ts';
import type { Context } from '../../../context/context.ts';
import { orders } from '../../../db/schema/orders.ts';
import { getPerson } from '../../../context/request-context.ts';
import { readOrder } from '../read/read-orders.ts';
import type { OrderRow } from '../settle/read-current-state.ts';
import { applyFacts, type SettleContext } from '../settle/settle-order.ts';
import { findCheckout } from './start-checkout.ts';

type CancelContext = SettleContext & Pick<Context, 'db' | 'payments' | 'siteUrl'>;

/** Cancels a pending order of one's own. `conflict` where its payment has arrived or is being processed. */
export async function cancelOrder(
  context: CancelContext,
  actor: Actor,
  { id }: { readonly id: string }
): Promise<Order> {
  const buyer = getPerson({ actor }, 'order.manage');
  const [order] = await context.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.buyerId, buyer.id)));
  if (order === undefined) throw new ContractFailure('not_found');
  if (order.state === 'pending') await cancelPendingOrder(context, order);
  const after = await readOrder(context, buyer.id, id);
  if (after.state !== 'cancelled') throw new ContractFailure('conflict', 'The order is being paid');
  return after;
}

/**
 * Ends the checkout and cancels the order, unless its payment has arrived or is being processed. Rejects where the
 * provider cannot be reached.
 */
export async function cancelPendingOrder(context: CancelContext, order: OrderRow): Promise<void> {
  const { now, payments } = context;
  const checkoutId = await findCheckout(context, order);
  if (checkoutId !== null) await payments.endCheckout(checkoutId);
  const facts = checkoutId === null ? [] : await payments.readFacts(checkoutId);
  const isBeingPaid = facts.some(({ kind }) => kind === 'paid') || describeProgress(facts) === 'processing';
  await applyFacts(context, order.id, isBeingPaid ? facts : [...facts, { kind: 'ended', at: now() }]);
}

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
