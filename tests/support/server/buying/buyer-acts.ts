// What buyers ask of the server.
import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { orders } from '#server/db/schema/orders.ts';
import { applyEvent, saveEvent } from '#server/services/order/settle/apply-event.ts';
import { cancelOrder } from '#server/services/order/place/cancel-order.ts';
import { placeOrder } from '#server/services/order/place/place-order.ts';
import { quoteOrder } from '#server/services/order/place/quote-order.ts';
import { reconcile } from '#server/services/order/reconcile.ts';
import { refundOrder } from '#server/services/order/refund/refund-order.ts';
import { listPurchases } from '#server/services/purchase/list-purchases.ts';
import { openPurchase } from '#server/services/purchase/open-purchase.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { openingTerms } from '#shared/domain/trade/opening-terms.ts';
import type { Performed } from './performed.ts';
import { at, personOf, slugOf, type Stage, type Wish } from './stage.ts';
import { usualTerms } from '#tests/support/server/usual-terms.ts';

async function orderOf({ shop }: Stage, who: Person, what: number): Promise<string> {
  const rows = await shop.database.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.buyerId, who.id))
    .orderBy(asc(orders.id));
  return at(rows, what)?.id ?? 'ord_none';
}

const place = (stage: Stage, who: Person, wish: Wish) =>
  stage.serve(async (context) => {
    const { total } = await placeOrder(context, who, { ...wish, isFromDesktop: false });
    if (total.cents !== wish.totalCents)
      stage.faults.push(`ordered for ${total.cents} what was shown for ${wish.totalCents}`);
  });

export const buyerActs: Performed<
  | 'place'
  | 'place again'
  | 'place at another price'
  | 'deliver'
  | 'refund'
  | 'open'
  | 'cancel'
  | 'reconcile'
  | 'crash'
> = {
  place: async (stage, act) => {
    const who = personOf(stage, act.who);
    const slug = slugOf(stage, act.what);
    const { total, licence, refundWindowDays } = await quoteOrder(stage.shop.context, who, { slug });
    const wish = {
      intent: randomUUID(),
      slug,
      totalCents: total.cents,
      terms: { licence, refundWindowDays }
    };
    stage.wishes.set(who.id, wish);
    await place(stage, who, wish);
  },
  'place again': async (stage, act) => {
    const who = personOf(stage, act.who);
    const wish = stage.wishes.get(who.id);
    if (wish !== undefined) await place(stage, who, wish);
  },
  'place at another price': (stage, act) =>
    place(stage, personOf(stage, act.who), {
      intent: randomUUID(),
      slug: slugOf(stage, act.what),
      totalCents: 1,
      terms: usualTerms
    }),
  deliver: async (stage, act) => {
    const event = at(stage.listEvents(), act.what);
    if (event === undefined) return;
    await stage.serve(async (context) => {
      await saveEvent(context.db, context.payments.name, event, context.now());
      await applyEvent(context, context.payments.name, event.id);
    });
  },
  refund: async (stage, act) => {
    const who = personOf(stage, act.who);
    const id = await orderOf(stage, who, act.what);
    const reason = act.hasReason ? 'It is not what was shown at all.' : '';
    await stage.serve(async (context) => void (await refundOrder(context, who, { id, reason })));
  },
  open: async (stage, act) => {
    const who = personOf(stage, act.who);
    const { items } = await listPurchases(stage.shop.context, who, { limit: 60 });
    const id = at(items, act.what)?.id ?? 'ent_none';
    await stage.serve(async (context) => {
      const { data } = await openPurchase(context, who, { id, termsVersion: openingTerms.version });
      if (data.concept !== stage.secret) stage.faults.push('opened, and it is not what was sealed');
    });
  },
  cancel: async (stage, act) => {
    const who = personOf(stage, act.who);
    const id = await orderOf(stage, who, act.what);
    await stage.serve(async (context) => void (await cancelOrder(context, who, { id })));
  },
  reconcile: (stage) => stage.serve(reconcile),
  crash: (stage, { atStatement, isSent }) => void (stage.death = { atStatement, isSent })
};
