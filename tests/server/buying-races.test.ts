// The same thing sent many times at once, and different things at the same moment: each has one winner.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoupon } from '#server/services/coupon/manage-coupons.ts';
import { cancelOrder } from '#server/services/order/place/cancel-order.ts';
import { getOrder } from '#server/services/order/place/get-order.ts';
import { placeOrder } from '#server/services/order/place/place-order.ts';
import { reconcile } from '#server/services/order/reconcile.ts';
import { refundOrder } from '#server/services/order/refund/refund-order.ts';
import { openPurchase } from '#server/services/purchase/open-purchase.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { openingTerms } from '#shared/domain/trade/opening-terms.ts';
import { seed } from '../support/seed.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { checkoutOf, createMarketFixture, type MarketFixture } from '../support/server/market-fixture.ts';
import { defaultTerms } from '#tests/support/server/default-terms.ts';

const intents = Number(process.env['INTENTS'] ?? 120);
const instances = 8;
const refundCount = Number(process.env['REFUNDS'] ?? 60);
const rounds = Number(process.env['RACE_ROUNDS'] ?? 4);

let market: MarketFixture;
beforeAll(async () => (market = await createMarketFixture({ poolSize: 8, instances: 3 })));
afterAll(() => market.stop());

let drawn = seed;
/** Evenly from 0 to 1, the same in every run of a seed. */
function draw(): number {
  drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) >>> 0;
  return drawn / 2 ** 32;
}

const sell = (priceCents = 500, title = 'A lamp') =>
  seedListing(market.database.db, market.sellerId, buildPromptDraft({ priceCents, title }));

const count = async (query: string): Promise<number> =>
  Number((await market.database.pool.query<{ n: string }>(`select count(*) as n from ${query}`)).rows[0]?.n);

/** As a client does that got no answer: again with the same intent. */
async function placeUntilAnswered(buyer: Person, slug: string, intent: string): Promise<string> {
  for (let tries = 0; tries < 40; tries++) {
    try {
      const orderRequest = { intent, slug, totalCents: 500, terms: defaultTerms, isFromDesktop: false };
      return (await placeOrder(market.nextInstance(), buyer, orderRequest)).id;
    } catch (error) {
      if (!(error instanceof ContractFailure && error.code === 'payment_unavailable')) throw error;
    }
  }
  throw new Error('Nothing ever came back');
}

async function someAtOnce<Item>(
  items: Iterable<Item>,
  width: number,
  act: (item: Item) => Promise<void>
): Promise<void> {
  const left = items[Symbol.iterator]();
  const next = async (): Promise<void> => {
    for (let item = left.next(); item.done !== true; item = left.next()) await act(item.value);
  };
  await Promise.all(Array.from({ length: width }, next));
}

test(`${intents} intents sent ${instances} times at once, a third of the answers lost, are that many charges and rights`, async () => {
  const { slug } = await sell();
  market.provider.dropResponses(() => draw() < 0.3);
  await someAtOnce(Array.from({ length: intents }, randomUUID), 5, async (intent) => {
    const buyer = await market.makeBuyer();
    const send = () => placeUntilAnswered(buyer, slug, intent);
    const ids = new Set(await Promise.all(Array.from({ length: instances }, send)));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    const event = market.provider.pay(checkoutOf({ id }));
    const tell = () => market.tell(event);
    await Promise.all([tell(), tell(), getOrder(market.nextInstance(), buyer, { id })]);
  });
  market.provider.dropResponses(() => false);
  expect(market.provider.checkouts.size).toBe(intents);
  expect(await count('orders')).toBe(intents);
  expect(await count("entitlements where state = 'sealed'")).toBe(intents);
  expect(await count('ledger_transactions')).toBe(intents);
  expect(await count("payment_facts where key = 'paid'")).toBe(intents);
}, 600_000);

test(`${refundCount} refunds sent twice at once are that many`, async () => {
  const { slug } = await sell();
  const ids: string[] = [];
  const states = new Set<string>();
  await someAtOnce(Array.from({ length: refundCount }).keys(), 8, async () => {
    const buyer = await market.makeBuyer();
    const { id } = await market.buy(buyer, slug);
    ids.push(id);
    const send = () => refundOrder(market.nextInstance(), buyer, { id, reason: '' });
    await Promise.all([send(), send()]);
    states.add((await getOrder(market.nextInstance(), buyer, { id })).state);
  });
  const facts = ids.flatMap((id) => market.provider.checkouts.get(checkoutOf({ id }))?.facts ?? []);
  expect(facts.filter(({ kind }) => kind === 'refunded')).toHaveLength(refundCount);
  expect([...states]).toEqual(['refunded']);
}, 600_000);

/** Refusals are answers; a deadlock is none. */
const calmly = (act: Promise<unknown>): Promise<unknown> =>
  act.catch((error: unknown) => {
    if (!(error instanceof ContractFailure)) throw error;
  });

async function settleAll(): Promise<void> {
  market.clock.now += 180_000;
  await reconcile(market.nextInstance());
  await reconcile(market.nextInstance());
}

test('a payment and its cancelling, in two tabs and twice told, leave one order that is either', async () => {
  const { slug } = await sell();
  for (let round = 0; round < rounds; round++) {
    const buyer = await market.makeBuyer();
    const [one, other] = await Promise.all([market.place(buyer, slug), market.place(buyer, slug)]);
    expect(one.id).toBe(other.id);
    const pay = async () => market.tell(market.provider.pay(checkoutOf(one)));
    const cancel = () => calmly(cancelOrder(market.nextInstance(), buyer, one));
    await Promise.all([cancel(), pay(), cancel(), getOrder(market.nextInstance(), buyer, one)]);
    const { state } = await getOrder(market.nextInstance(), buyer, one);
    expect(['paid', 'cancelled']).toContain(state);
  }
  await settleAll();
});

test('a prompt and its bundle paid at once are held once, and what was paid twice goes back', async () => {
  for (let round = 0; round < rounds; round++) {
    const [one, two] = [await sell(600), await sell(400)];
    const bundle = await seedListing(market.database.db, market.sellerId, {
      ...buildPromptDraft({ title: 'Both', priceCents: 900 }),
      kind: 'bundle',
      itemIds: [one.id, two.id]
    });
    const buyer = await market.makeBuyer();
    const placed = [await market.place(buyer, one.slug), await market.place(buyer, bundle.slug)];
    await Promise.all(placed.map((order) => market.tell(market.provider.pay(checkoutOf(order)))));
    await settleAll();
    const ended = await Promise.all(placed.map((order) => getOrder(market.nextInstance(), buyer, order)));
    const held = ended.flatMap(({ purchases }) => purchases.filter(({ state }) => state !== 'revoked'));
    expect(new Set(held.map(({ slug }) => slug)).size).toBe(2);
    expect(held).toHaveLength(2);
    const kept = ended.reduce((sum, { total, returned }) => sum + total.cents - returned.cents, 0);
    expect([960, 900]).toContain(kept);
  }
});

test('the last use of a coupon, claimed by several buyers at once, is one buyer’s, and the others are told', async () => {
  const { slug } = await sell();
  for (let round = 0; round < rounds; round++) {
    const { code } = await createCoupon(market.context, market.seller, {
      code: `LAST-${round}`,
      discount: { kind: 'percent', percent: 20 },
      startsAt: 0,
      endsAt: null,
      maxUses: 1,
      listingIds: null
    });
    const buyers = await Promise.all(Array.from({ length: 6 }, () => market.makeBuyer()));
    const claim = async (buyer: Person) => {
      const orderRequest = { slug, coupon: code, totalCents: 400, terms: defaultTerms, isFromDesktop: false };
      return placeOrder(market.nextInstance(), buyer, { ...orderRequest, intent: randomUUID() });
    };
    const ends = await Promise.allSettled(buyers.map(claim));
    const lost = ends.flatMap((end) =>
      end.status === 'rejected' ? [(end.reason as ContractFailure).code] : []
    );
    expect(lost).toEqual(Array.from({ length: 5 }, () => 'coupon_not_valid'));
    const [order] = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
    const winner = buyers[ends.findIndex(({ status }) => status === 'fulfilled')];
    if (order === undefined || winner === undefined) throw new Error('Nobody has won');
    // Its use is claimed again while it is released and paid for.
    await Promise.all([
      calmly(cancelOrder(market.nextInstance(), winner, order)),
      market.tell(market.provider.pay(checkoutOf(order))),
      ...buyers.map((buyer) => calmly(claim(buyer)))
    ]);
    await settleAll();
  }
});

test('opening and a refund before opening at once are one or the other', async () => {
  const { slug } = await sell();
  for (let round = 0; round < rounds; round++) {
    const buyer = await market.makeBuyer();
    const { id } = await market.buy(buyer, slug);
    const [purchase = { id: '' }] = (await getOrder(market.nextInstance(), buyer, { id })).purchases;
    const open = () =>
      openPurchase(market.nextInstance(), buyer, { id: purchase.id, termsVersion: openingTerms.version });
    const refund = () => refundOrder(market.nextInstance(), buyer, { id, reason: '' });
    await Promise.all([calmly(open()), calmly(refund()), calmly(open()), calmly(refund())]);
    const { state, purchases } = await getOrder(market.nextInstance(), buyer, { id });
    expect(['paid opened', 'refunded revoked']).toContain(`${state} ${purchases[0]?.state}`);
  }
});

test('a dispute, a refund and their events at once reverse each share once', async () => {
  const { slug } = await sell();
  for (let round = 0; round < rounds; round++) {
    const buyer = await market.makeBuyer();
    const order = await market.buy(buyer, slug);
    const checkout = checkoutOf(order);
    const dispute = market.provider.happen(checkout, {
      kind: 'dispute_opened',
      at: market.clock.now,
      id: 'dsp',
      cents: 500,
      feeCents: 1500
    });
    await Promise.all([
      market.tell(dispute),
      calmly(refundOrder(market.nextInstance(), buyer, { id: order.id, reason: '' })),
      market.tell(dispute)
    ]);
    await market.tell(
      market.provider.happen(checkout, { kind: 'dispute_won', at: market.clock.now, id: 'dsp' })
    );
  }
  await settleAll();
});

test('what is sold of several things through several copies at once makes none wait for each other', async () => {
  const things = await Promise.all(Array.from({ length: 6 }, () => sell()));
  for (let round = 0; round < rounds; round++) {
    const orders = await Promise.all(
      Array.from({ length: 24 }, async () => {
        const { slug = '' } = things[Math.floor(draw() * things.length)] ?? {};
        return market.place(await market.makeBuyer(), slug);
      })
    );
    const events = orders.map((order) => market.provider.pay(checkoutOf(order)));
    await Promise.all([...events, ...events.toReversed()].map((event) => market.tell(event)));
  }
  const sold = await count(`orders where state = 'paid' and listing_id in (${idsOf(things)})`);
  expect(sold).toBe(24 * rounds);
  // A connection tells of what it met once it has been idle for a second.
  await wait(1500);
  await market.database.pool.query('select 1');
  expect(await count('pg_stat_database where datname = current_database() and deadlocks > 0')).toBe(0);
});

const idsOf = (things: readonly { readonly id: string }[]): string =>
  things.map(({ id }) => `'${id}'`).join(', ');
