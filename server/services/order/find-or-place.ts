import type { ErrorCode } from '#shared/contract/errors.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { type Decision, decideOrder, type Wish } from './decide-order.ts';
import { findGoodsOf } from './find-goods.ts';
import { findOrdersBefore } from './find-orders-before.ts';
import { holdBuyers } from './hold-order.ts';
import type { OrderRow } from './order-row.ts';
import type { Telling } from './read-standing.ts';
import { settleOrders } from './settle-order.ts';
import type { Settling } from './settling.ts';
import { type NewOrder, writeOrders } from './write-orders.ts';

export type Placing = Settling & Pick<Context, 'db' | 'payments' | 'siteUrl'>;
export type Wanted = { readonly person: Person; readonly wish: Wish };
export type Placed =
  | { readonly order: OrderRow; readonly isOutdated: boolean }
  | { readonly refusal: ErrorCode };

/** Within `tx`: what becomes of each wish, in their order. What is free is settled with it. */
export async function findOrPlace(
  context: Placing,
  tx: Database,
  wanted: readonly Wanted[]
): Promise<readonly Placed[]> {
  const moment = context.now();
  const decisions = await decideAll(context, tx, wanted, moment);
  const fresh = wanted.flatMap((each, place) => {
    const decision = decisions[place];
    return decision?.kind === 'new' ? [describeOrder(context, each, decision, moment)] : [];
  });
  const written = await writeOrders(tx, fresh);
  await settleOrders(context, tx, written.filter(isFree).map(payNothing));
  return decisions.map((decision, place): Placed => {
    if (decision.kind === 'refused') return { refusal: decision.code };
    if (decision.kind !== 'new') return { order: decision.order, isOutdated: decision.kind === 'outdated' };
    const order = written.find(({ buyerId }) => buyerId === wanted[place]?.person.id);
    if (order === undefined) throw new Error('The order was not placed');
    return { order, isOutdated: false };
  });
}

const isFree = ({ grossCents }: OrderRow): boolean => grossCents === 0;

const payNothing = (order: OrderRow): Telling => ({
  order,
  said: [{ kind: 'paid', at: order.createdAt.getTime(), cents: 0, feeCents: 0 }]
});

/** What becomes of each wish, by what there is once nobody else changes what these buyers buy. */
async function decideAll(
  { payments }: Placing,
  tx: Database,
  wanted: readonly Wanted[],
  moment: number
): Promise<readonly Decision[]> {
  const buyers = wanted.map(({ person, wish: { slug, intent } }) => ({ buyerId: person.id, slug, intent }));
  await holdBuyers(
    tx,
    buyers.map(({ buyerId }) => buyerId)
  );
  const goods = await findGoodsOf(tx, buyers, moment);
  const before = await findOrdersBefore(
    tx,
    buyers.map((buyer, place) => ({ ...buyer, listingId: goods[place]?.listing.id ?? null }))
  );
  return wanted.map((each, place) =>
    decideOrder({ ...each, goods: goods[place], before: before[place] ?? [] }, payments)
  );
}

/** The order as it is agreed now. */
function describeOrder(
  { newId, payments }: Placing,
  { person, wish }: Wanted,
  { goods: { listing, numbers }, items }: Extract<Decision, { readonly kind: 'new' }>,
  moment: number
): NewOrder {
  return {
    order: {
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
      provider: wish.totalCents === 0 ? 'none' : payments.name,
      isFromDesktop: wish.isFromDesktop,
      createdAt: new Date(moment),
      state: 'pending',
      returnedCents: 0,
      updatedAt: new Date(moment)
    },
    items
  };
}
