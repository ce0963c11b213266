// Purchases at the same moment: each one ends as it would have by itself.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOrder } from '#server/services/order/place/get-order.ts';
import { type OrderRequest, placeOrder } from '#server/services/order/place/place-order.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import type { Order } from '#shared/domain/trade/order.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { checkoutOf, createMarketFixture, type MarketFixture } from '../support/server/market-fixture.ts';
import { defaultTerms } from '../support/server/default-terms.ts';

let market: MarketFixture;
beforeAll(async () => (market = await createMarketFixture()));
afterAll(() => market.stop());

const sell = (priceCents = 500, title = 'A lamp') =>
  seedListing(market.database.db, market.sellerId, buildPromptDraft({ priceCents, title }));

const makeBuyers = (count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, () => market.makeBuyer()));

const requestFor = (slug: string, totalCents = 500, intent: string = randomUUID()): OrderRequest => ({
  intent,
  slug,
  totalCents,
  terms: defaultTerms,
  isFromDesktop: false
});

const place = (buyer: Person, request: OrderRequest): Promise<Order> =>
  placeOrder(market.context, buyer, request);

const pay = (order: Order): Promise<void> => market.tell(market.provider.pay(checkoutOf(order)));

const read = (buyer: Person, { id }: Order): Promise<Order> => getOrder(market.context, buyer, { id });

const countSales = async (listingId: string) =>
  (
    await market.database.pool.query<{ whole: number; byDay: number }>(
      `select sales_count as whole, (select sum(sales)::int from listing_daily_counts where listing_id = $1) as "byDay"
       from listings where id = $1`,
      [listingId]
    )
  ).rows[0];

const codeOf = (error: unknown): string => (error as ContractFailure).code;

test('forty people who buy the same listing at once own it once each', async () => {
  const { id, slug } = await sell();
  const buyers = await makeBuyers(40);
  const placed = await Promise.all(buyers.map((buyer) => place(buyer, requestFor(slug))));
  await Promise.all(placed.map(pay));
  const ended = await Promise.all(placed.map((order, at) => read(buyers[at] as Person, order)));
  expect(ended.map(({ state, purchases }) => `${state} ${purchases[0]?.state}`)).toEqual(
    buyers.map(() => 'paid sealed')
  );
  expect(new Set(ended.map(({ receiptNumber }) => receiptNumber)).size).toBe(40);
  expect(await countSales(id)).toEqual({ whole: 40, byDay: 40 });
});

test('a free listing is granted to everybody at once', async () => {
  const { id, slug } = await sell(0);
  const buyers = await makeBuyers(20);
  const placed = await Promise.all(buyers.map((buyer) => place(buyer, requestFor(slug, 0))));
  expect(placed.map(({ purchases }) => purchases[0]?.state)).toEqual(buyers.map(() => 'sealed'));
  expect(await countSales(id)).toEqual({ whole: 20, byDay: 20 });
});

test('each request is answered by itself, whatever the others ask for', async () => {
  const [{ slug }, own] = [await sell(), await sell(700)];
  const [ann, bob, cem, dora, eve] = (await makeBuyers(5)) as [Person, Person, Person, Person, Person];
  const intent = randomUUID();
  const first = place(eve, requestFor(slug, 500, intent));
  const outcomes = await Promise.allSettled([
    place(ann, requestFor(slug)),
    place(bob, requestFor(slug, 400)),
    place(cem, requestFor('nothing-of-that-name')),
    place(dora, { ...requestFor(slug), terms: { ...defaultTerms, refundWindowDays: 3 } }),
    place({ ...eve, id: market.sellerId }, requestFor(own.slug, 700)),
    first,
    place(eve, requestFor(slug, 500, intent)),
    // Sent at once it might be the one that takes the key.
    first.then(() => place(eve, requestFor(own.slug, 700, intent)))
  ]);
  const answers = outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value.slug : codeOf(outcome.reason)
  );
  expect(answers).toEqual([
    slug,
    'price_changed',
    'not_found',
    'terms_changed',
    'not_for_sale',
    slug,
    slug,
    'idempotency_key_reused'
  ]);
});

test('a provider that does not answer for one order delays none of the others', async () => {
  const [{ slug }, dear] = [await sell(), await sell(900)];
  const [first, second, third] = (await makeBuyers(3)) as [Person, Person, Person];
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const startCheckout: typeof market.provider.startCheckout = async (request) => {
    if (request.total.cents === 900) {
      asked.resolve();
      await answer.promise;
    }
    return market.provider.startCheckout(request);
  };
  const context = { ...market.context, payments: { ...market.provider, startCheckout } };
  const late = placeOrder(context, first, requestFor(dear.slug, 900));
  const atOnce = [
    placeOrder(context, second, requestFor(slug)),
    placeOrder(context, third, requestFor(slug))
  ];
  expect((await Promise.all(atOnce)).map(({ state }) => state)).toEqual(['pending', 'pending']);
  expect(await placeOrder(context, second, requestFor(dear.slug, 500)).catch(codeOf)).toBe('price_changed');
  await asked.promise;
  answer.reject(new ContractFailure('payment_unavailable'));
  await expect(late).rejects.toMatchObject({ code: 'payment_unavailable' });
  expect(await place(first, requestFor(dear.slug, 900))).toMatchObject({ slug: dear.slug, state: 'pending' });
});

test('a payment that cannot be settled delays none of the others', async () => {
  const { slug } = await sell();
  const buyers = await makeBuyers(8);
  const placed = await Promise.all(buyers.map((buyer) => place(buyer, requestFor(slug))));
  const [wrong, ...good] = placed as [Order, ...Order[]];
  const tooLittle = { kind: 'paid', at: market.clock.now, cents: 1, feeCents: 0 } as const;
  const event = { id: 'evt_wrong', type: 'paid', checkoutId: checkoutOf(wrong), facts: [tooLittle] };
  const [refused] = await Promise.allSettled([market.tell(event), ...good.map(pay)]);
  expect(refused).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('costs') }
  });
  const states = await Promise.all(placed.map((order, at) => read(buyers[at] as Person, order)));
  expect(states.map(({ state }) => state)).toEqual(['pending', ...good.map(() => 'paid')]);
  await market.database.pool.query("delete from provider_events where event_id = 'evt_wrong'");
});

test('one event that comes five times at once is settled once', async () => {
  const { id, slug } = await sell();
  const [buyer] = (await makeBuyers(1)) as [Person];
  const order = await place(buyer, requestFor(slug));
  const event = market.provider.pay(checkoutOf(order));
  await Promise.all(Array.from({ length: 5 }, () => market.tell(event)));
  expect(await countSales(id)).toEqual({ whole: 1, byDay: 1 });
});

test('of a prompt and its bundle paid at once the second refunds its share', async () => {
  const [one, two] = [await sell(600), await sell(400)];
  const bundle = await seedListing(market.database.db, market.sellerId, {
    ...buildPromptDraft({ title: 'Both', priceCents: 900 }),
    kind: 'bundle',
    itemIds: [one.id, two.id]
  });
  const [buyer] = (await makeBuyers(1)) as [Person];
  const placed = [await market.place(buyer, one.slug), await market.place(buyer, bundle.slug)];
  await Promise.all(placed.map(pay));
  const ended = await Promise.all(placed.map((order) => read(buyer, order)));
  const held = ended.flatMap(({ purchases }) => purchases.filter(({ state }) => state === 'sealed'));
  expect(held.map(({ slug }) => slug).toSorted()).toEqual([one.slug, two.slug].toSorted());
});
