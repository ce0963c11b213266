// What buyers, sellers, banks and networks may do in any order, and what has to come of it.
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { orders } from '#server/db/schema/orders.ts';
import { cancelOrder } from '#server/services/order/cancel-order.ts';
import { placeOrder } from '#server/services/order/place-order.ts';
import { reconcile } from '#server/services/order/reconcile.ts';
import { refundOrder } from '#server/services/order/refund-order.ts';
import { listPurchases } from '#server/services/purchase/list-purchases.ts';
import { openPurchase } from '#server/services/purchase/open-purchase.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Person } from '#shared/domain/account/actor.ts';
import { openingTerms } from '#shared/domain/order/opening-terms.ts';
import type { PaymentFact } from '#shared/domain/order/payment-fact.ts';
import { draftPrompt, plantListing } from './plant-listings.ts';
import { checkoutOf, type Shop } from './shop.ts';

const minuteMs = 60_000;
const pick = fc.nat({ max: 1000 });

const anyAct = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('place' as const), who: pick, what: pick }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('place at another price' as const), who: pick, what: pick })
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('change the price' as const),
      what: pick,
      cents: fc.constantFrom(99, 300, 450, 500)
    })
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('pay' as const), what: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('decline' as const), what: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('process' as const), what: pick }) },
  /** Any event of any time: late, doubled, out of order; those that are never drawn are lost. */
  { weight: 8, arbitrary: fc.record({ do: fc.constant('deliver' as const), what: pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refund' as const), who: pick, what: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fail a refund' as const), what: pick }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('return a part' as const),
      what: pick,
      cents: fc.integer({ min: 1, max: 200 })
    })
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('dispute' as const),
      what: pick,
      cents: fc.constantFrom(100, 10_000)
    })
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('win' as const), what: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lose' as const), what: pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('open' as const), who: pick, what: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), who: pick, what: pick }) },
  /** The provider does what it is asked next, and the answer is lost. */
  { weight: 2, arbitrary: fc.record({ do: fc.constant('lose the answer' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('answer refunds later' as const), isLater: fc.boolean() })
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(3, 60, 1500) })
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reconcile' as const) }) }
);
export type Act = typeof anyAct extends fc.Arbitrary<infer Drawn> ? Drawn : never;

export const anyHistory = (length: number): fc.Arbitrary<readonly Act[]> =>
  fc.array(anyAct, { minLength: length, maxLength: length, size: 'max' });

/** What may be said to a buyer; anything else is a fault of ours. */
const honest: ReadonlySet<string> = new Set([
  'already_owned',
  'conflict',
  'not_found',
  'payment_unavailable',
  'price_changed',
  'purchase_ended',
  'reason_needed',
  'refund_refused'
]);

/** Plays it in a shop among new people and goods, then lets everything that was lost be found. */
export async function playHistory(shop: Shop, acts: readonly Act[]): Promise<readonly string[]> {
  const { context, database, provider, sellerId } = shop;
  const { db } = database;
  const sell = (title: string, priceCents: number) =>
    plantListing(db, sellerId, draftPrompt({ title, priceCents }));
  const [first, second, free] = [await sell('One', 500), await sell('Two', 300), await sell('Free', 0)];
  const bundle = await plantListing(db, sellerId, {
    ...draftPrompt({ title: 'Both', priceCents: 700 }),
    kind: 'bundle',
    itemIds: [first.id, second.id]
  });
  const goods = [first, second, bundle, free];
  const buyers = [await shop.makeBuyer(), await shop.makeBuyer()];
  const known = new Set(provider.checkouts.keys());
  const eventsBefore = provider.events.length;

  const at = <Item>(items: readonly Item[], place: number): Item | undefined => items[place % items.length];
  const checkouts = () => [...provider.checkouts.keys()].filter((id) => !known.has(id));
  const happen = (
    what: number,
    make: (facts: readonly PaymentFact[], cents: number) => PaymentFact | undefined
  ) => {
    const id = at(checkouts(), what);
    const charge = id === undefined ? undefined : provider.checkouts.get(id);
    const fact = charge && make(charge.facts, charge.cents);
    if (id !== undefined && fact !== undefined) provider.happen(id, fact);
  };
  const isPaid = (facts: readonly PaymentFact[]) => facts.some(({ kind }) => kind === 'paid');
  const now = () => context.now();
  const orderOf = async (who: Person, what: number): Promise<string> => {
    const rows = await db.select({ id: orders.id, buyerId: orders.buyerId }).from(orders);
    return (
      at(
        rows.filter(({ buyerId }) => buyerId === who.id),
        what
      )?.id ?? 'ord_none'
    );
  };

  async function act(drawn: Act): Promise<void> {
    const who = ('who' in drawn ? at(buyers, drawn.who) : undefined) ?? buyers[0];
    if (who === undefined) return;
    switch (drawn.do) {
      case 'place':
        return void (await shop.place(who, at(goods, drawn.what)?.slug ?? ''));
      case 'place at another price': {
        const wish = { intent: randomUUID(), slug: at(goods, drawn.what)?.slug ?? '', totalCents: 1 };
        return void (await placeOrder(context, who, { ...wish, isFromDesktop: false }));
      }
      case 'change the price': {
        const listing = at([first, second], drawn.what);
        if (listing === undefined) return;
        await database.pool.query("update listings set state = 'pending' where id = $1", [listing.id]);
        await plantListing(db, sellerId, draftPrompt({ priceCents: drawn.cents }), { listingId: listing.id });
        return;
      }
      case 'pay': {
        const id = at(checkouts(), drawn.what);
        return void (id !== undefined && provider.pay(id));
      }
      case 'decline':
        return happen(drawn.what, (facts) =>
          isPaid(facts) ? undefined : { kind: 'declined', at: now(), id: `try_${facts.length}` }
        );
      case 'process':
        return happen(drawn.what, (facts) =>
          isPaid(facts) || facts.some(({ kind }) => kind === 'ended')
            ? undefined
            : { kind: 'processing', at: now() }
        );
      case 'deliver':
        return shop.tell(at(provider.events.slice(eventsBefore), drawn.what));
      case 'refund': {
        const id = await orderOf(who, drawn.what);
        const reason = drawn.what % 2 === 0 ? 'It is not what was shown at all.' : '';
        return void (await refundOrder(context, who, { id, reason }));
      }
      case 'fail a refund':
        return happen(drawn.what, (facts) => {
          const done = facts.find((fact) => fact.kind === 'refunded');
          return done?.kind === 'refunded' ? { kind: 'refund_failed', at: now(), id: done.id } : undefined;
        });
      case 'return a part':
        return happen(drawn.what, (facts, cents) => {
          const before = facts.reduce((sum, fact) => sum + (fact.kind === 'refunded' ? fact.cents : 0), 0);
          if (!isPaid(facts) || before > 0 || drawn.cents > cents) return undefined;
          return { kind: 'refunded', at: now(), id: `part_${facts.length}`, cents: drawn.cents };
        });
      case 'dispute':
        return happen(drawn.what, (facts, cents) =>
          isPaid(facts)
            ? {
                kind: 'dispute_opened',
                at: now(),
                id: 'dsp',
                cents: Math.min(cents, drawn.cents),
                feeCents: 1500
              }
            : undefined
        );
      case 'win':
      case 'lose':
        return happen(drawn.what, (facts) =>
          facts.some(({ kind }) => kind === 'dispute_opened') &&
          !facts.some(({ kind }) => /_(won|lost)$/.test(kind))
            ? { kind: drawn.do === 'win' ? 'dispute_won' : 'dispute_lost', at: now(), id: 'dsp' }
            : undefined
        );
      case 'open': {
        const { items } = await listPurchases(context, who, { limit: 60 });
        const id = at(items, drawn.what)?.id ?? 'ent_none';
        return void (await openPurchase(context, who, { id, termsVersion: openingTerms.version }));
      }
      case 'cancel':
        return void (await cancelOrder(context, who, { id: await orderOf(who, drawn.what) }));
      case 'lose the answer': {
        let left = 1;
        return provider.loseAnswers(() => left-- > 0);
      }
      case 'answer refunds later':
        return provider.answerRefundsLater(drawn.isLater);
      case 'wait':
        return void (shop.clock.now += drawn.minutes * minuteMs);
      case 'reconcile':
        return reconcile(context);
    }
  }

  const faults: string[] = [];
  for (const drawn of acts) {
    await act(drawn).catch((error: unknown) => {
      if (!(error instanceof ContractFailure && honest.has(error.code)))
        faults.push(`${drawn.do}: ${String(error)}`);
    });
  }
  provider.loseAnswers(() => false);
  provider.answerRefundsLater(false);
  // What is paid late may be owned by then, and going back again takes its own time.
  for (let round = 0; round < 3; round++) {
    shop.clock.now += 3 * minuteMs;
    await reconcile(context);
  }
  return [...faults, ...(await listStrayed(shop, checkouts()))];
}

/** Orders that are not where the provider's own books say they have to be. */
async function listStrayed({ database, provider }: Shop, checkoutIds: readonly string[]): Promise<string[]> {
  const rows = await database.db.select().from(orders);
  return checkoutIds.flatMap((id) => {
    const order = rows.find((row) => checkoutOf(row) === id);
    const charge = provider.checkouts.get(id);
    if (order === undefined || charge === undefined) return [`${id} has no order`];
    const { state, returnedCents } = judge(charge.facts, charge.cents);
    const isSo = order.state === state && order.returnedCents === returnedCents;
    return isSo ? [] : [`${id} is ${order.state} ${order.returnedCents}, not ${state} ${returnedCents}`];
  });
}

/** By plain addition over what has happened to the money. */
function judge(facts: readonly PaymentFact[], cents: number): { state: string; returnedCents: number } {
  const has = (key: string) =>
    facts.some((fact) => (`id` in fact ? `${fact.kind}:${fact.id}` : fact.kind) === key);
  if (!has('paid')) return { state: has('ended') ? 'cancelled' : 'pending', returnedCents: 0 };
  let returned = 0;
  let isDisputed = false;
  for (const fact of facts) {
    if (fact.kind === 'refunded' && !has(`refund_failed:${fact.id}`)) returned += fact.cents;
    if (fact.kind === 'dispute_opened' && !has(`dispute_won:${fact.id}`)) {
      returned += fact.cents;
      isDisputed = true;
    }
  }
  const returnedCents = Math.min(cents, returned);
  if (isDisputed) return { state: 'disputed', returnedCents };
  if (returned === 0) return { state: 'paid', returnedCents };
  return { state: returnedCents === cents ? 'refunded' : 'partially_refunded', returnedCents };
}
