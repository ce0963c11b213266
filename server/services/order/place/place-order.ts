import { and, eq, or } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure, type ErrorCode } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import { licenseTexts } from '#shared/domain/market/license-texts.ts';
import { holdDaysOf } from '#shared/domain/market/platform-settings.ts';
import type { Actor, Person } from '#shared/domain/people/actor.ts';
import { chooseCommission } from '#shared/domain/trade/commission.ts';
import type { Offer, Order } from '#shared/domain/trade/order.ts';
import type { Quote } from '#shared/domain/trade/quote.ts';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { orderItems, orders } from '../../../db/schema/orders.ts';
import { getPerson } from '../../../context/request-context.ts';
import { claimCoupon, lockCoupon } from '../../coupon/redeem-coupon.ts';
import { hashLegalText } from '../../legal-text/read-legal-texts.ts';
import { readOrder } from '../read/read-orders.ts';
import { lockBuyer, type OrderRow } from '../settle/read-current-state.ts';
import { type SettleContext, settleOrder } from '../settle/settle-order.ts';
import { cancelPendingOrder } from './cancel-order.ts';
import { findRefusal, type QuotedListing, quoteListing } from './quote-order.ts';
import { startCheckout } from './start-checkout.ts';

export type OrderRequest = InputOf<CloudContract['orders.place']>;
type PlaceContext = SettleContext & Pick<Context, 'db' | 'payments' | 'siteUrl'>;
type PlacedRequest = OrderRequest & { readonly country: string | null };
type Item = Omit<typeof orderItems.$inferInsert, 'orderId'>;

/**
 * Places an order at the price and on the terms that the buyer was shown, or not at all. The same intent, or a pending
 * order of the same listing at the same price and terms, gives the order that exists. What is free is granted at once.
 * `country` is where the request came from.
 */
export async function placeOrder(
  context: PlaceContext,
  actor: Actor,
  request: OrderRequest,
  country: string | null = null
): Promise<Order> {
  const buyer = getPerson({ actor }, 'order.place');
  for (let attempt = 0; attempt < 3; attempt++) {
    const { order, isOutdated } = await context.db.transaction((tx) =>
      findOrInsertOrder(context, tx, buyer, { ...request, country })
    );
    if (!isOutdated) {
      await startCheckout(context, order);
      return readOrder(context, buyer.id, order.id);
    }
    await cancelPendingOrder(context, order);
  }
  throw new ContractFailure('conflict', 'An order of this at another price is being paid');
}

type Found = {
  readonly order: OrderRow;
  /** Pending at another price or on other terms: it must be cancelled before a new one can be placed. */
  readonly isOutdated: boolean;
};

/** Throws where the request is refused. */
async function findOrInsertOrder(
  context: PlaceContext,
  tx: Database,
  buyer: Person,
  request: PlacedRequest
): Promise<Found> {
  const now = context.now();
  const { slug, coupon, addedCents } = request;
  await lockBuyer(tx, buyer.id);
  if (coupon !== undefined) await lockCoupon(tx, slug, coupon);
  const quoted = await quoteListing(tx, { slug, coupon, addedCents, buyerId: buyer.id }, now);
  const earlier = await findEarlierOrders(tx, buyer.id, request.intent, quoted?.listing.id);

  const repeated = earlier.find(({ intent }) => intent === request.intent);
  if (repeated !== undefined) {
    if (repeated.listingId !== quoted?.listing.id || !isAgreed(repeated, request, quoted))
      throw new ContractFailure('idempotency_key_reused');
    return { order: repeated, isOutdated: false };
  }

  if (quoted === undefined) throw new ContractFailure('not_found');
  const quote = acceptQuote(quoted, buyer, request, context.payments);
  const items = listItems(quoted, quote);

  const [pending] = earlier;
  if (pending !== undefined) {
    const isCurrent =
      pending.provider === context.payments.name &&
      isAgreed(pending, request, quoted) &&
      (await hasSameItems(tx, pending.id, items));
    return { order: pending, isOutdated: !isCurrent };
  }

  const order = await insertOrder(context, tx, { buyer, request, quoted, quote, items, now });
  if (order.grossCents === 0)
    await settleOrder(context, tx, order, [{ kind: 'paid', at: now, cents: 0, feeCents: 0 }]);
  return { order, isOutdated: false };
}

/** The buyer's order by this intent, if there is one, and their pending order of this listing. */
const findEarlierOrders = (
  tx: Database,
  buyerId: string,
  intent: string,
  listingId: string | undefined
): Promise<OrderRow[]> => {
  const isPending =
    listingId === undefined ? undefined : and(eq(orders.listingId, listingId), eq(orders.state, 'pending'));
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), or(eq(orders.intent, intent), isPending)));
};

/** True if the order was placed at the price, with the coupon and on the terms of the request. */
const isAgreed = (
  order: OrderRow,
  { totalCents, addedCents = 0, terms }: OrderRequest,
  { coupon }: Pick<QuotedListing, 'coupon'>
): boolean =>
  order.grossCents === totalCents &&
  order.addedCents === addedCents &&
  order.couponId === (coupon?.id ?? null) &&
  order.licence === terms.licence &&
  order.licenceVersion === findShownVersion(terms) &&
  order.refundWindowDays === terms.refundWindowDays;

const findShownVersion = ({ licence, licenseVersion }: OrderRequest['terms']): string =>
  licenseVersion ?? licenseTexts[licence].version;

const refusals: Readonly<Record<NonNullable<Offer['refusal']>, ErrorCode>> = {
  own: 'not_for_sale',
  gone: 'not_for_sale',
  demo: 'not_for_sale',
  owned: 'already_owned',
  unverified: 'forbidden',
  signed_out: 'unauthenticated'
};

/** The quote, if it can be sold to the buyer and is what the request says they were shown. */
function acceptQuote(
  quoted: QuotedListing,
  buyer: Person,
  { totalCents, terms }: OrderRequest,
  payments: PlaceContext['payments']
): Quote {
  const refusal = findRefusal(quoted, buyer, payments);
  if (refusal !== null) throw new ContractFailure(refusals[refusal]);
  const { listing, license, quote, coupon, numbers } = quoted;
  if (coupon !== null && coupon.refusal !== null) throw new ContractFailure('coupon_not_valid');
  if (quote?.totalCents !== totalCents) throw new ContractFailure('price_changed');
  if (
    terms.licence !== listing.licence ||
    findShownVersion(terms) !== license.version ||
    terms.refundWindowDays !== numbers.refundWindowDays
  )
    throw new ContractFailure('terms_changed');
  return quote;
}

/** The items to buy, each in its current version. */
function listItems({ listing }: QuotedListing, { items }: Quote): readonly Item[] {
  return items.map(({ listingId, shareCents }) => {
    const item = listing.items.find(({ id }) => id === listingId);
    if (item?.content_hash == null) throw new Error('A listing for sale has no sealed text');
    return { listingId, version: item.version, shareCents, contentHash: item.content_hash };
  });
}

async function hasSameItems(tx: Database, orderId: string, items: readonly Item[]): Promise<boolean> {
  const rows = await tx
    .select({ listingId: orderItems.listingId })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId));
  const ids = new Set(items.map(({ listingId }) => listingId));
  return rows.length === ids.size && rows.every(({ listingId }) => ids.has(listingId));
}

type NewOrder = {
  readonly buyer: Person;
  readonly request: PlacedRequest;
  readonly quoted: QuotedListing;
  readonly quote: Quote;
  readonly items: readonly Item[];
  readonly now: number;
};

/** Fixes what was agreed: the database refuses to change it later. */
async function insertOrder(
  { newId, payments }: PlaceContext,
  tx: Database,
  { buyer, request, quoted: { listing, license, coupon, numbers }, quote, items, now }: NewOrder
): Promise<OrderRow> {
  const { rule, commission } = chooseCommission(request.ownLink, listing.seller_username, numbers, now);
  const [order] = await tx
    .insert(orders)
    .values({
      id: newId('ord'),
      buyerId: buyer.id,
      intent: request.intent,
      listingId: listing.id,
      version: listing.version,
      sellerId: listing.seller_id,
      listedCents: quote.listedCents,
      saleCents: quote.deductions.sale,
      couponCents: quote.deductions.coupon,
      ownedCents: quote.deductions.owned,
      addedCents: quote.addedCents,
      grossCents: quote.totalCents,
      saleId: quote.deductions.sale > 0 ? (listing.sale?.id ?? null) : null,
      couponId: coupon?.id ?? null,
      currency: 'USD',
      commission,
      commissionRule: rule,
      refundWindowDays: numbers.refundWindowDays,
      holdDays: holdDaysOf(numbers),
      licence: listing.licence,
      licenceVersion: license.version,
      licenceHash: hashLegalText(license),
      provider: quote.totalCents === 0 ? 'none' : payments.name,
      isFromDesktop: request.isFromDesktop,
      country: request.country,
      createdAt: new Date(now),
      state: 'pending',
      updatedAt: new Date(now)
    })
    .returning();
  if (order === undefined) throw new Error('The order was not written');
  await tx.insert(orderItems).values(items.map((item) => ({ ...item, orderId: order.id })));
  await claimCoupon(tx, order);
  return order;
}
