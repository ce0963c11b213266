import { and, eq, isNull } from 'drizzle-orm';
import { inDollars } from '#shared/domain/marketplace/money.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/accounts.ts';
import { listingVersions } from '../../db/schema/listings.ts';
import { orders } from '../../db/schema/orders.ts';
import type { OrderRow } from './hold-order.ts';

/**
 * Gives an order that waits a place where it is paid, and names it; one that has one keeps it. Rejects with `payment_unavailable`
 * where the provider cannot be reached: the order stays, and the next try goes on with it.
 */
export async function startCheckout(
  { db, now, payments, siteUrl }: Pick<Context, 'db' | 'now' | 'payments' | 'siteUrl'>,
  order: OrderRow
): Promise<string | null> {
  const isTheirs = order.provider === payments.name;
  if (order.state !== 'pending' || order.checkoutId !== null || !isTheirs) return order.checkoutId;
  const [buyer] = await db.select({ email: users.email }).from(users).where(eq(users.id, order.buyerId));
  const [sold] = await db
    .select({ title: listingVersions.title })
    .from(listingVersions)
    .where(and(eq(listingVersions.listingId, order.listingId), eq(listingVersions.version, order.version)));
  if (buyer === undefined || sold === undefined) throw new Error('An order without its buyer or its goods');
  const back = `${siteUrl}/payment-success?order=${order.id}${order.isFromDesktop ? '&from=desktop' : ''}`;
  const checkout = await payments.startCheckout({
    orderId: order.id,
    title: sold.title,
    total: inDollars(order.grossCents),
    buyerEmail: buyer.email,
    returnUrl: back,
    cancelUrl: back
  });
  await db
    .update(orders)
    .set({ checkoutId: checkout.id, checkoutUrl: checkout.url, updatedAt: new Date(now()) })
    .where(and(eq(orders.id, order.id), isNull(orders.checkoutId)));
  const [after] = await db.select({ state: orders.state }).from(orders).where(eq(orders.id, order.id));
  // Somebody cancelled it meanwhile and found no checkout to end.
  if (after?.state === 'cancelled') await payments.endCheckout(checkout.id);
  return checkout.id;
}
