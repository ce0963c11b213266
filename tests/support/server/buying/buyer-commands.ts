// Commands of buyers.
import { randomUUID } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import { orders, refundRequests } from '#server/db/schema/orders.ts';
import { applyEvent, saveEvent } from '#server/services/order/settle/apply-event.ts';
import { cancelOrder } from '#server/services/order/place/cancel-order.ts';
import { placeOrder } from '#server/services/order/place/place-order.ts';
import { quoteOrder } from '#server/services/order/place/quote-order.ts';
import { reconcile } from '#server/services/order/reconcile.ts';
import { approveOverdueRefunds, decideRefund } from '#server/services/order/refund/decide-refund.ts';
import { refundOrder } from '#server/services/order/refund/refund-order.ts';
import { listPurchases } from '#server/services/purchase/list-purchases.ts';
import { openPurchase } from '#server/services/purchase/open-purchase.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import type { Coupon } from '#shared/domain/trade/coupon.ts';
import { openingTerms } from '#shared/domain/trade/opening-terms.ts';
import { canBuy, checkCouponPrice, checkOrdered } from './check-listings.ts';
import type { CommandEffects } from './command-effects.ts';
import { at, personOf, slugOf, type ModelRun, type OrderRequest } from './model-run.ts';
import { defaultTerms } from '#tests/support/server/default-terms.ts';

async function orderOf({ market }: ModelRun, who: Person, what: number): Promise<string> {
  const rows = await market.database.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.buyerId, who.id))
    .orderBy(asc(orders.id));
  return at(rows, what)?.id ?? 'ord_none';
}

const listIds = (people: readonly Person[]): string[] => people.map(({ id }) => id);

const place = (modelRun: ModelRun, who: Person, orderRequest: OrderRequest, isRepeated = false) =>
  modelRun.serve(async (context) => {
    const sold = modelRun.goods.find(({ slug }) => slug === orderRequest.slug);
    const request = { ...orderRequest, isFromDesktop: false };
    const country = at(['PT', 'ES', null], orderRequest.totalCents);
    const order = await placeOrder(context, who, request, country).catch((error: unknown) => {
      const isRefused = error instanceof ContractFailure && error.code === 'not_for_sale';
      if (sold === undefined || !isRefused || canBuy(modelRun, who, sold)) throw error;
    });
    if (order === undefined) return;
    if (order.total.cents !== orderRequest.totalCents)
      modelRun.faults.push(`ordered for ${order.total.cents} what was shown for ${orderRequest.totalCents}`);
    if (order.added.cents > 0 && !isRepeated && sold?.isPayWhatYouWant === false)
      modelRun.faults.push(`${order.id} adds ${order.added.cents} to a fixed price`);
    // Earlier orders keep their terms.
    if (!isRepeated && sold !== undefined) await checkOrdered(modelRun, who, sold, order.id);
  });

type Means = {
  readonly coupon?: Coupon | undefined;
  readonly isByOwnLink?: boolean;
  readonly addedCents?: number;
};

async function quoteAndPlace(
  modelRun: ModelRun,
  who: Person,
  what: number,
  { coupon, isByOwnLink = false, addedCents }: Means = {}
): Promise<void> {
  const slug = slugOf(modelRun, what);
  const { context } = modelRun.market;
  const offer = await quoteOrder(context, who, { slug, coupon: coupon?.code });
  if (coupon !== undefined) checkCouponPrice(modelRun, at(modelRun.goods, what), offer, coupon);
  const { total, seller, licence, refundWindowDays } = offer;
  const orderRequest = {
    intent: randomUUID(),
    slug,
    coupon: coupon?.code,
    ownLink: isByOwnLink ? { seller, at: context.now() } : undefined,
    addedCents,
    totalCents: total.cents + (addedCents ?? 0),
    terms: { licence, refundWindowDays }
  };
  modelRun.orderRequests.set(who.id, orderRequest);
  await place(modelRun, who, orderRequest);
}

export const buyerCommands: CommandEffects<
  | 'place'
  | 'place with a coupon'
  | 'place by an own link'
  | 'pay what they want'
  | 'place again'
  | 'place at another price'
  | 'deliver'
  | 'refund'
  | 'decide a refund'
  | 'approve overdue refunds'
  | 'open'
  | 'cancel'
  | 'reconcile'
  | 'crash'
> = {
  place: (modelRun, { who, what }) => quoteAndPlace(modelRun, personOf(modelRun, who), what),
  'place with a coupon': (modelRun, { who, what, coupon }) =>
    quoteAndPlace(modelRun, personOf(modelRun, who), what, { coupon: at(modelRun.coupons, coupon) }),
  'place by an own link': (modelRun, { who, what }) =>
    quoteAndPlace(modelRun, personOf(modelRun, who), what, { isByOwnLink: true }),
  'pay what they want': (modelRun, { who, what, addedCents }) =>
    quoteAndPlace(modelRun, personOf(modelRun, who), what, { addedCents }),
  'place again': async (modelRun, act) => {
    const who = personOf(modelRun, act.who);
    const orderRequest = modelRun.orderRequests.get(who.id);
    if (orderRequest !== undefined) await place(modelRun, who, orderRequest, true);
  },
  'place at another price': (modelRun, act) =>
    place(modelRun, personOf(modelRun, act.who), {
      intent: randomUUID(),
      slug: slugOf(modelRun, act.what),
      totalCents: 1,
      terms: defaultTerms
    }),
  deliver: async (modelRun, act) => {
    const event = at(modelRun.listEvents(), act.what);
    if (event === undefined) return;
    await modelRun.serve(async (context) => {
      await saveEvent(context.db, context.payments.name, event, context.now());
      await applyEvent(context, context.payments.name, event.id);
    });
  },
  refund: async (modelRun, act) => {
    const who = personOf(modelRun, act.who);
    const id = await orderOf(modelRun, who, act.what);
    const reason = act.hasReason ? 'It is not what was shown at all.' : '';
    await modelRun.serve(async (context) => void (await refundOrder(context, who, { id, reason })));
  },
  'decide a refund': async (modelRun, { what, isApproved }) => {
    const { db } = modelRun.market.database;
    const requests = await db
      .select({ id: refundRequests.id })
      .from(refundRequests)
      .innerJoin(orders, eq(orders.id, refundRequests.orderId))
      .where(inArray(orders.buyerId, listIds(modelRun.people)))
      .orderBy(asc(refundRequests.id));
    const id = at(requests, what)?.id;
    if (id === undefined) return;
    const isHeard = await modelRun.serve(async (context) => {
      const decision = { id, isApproved, reason: 'Decided.', by: 'administrator', actorId: null } as const;
      await decideRefund(context, decision);
      if (modelRun.decisions.has(id)) modelRun.faults.push(`${id} was decided twice`);
      modelRun.decisions.set(id, isApproved ? 'approved' : 'refused');
    });
    // The response is lost if the server died, so the decision is unknown.
    if (!isHeard && !modelRun.decisions.has(id)) modelRun.decisions.set(id, null);
  },
  'approve overdue refunds': (modelRun) => modelRun.serve(approveOverdueRefunds),
  open: async (modelRun, act) => {
    const who = personOf(modelRun, act.who);
    const { items } = await listPurchases(modelRun.market.context, who, { limit: 60 });
    const id = at(items, act.what)?.id ?? 'ent_none';
    await modelRun.serve(async (context) => {
      const { data, version } = await openPurchase(context, who, { id, termsVersion: openingTerms.version });
      // The text of the first version is the secret alone; `change the price` writes another each time.
      const isFirst = data.concept === modelRun.secret;
      if (!data.concept.startsWith(modelRun.secret) || isFirst !== (version === 1))
        modelRun.faults.push('opened, and it is not what was sealed');
    });
  },
  cancel: async (modelRun, act) => {
    const who = personOf(modelRun, act.who);
    const id = await orderOf(modelRun, who, act.what);
    await modelRun.serve(async (context) => void (await cancelOrder(context, who, { id })));
  },
  reconcile: (modelRun) => modelRun.serve(reconcile),
  crash: (modelRun, { atStatement, isSent }) => void (modelRun.crashPoint = { atStatement, isSent })
};
