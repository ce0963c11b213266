import { and, eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import type { Order } from '#shared/domain/trade/order.ts';
import type { Context } from '../../../context/context.ts';
import { orders } from '../../../db/schema/orders.ts';
import { getPerson } from '../../../context/request-context.ts';
import { readOrder } from '../read/read-orders.ts';
import type { OrderRow } from '../settle/read-current-state.ts';
import { applyFacts, type SettleContext } from '../settle/settle-order.ts';
import { findCheckout } from './start-checkout.ts';

type PaymentContext = SettleContext & Pick<Context, 'db' | 'payments' | 'siteUrl'>;

/** An order of one's own. While it is pending its provider is asked, since the event may still be on its way. */
export async function getOrder(
  context: PaymentContext & Pick<Context, 'log'>,
  actor: Actor,
  { id }: { readonly id: string }
): Promise<Order> {
  const { db, log } = context;
  const buyer = getPerson({ actor }, 'purchase.read');
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.buyerId, buyer.id)));
  if (order === undefined) throw new ContractFailure('not_found');
  if (order.state === 'pending') {
    await checkPayment(context, order).catch((error: unknown) =>
      log.warn({ error }, 'a payment provider does not answer')
    );
  }
  return readOrder(context, buyer.id, id);
}

/** Settles an order by what its provider knows. Rejects where the provider cannot be reached. */
export async function checkPayment(context: PaymentContext, order: OrderRow): Promise<void> {
  const checkoutId = await findCheckout(context, order);
  if (checkoutId !== null) await applyFacts(context, order.id, await context.payments.readFacts(checkoutId));
}
