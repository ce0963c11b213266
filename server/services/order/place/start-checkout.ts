import { and, eq, sql } from 'drizzle-orm';
import { formatDollars } from '#shared/domain/market/money.ts';
import type { Context } from '../../../context/context.ts';
import { users } from '../../../db/schema/accounts.ts';
import { listingVersions } from '../../../db/schema/listings.ts';
import { orders } from '../../../db/schema/orders.ts';
import type { OrderRow } from '../settle/read-current-state.ts';

type CheckoutContext = Pick<Context, 'db' | 'now' | 'payments' | 'siteUrl'>;

/**
 * Starts a checkout for a pending order and saves its id; an order that has one keeps it. Rejects with
 * `payment_unavailable` where the provider cannot be reached: the order stays, and the next attempt continues with it.
 */
export async function startCheckout(context: CheckoutContext, order: OrderRow): Promise<string | null> {
  const { db, now, payments, siteUrl } = context;
  const isPayable = order.state === 'pending' && order.provider === payments.name;
  if (!isPayable || order.checkoutId !== null) return order.checkoutId;
  const [about] = await db
    .select({ email: users.email, deletedAt: users.deletedAt, title: listingVersions.title })
    .from(users)
    .innerJoin(
      listingVersions,
      and(eq(listingVersions.listingId, order.listingId), eq(listingVersions.version, order.version))
    )
    .where(eq(users.id, order.buyerId));
  if (about === undefined) throw new Error('An order without its buyer or its listing');
  // A removed account pays nothing. A checkout that was started for it was never shown to anybody.
  if (about.deletedAt !== null) return null;
  const returnUrl = `${siteUrl}/payment-success?order=${order.id}${order.isFromDesktop ? '&from=desktop' : ''}`;
  const checkout = await payments.startCheckout({
    orderId: order.id,
    title: about.title,
    total: formatDollars(order.grossCents),
    buyerEmail: about.email,
    returnUrl,
    cancelUrl: returnUrl
  });
  // A concurrent attempt got the same checkout from the provider.
  const [saved] = await db
    .update(orders)
    .set({
      checkoutId: sql`coalesce(${orders.checkoutId}, ${checkout.id})`,
      checkoutUrl: sql`coalesce(${orders.checkoutUrl}, ${checkout.url})`,
      updatedAt: new Date(now())
    })
    .where(eq(orders.id, order.id))
    .returning({ state: orders.state });
  // The order was cancelled meanwhile, when there was no checkout to end yet.
  if (saved?.state === 'cancelled') await payments.endCheckout(checkout.id);
  return checkout.id;
}

/**
 * The order's checkout at the current provider; null where another provider has it. If the answer that named it was
 * lost, starting it again gives the same one: there is no other way to find out whether it was paid.
 */
export async function findCheckout(context: CheckoutContext, order: OrderRow): Promise<string | null> {
  if (order.provider !== context.payments.name) return null;
  return order.checkoutId ?? (await startCheckout(context, order));
}
