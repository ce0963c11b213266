import { inDollars } from '#shared/domain/marketplace/money.ts';
import type { Context } from '../../context.ts';
import { runNamed } from '../../db/run-named.ts';
import { unhurried } from '../../db/unhurried.ts';
import type { OrderRow } from './order-row.ts';

const describing = {
  name: 'describe_checkout',
  text: `
    select u.email, v.title from orders o
    join users u on u.id = o.buyer_id
    join listing_versions v on v.listing_id = o.listing_id and v.version = o.version
    where o.id = $1`
};

/**
 * One that another try has named meanwhile keeps its name, which is the same. Where the name is lost with the machine
 * the next try gives it again, and what is paid until then waits for it.
 */
const naming = {
  name: 'name_checkout',
  text: `
    with ${unhurried}
    update orders set checkout_id = coalesce(checkout_id, $2), checkout_url = coalesce(checkout_url, $3),
      updated_at = $4::timestamptz
    from unhurried where id = $1 returning state`
};

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
  const [about] = await runNamed<{ email: string; title: string }>(db, describing, [order.id]);
  if (about === undefined) throw new Error('An order without its buyer or its goods');
  const back = `${siteUrl}/payment-success?order=${order.id}${order.isFromDesktop ? '&from=desktop' : ''}`;
  const checkout = await payments.startCheckout({
    orderId: order.id,
    title: about.title,
    total: inDollars(order.grossCents),
    buyerEmail: about.email,
    returnUrl: back,
    cancelUrl: back
  });
  const [after] = await runNamed<{ state: string }>(db, naming, [
    order.id,
    checkout.id,
    checkout.url,
    new Date(now()).toISOString()
  ]);
  // Somebody cancelled it meanwhile and found no checkout to end.
  if (after?.state === 'cancelled') await payments.endCheckout(checkout.id);
  return checkout.id;
}
