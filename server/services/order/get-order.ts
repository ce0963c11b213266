import { and, eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import type { Order } from '#shared/domain/trade/order.ts';
import type { Context } from '../../context.ts';
import { orders } from '../../db/schema/orders.ts';
import { getPerson } from '../account/get-person.ts';
import { askProvider } from './ask-provider.ts';
import { readOrder } from './read-orders.ts';
import type { Settling } from './settling.ts';

/** An order of one's own; while it waits its provider is asked, since what that has to say may be on its way still. */
export async function getOrder(
  context: Settling & Pick<Context, 'db' | 'log' | 'payments' | 'siteUrl'>,
  actor: Actor,
  { id }: { readonly id: string }
): Promise<Order> {
  const { db, log } = context;
  const person = getPerson({ actor }, 'purchase.read');
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.buyerId, person.id)));
  if (order === undefined) throw new ContractFailure('not_found');
  if (order.state === 'pending') {
    await askProvider(context, order).catch((error: unknown) =>
      log.warn({ error }, 'a payment provider does not answer')
    );
  }
  return readOrder(context, person.id, id);
}
