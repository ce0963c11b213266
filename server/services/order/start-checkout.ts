import { sql } from 'drizzle-orm';
import { inDollars } from '#shared/domain/market/money.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { doTogetherIn } from '../../db/do-together.ts';
import { keysAsked, readTogether } from '../../db/read-together.ts';
import { runNamed } from '../../db/run-named.ts';
import { unhurried } from '../../db/unhurried.ts';
import type { OrderRow } from './order-row.ts';

type About = { readonly id: string; readonly email: string; readonly title: string };

const describeCheckouts = readTogether<About>({
  name: 'describe_checkouts',
  write: () => sql`
    select o.id, u.email, v.title from orders o
    join users u on u.id = o.buyer_id
    join listing_versions v on v.listing_id = o.listing_id and v.version = o.version
    where o.id in (select ${keysAsked})`,
  keyOf: ({ id }) => id
});

type Name = {
  readonly orderId: string;
  readonly checkoutId: string;
  readonly url: string;
  /** ISO 8601. */
  readonly at: string;
};
type Named = { readonly id: string; readonly state: OrderRow['state'] };

/**
 * One that another try has named meanwhile keeps its name, which is the same. Where the name is lost with the machine
 * the next try gives it again, and what is paid until then waits for it.
 */
const naming = {
  name: 'name_checkouts',
  text: `
    with ${unhurried},
    held as materialized (
      select o.id, n."checkoutId", n.url, n.at
      from jsonb_to_recordset($1::jsonb) as n ("orderId" text, "checkoutId" text, url text, at timestamptz)
      join orders o on o.id = n."orderId" order by o.id for no key update of o
    )
    update orders o set checkout_id = coalesce(o.checkout_id, h."checkoutId"),
      checkout_url = coalesce(o.checkout_url, h.url), updated_at = h.at
    from unhurried cross join held h where o.id = h.id returning o.id, o.state`
};

const nameCheckout = doTogetherIn<Database, Name, Named | undefined>(
  async (db, names) => {
    const rows = await runNamed<Named>(db, naming, [names]);
    return names.map(({ orderId }) => rows.find(({ id }) => id === orderId));
  },
  { keyOf: ({ orderId }) => orderId, isTriedAlone: true }
);

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
  const [about] = await describeCheckouts(db, [order.id]);
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
  const after = await nameCheckout(db, {
    orderId: order.id,
    checkoutId: checkout.id,
    url: checkout.url,
    at: new Date(now()).toISOString()
  });
  // Somebody cancelled it meanwhile and found no checkout to end.
  if (after?.state === 'cancelled') await payments.endCheckout(checkout.id);
  return checkout.id;
}
