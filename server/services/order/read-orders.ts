import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { tellProgress } from '#shared/domain/order/order-progress.ts';
import type { Order } from '#shared/domain/order/order.ts';
import { offerRefund } from '#shared/domain/order/refund-rules.ts';
import { inDollars } from '#shared/domain/marketplace/money.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { listings, listingVersions } from '../../db/schema/listings.ts';
import { entitlements, orderItems, orders, paymentFacts, refunds } from '../../db/schema/orders.ts';
import { isPretended } from '../../payments/payment-provider.ts';
import type { OrderRow } from './order-row.ts';

type Reading = Pick<Context, 'db' | 'now'>;
type Found = { readonly order: OrderRow; readonly title: string } & Pick<Order, 'slug' | 'kind'>;

const dayMs = 86_400_000;

/** One order as its buyer sees it. `not_found` for anybody else's. */
export async function readOrder(context: Reading, buyerId: string, id: string): Promise<Order> {
  const [order] = await readOrders(context, and(eq(orders.id, id), eq(orders.buyerId, buyerId)), 1);
  if (order === undefined) throw new ContractFailure('not_found');
  return order;
}

/** The newest first. */
export async function readOrders(
  { db, now }: Reading,
  which: SQL | undefined,
  limit: number
): Promise<readonly Order[]> {
  const found = await db
    .select({ order: orders, title: listingVersions.title, slug: listings.slug, kind: listings.kind })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .innerJoin(
      listingVersions,
      and(eq(listingVersions.listingId, orders.listingId), eq(listingVersions.version, orders.version))
    )
    .where(which)
    .orderBy(desc(orders.id))
    .limit(limit);
  const ids = found.map(({ order }) => order.id);
  if (ids.length === 0) return [];
  const facts = await db
    .select({ orderId: paymentFacts.orderId, fact: paymentFacts.fact })
    .from(paymentFacts)
    .where(inArray(paymentFacts.orderId, ids));
  const asked = await db
    .select({ orderId: refunds.orderId })
    .from(refunds)
    .where(and(inArray(refunds.orderId, ids), eq(refunds.kind, 'asked'), eq(refunds.state, 'requested')));
  const rights = await listRights(db, ids);
  return found.map((each) =>
    toOrder(
      each,
      {
        facts: facts.filter(({ orderId }) => orderId === each.order.id).map(({ fact }) => fact),
        isBeingRefunded: asked.some(({ orderId }) => orderId === each.order.id),
        purchases: rights.filter(({ orderId }) => orderId === each.order.id)
      },
      now()
    )
  );
}

const listRights = (db: Database, orderIds: readonly string[]) =>
  db
    .select({
      orderId: entitlements.orderId,
      id: entitlements.id,
      slug: listings.slug,
      title: listingVersions.title,
      state: entitlements.state
    })
    .from(entitlements)
    .innerJoin(listings, eq(listings.id, entitlements.listingId))
    .innerJoin(
      orderItems,
      and(eq(orderItems.orderId, entitlements.orderId), eq(orderItems.listingId, entitlements.listingId))
    )
    .innerJoin(
      listingVersions,
      and(
        eq(listingVersions.listingId, orderItems.listingId),
        eq(listingVersions.version, orderItems.version)
      )
    )
    .where(and(inArray(entitlements.orderId, [...orderIds]), eq(entitlements.wasOwned, false)))
    .orderBy(asc(entitlements.id));

type More = {
  readonly facts: Parameters<typeof tellProgress>[0];
  readonly isBeingRefunded: boolean;
  readonly purchases: Awaited<ReturnType<typeof listRights>>;
};

function toOrder(
  { order, title, slug, kind }: Found,
  { facts, isBeingRefunded, purchases }: More,
  now: number
): Order {
  const paidAt = order.paidAt?.getTime() ?? null;
  const offer = offerRefund(
    {
      orderState: order.state,
      paidAt,
      windowDays: order.refundWindowDays,
      entitlements: purchases.map(({ state }) => state)
    },
    now
  );
  return {
    id: order.id,
    state: order.state,
    slug,
    title,
    kind,
    version: order.version,
    total: inDollars(order.grossCents),
    returned: inDollars(order.returnedCents),
    licence: order.licence,
    isSandbox: isPretended(order.provider),
    progress: tellProgress(facts),
    checkoutUrl: order.state === 'pending' ? order.checkoutUrl : null,
    isBeingRefunded,
    refund: isBeingRefunded ? 'none' : offer,
    refundUntil: paidAt === null ? null : paidAt + order.refundWindowDays * dayMs,
    receiptNumber: order.receiptNumber === null ? null : nameReceipt(order.receiptNumber),
    createdAt: order.createdAt.getTime(),
    paidAt,
    purchases: purchases.map((right) => ({
      id: right.id,
      slug: right.slug,
      title: right.title,
      state: right.state
    }))
  };
}

/** E.g. "R-0000042". */
export const nameReceipt = (number: number): string => `R-${String(number).padStart(7, '0')}`;
