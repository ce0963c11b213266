import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import { formatDollars } from '#shared/domain/market/money.ts';
import { explainPrice, type PriceExplanation } from '#shared/domain/trade/quote.ts';
import { describeProgress, type Order } from '#shared/domain/trade/order.ts';
import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import type { RefundRequest } from '#shared/domain/trade/refund-request.ts';
import { refundOptions } from '#shared/domain/trade/refund-rules.ts';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { listings, listingVersions } from '../../../db/schema/listings.ts';
import { orders } from '../../../db/schema/orders.ts';
import { isTestPayment } from '../../../context/payment-provider.ts';
import { getPerson } from '../../../context/request-context.ts';
import { CursorId, decodeCursor, encodeCursor } from '../../cursor.ts';

type ReadContext = Pick<Context, 'db' | 'now'>;

const dayMs = 86_400_000;

/** One order as its buyer sees it. `not_found` for anybody else's. */
export async function readOrder({ db, now }: ReadContext, buyerId: string, id: string): Promise<Order> {
  const [found] = await selectOrders(db, and(eq(orders.id, id), eq(orders.buyerId, buyerId)), 1)
    .prepare('read_order')
    .execute();
  if (found === undefined) throw new ContractFailure('not_found');
  return toOrder(found, now());
}

const OrderCursor = z.tuple([CursorId]);

/** One's own orders, newest first. */
export async function listOrders(
  { db, now }: ReadContext,
  actor: Actor,
  { cursor, limit }: InputOf<CloudContract['orders.list']>
): Promise<OutputOf<CloudContract['orders.list']>> {
  const buyer = getPerson({ actor }, 'purchase.read');
  const [after] = cursor === undefined ? [] : decodeCursor(cursor, OrderCursor);
  const isOlder = after === undefined ? undefined : lt(orders.id, after);
  const found = await selectOrders(db, and(eq(orders.buyerId, buyer.id), isOlder), limit + 1);
  const items = found.slice(0, limit).map((each) => toOrder(each, now()));
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last === undefined ? null : encodeCursor([last.id]) };
}

const facts = sql<readonly PaymentFact[]>`coalesce(
  (select jsonb_agg(f.fact) from payment_facts f where f.order_id = ${orders.id}), '[]')`;

const isBeingRefunded = sql<boolean>`exists (
  select 1 from refunds r where r.order_id = ${orders.id} and r.listing_id is null and r.state = 'requested')`;

/** The one that counts; of none that do, the last that was closed. */
const refundRequest = sql<RefundRequest | null>`(
  select jsonb_build_object('state', q.state, 'reason', q.reason, 'decisionReason', q.decision_reason,
    'requestedAt', (extract(epoch from q.requested_at) * 1000)::bigint,
    'decideBy', (extract(epoch from q.decide_by) * 1000)::bigint,
    'decidedAt', (extract(epoch from q.decided_at) * 1000)::bigint)
  from refund_requests q where q.order_id = ${orders.id} order by q.state = 'closed', q.requested_at desc limit 1)`;

/** By the order's own entitlements; an item that was owned before is a purchase of an earlier order. */
const purchases = sql<Order['purchases']>`coalesce((
  select jsonb_agg(jsonb_build_object('id', e.id, 'slug', il.slug, 'title', iv.title, 'state', e.state) order by e.id)
  from entitlements e
  join order_items i on i.order_id = e.order_id and i.listing_id = e.listing_id
  join listings il on il.id = e.listing_id
  join listing_versions iv on iv.listing_id = i.listing_id and iv.version = i.version
  where e.order_id = ${orders.id} and not e.is_duplicate), '[]')`;

/** Newest first. */
const selectOrders = (db: Database, where: SQL | undefined, limit: number) =>
  db
    .select({
      order: orders,
      title: listingVersions.title,
      slug: listings.slug,
      kind: listings.kind,
      facts,
      isBeingRefunded,
      refundRequest,
      purchases
    })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .innerJoin(
      listingVersions,
      and(eq(listingVersions.listingId, orders.listingId), eq(listingVersions.version, orders.version))
    )
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit);

function toOrder(found: Awaited<ReturnType<typeof selectOrders>>[number], now: number): Order {
  const { order, title, slug, kind, facts: known, isBeingRefunded: isRefunding, purchases: bought } = found;
  const { refundRequest: request } = found;
  const paidAt = order.paidAt?.getTime() ?? null;
  const progress = describeProgress(known);
  const offer = refundOptions(
    {
      orderState: order.state,
      paidAt,
      windowDays: order.refundWindowDays,
      entitlements: bought.map(({ state }) => state),
      request: request?.state ?? null
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
    ...explainOrder(order),
    returned: formatDollars(order.returnedCents),
    licence: order.licence,
    isSandbox: isTestPayment(order.provider),
    progress,
    checkoutUrl: order.state === 'pending' && progress !== 'processing' ? order.checkoutUrl : null,
    isBeingRefunded: isRefunding,
    refund: isRefunding ? 'none' : offer,
    refundUntil: paidAt === null ? null : paidAt + order.refundWindowDays * dayMs,
    refundRequest: request,
    receiptNumber: order.receiptNumber === null ? null : nameReceipt(order.receiptNumber),
    createdAt: order.createdAt.getTime(),
    paidAt,
    purchases: bought
  };
}

/** From the steps that were fixed when it was placed. */
export const explainOrder = (
  order: Pick<
    typeof orders.$inferSelect,
    'listedCents' | 'saleCents' | 'couponCents' | 'ownedCents' | 'addedCents' | 'grossCents'
  >
): PriceExplanation =>
  explainPrice({
    listedCents: order.listedCents,
    deductions: { sale: order.saleCents, coupon: order.couponCents, owned: order.ownedCents },
    addedCents: order.addedCents,
    totalCents: order.grossCents
  });

/** E.g. "R-0000042". */
export const nameReceipt = (number: number): string => `R-${String(number).padStart(7, '0')}`;
