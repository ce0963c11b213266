import { eq } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud.ts';
import { ContractFailure, type ErrorCode } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { Actor, Person } from '#shared/domain/account/actor.ts';
import type { Offer, Order } from '#shared/domain/order/order.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { orderItems } from '../../db/schema/orders.ts';
import { getPerson } from '../account/get-person.ts';
import { endOrder } from './ask-provider.ts';
import { findGoods, type Goods, listOrderItems, type OrderItem } from './find-goods.ts';
import { holdBuyer } from './hold-order.ts';
import type { OrderRow } from './order-row.ts';
import { refuseSale } from './quote-order.ts';
import { readOrder } from './read-orders.ts';
import { settleOrder } from './settle-order.ts';
import type { Settling } from './settling.ts';
import { startCheckout } from './start-checkout.ts';
import { findOrders, writeOrder } from './write-order.ts';

type Placing = Settling & Pick<Context, 'db' | 'payments' | 'siteUrl'>;
type Wish = InputOf<CloudContract['orders.place']>;
type Terms = Wish['terms'];
type Placed = { readonly order: OrderRow; readonly isOutdated: boolean };

const refusals: Readonly<Record<NonNullable<Offer['refusal']>, ErrorCode>> = {
  own: 'not_for_sale',
  gone: 'not_for_sale',
  demo: 'not_for_sale',
  owned: 'already_owned',
  unverified: 'forbidden',
  signed_out: 'unauthenticated'
};

/**
 * Places an order at the price the buyer was shown, or answers the one they placed: by the same intent, or of the same
 * listing while it waits and is still sold like that. Free things are theirs at once.
 */
export async function placeOrder(context: Placing, actor: Actor, wish: Wish): Promise<Order> {
  const person = getPerson({ actor }, 'order.place');
  for (let attempt = 0; attempt < 3; attempt++) {
    const { order, isOutdated } = await context.db.transaction((tx) =>
      findOrPlace(context, tx, person, wish)
    );
    if (!isOutdated) {
      await startCheckout(context, order);
      return readOrder(context, person.id, order.id);
    }
    await endOrder(context, order);
  }
  throw new ContractFailure('conflict', 'An order of this at another price is being paid');
}

async function findOrPlace(context: Placing, tx: Database, person: Person, wish: Wish): Promise<Placed> {
  await holdBuyer(tx, person.id);
  const goods = await findGoods(tx, wish.slug, person.id, context.now());
  const before = await findOrders(tx, person.id, wish.intent, goods?.listing.id ?? null);
  const known = before.find(({ intent }) => intent === wish.intent);
  if (known !== undefined) {
    const isSame = known.listingId === goods?.listing.id && known.grossCents === wish.totalCents;
    if (!isSame || !areEqual(known, wish.terms)) throw new ContractFailure('key_reused');
    return { order: known, isOutdated: false };
  }
  if (goods === undefined) throw new ContractFailure('not_found');
  const refusal = refuseSale(goods, person, context.payments);
  if (refusal !== null) throw new ContractFailure(refusals[refusal]);
  const items = goods.quote === null ? [] : listOrderItems(goods, goods.quote);
  if (goods.quote?.totalCents !== wish.totalCents) throw new ContractFailure('price_changed');
  const terms = { licence: goods.listing.licence, refundWindowDays: goods.numbers.refundWindowDays };
  if (!areEqual(terms, wish.terms)) throw new ContractFailure('terms_changed');
  const [waiting] = before;
  if (waiting === undefined)
    return { order: await place(context, tx, person, wish, goods, items), isOutdated: false };
  const isTheirs = waiting.provider === context.payments.name;
  const isStillSo = isTheirs && (await isTheSame(tx, waiting, wish, items));
  return { order: waiting, isOutdated: !isStillSo };
}

const areEqual = (one: Terms, other: Terms): boolean =>
  one.licence === other.licence && one.refundWindowDays === other.refundWindowDays;

/** Whether the order that waits costs as much and is of the same things, on the same terms, as one of now. */
async function isTheSame(
  tx: Database,
  waiting: OrderRow,
  { totalCents, terms }: Wish,
  items: readonly OrderItem[]
): Promise<boolean> {
  const before = await tx
    .select({ listingId: orderItems.listingId })
    .from(orderItems)
    .where(eq(orderItems.orderId, waiting.id));
  const ids = new Set(items.map(({ listingId }) => listingId));
  const areSame = before.length === ids.size && before.every(({ listingId }) => ids.has(listingId));
  return areSame && waiting.grossCents === totalCents && areEqual(waiting, terms);
}

async function place(
  context: Placing,
  tx: Database,
  person: Person,
  wish: Wish,
  { listing, numbers }: Goods,
  items: readonly OrderItem[]
): Promise<OrderRow> {
  const { now, newId, payments } = context;
  const moment = now();
  const isFree = wish.totalCents === 0;
  const order = await writeOrder(
    tx,
    {
      id: newId('ord'),
      buyerId: person.id,
      intent: wish.intent,
      listingId: listing.id,
      version: listing.version,
      sellerId: listing.seller_id,
      grossCents: wish.totalCents,
      currency: 'USD',
      commission: numbers.commission,
      refundWindowDays: numbers.refundWindowDays,
      holdDays: Math.max(numbers.leastHoldDays, numbers.refundWindowDays),
      licence: listing.licence,
      licenceVersion: listing.licence_version,
      licenceHash: listing.licence_hash,
      provider: isFree ? 'none' : payments.name,
      isFromDesktop: wish.isFromDesktop,
      createdAt: new Date(moment),
      state: 'pending',
      returnedCents: 0,
      updatedAt: new Date(moment)
    },
    items
  );
  if (isFree) await settleOrder(context, tx, order, [{ kind: 'paid', at: moment, cents: 0, feeCents: 0 }]);
  return order;
}
