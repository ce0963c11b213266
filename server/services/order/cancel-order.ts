import { and, eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import type { Order } from '#shared/domain/trade/order.ts';
import type { Context } from '../../context.ts';
import { orders } from '../../db/schema/orders.ts';
import { getPerson } from '../account/get-person.ts';
import { endOrder } from './ask-provider.ts';
import { readOrder } from './read-orders.ts';
import type { Settling } from './settling.ts';

/** Ends an order that waits. `conflict` where its money has come or is on its way. */
export async function cancelOrder(
  context: Settling & Pick<Context, 'db' | 'payments' | 'siteUrl'>,
  actor: Actor,
  { id }: { readonly id: string }
): Promise<Order> {
  const person = getPerson({ actor }, 'order.manage');
  const [order] = await context.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.buyerId, person.id)));
  if (order === undefined) throw new ContractFailure('not_found');
  if (order.state === 'pending') await endOrder(context, order);
  const after = await readOrder(context, person.id, id);
  if (after.state !== 'cancelled') throw new ContractFailure('conflict', 'The order is being paid');
  return after;
}
