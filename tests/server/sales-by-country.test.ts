// The country an order is placed from: what is kept of it, and what of it sellers see.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countCountrySales, listSalesByCountry } from '#server/services/seller/count-country-sales.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { defaultTerms } from '../support/server/default-terms.ts';
import { createMarketFixture, type MarketFixture } from '../support/server/market-fixture.ts';
import { buildPromptDraft, seedListing, seedSeller } from '../support/server/seed-listings.ts';
import { signUpAs } from '../support/server/test-users.ts';

let market: MarketFixture;
let server: TestApp;
beforeAll(async () => {
  market = await createMarketFixture();
  server = await createTestApp();
});
afterAll(async () => {
  await market.stop();
  await server.stop();
});

const year = { from: '2026-01-01', to: '2026-12-31' };
const read = (range = year, sellerId = market.sellerId) =>
  listSalesByCountry(market.database.db, sellerId, range);
const count = () => countCountrySales(market.context);
const sell = (sellerId: string, title: string) =>
  seedListing(market.database.db, sellerId, buildPromptDraft({ title, priceCents: 0 }));

async function buyFrom(country: string | null, slug: string, buyers: readonly Person[]): Promise<void> {
  market.from.country = country;
  for (const buyer of buyers) await market.place(buyer, slug);
}

test('a seller sees a country of months with five buyers from it and five from elsewhere, and one sum of the rest', async () => {
  const { clock, sellerId } = market;
  const buyers: Person[] = [];
  for (let number = 0; number < 14; number++) buyers.push(await market.makeBuyer());
  const [rain, fog, fox] = [
    await sell(sellerId, 'Rain'),
    await sell(sellerId, 'Fog'),
    await sell(sellerId, 'Fox')
  ];
  const another = await seedSeller(market.database.db, 'one-country');
  const snow = await sell(another, 'Snow');

  clock.now = Date.parse('2026-08-10T12:00:00Z');
  await buyFrom('PT', rain.slug, buyers.slice(0, 5));
  await buyFrom('ES', rain.slug, buyers.slice(5, 9));
  await buyFrom(null, rain.slug, buyers.slice(9, 10));
  // Four buyers stay four, however much they buy; and all buyers from one country tell of each of them.
  await buyFrom('ES', fog.slug, buyers.slice(5, 9));
  await buyFrom('FR', snow.slug, buyers.slice(0, 9));
  await buyFrom('ES', snow.slug, buyers.slice(9, 13));

  await count();
  expect(await read()).toEqual([]);
  clock.now = Date.parse('2026-09-01T00:30:00Z');
  await count();
  const august = [
    { country: 'PT', sales: 5 },
    { country: null, sales: 9 }
  ];
  expect(await read()).toEqual(august);
  expect(await read(year, another)).toEqual([]);
  for (const range of [
    { from: '2026-08-02', to: '2026-09-30' },
    { from: '2026-07-01', to: '2026-08-30' }
  ])
    expect(await read(range)).toEqual([]);
  expect(await read({ from: '2026-08-01', to: '2026-08-31' })).toEqual(august);

  // A late report changes nothing: the difference would disclose a single order.
  clock.now = Date.parse('2026-08-31T23:00:00Z');
  await buyFrom('PT', rain.slug, buyers.slice(13));
  clock.now = Date.parse('2026-09-01T00:40:00Z');
  await buyFrom('PT', fox.slug, buyers.slice(0, 5));
  await buyFrom('ES', fox.slug, buyers.slice(5, 10));
  await count();
  expect(await read()).toEqual(august);
  clock.now = Date.parse('2026-10-01T00:30:00Z');
  await count();
  await count();
  expect(await read()).toEqual([
    { country: 'PT', sales: 10 },
    { country: 'ES', sales: 5 },
    { country: null, sales: 9 }
  ]);
});

test('an order keeps the country of the operator’s header, also after its buyer left, and no other text', async () => {
  const { slug } = await seedListing(
    server.database.db,
    await seedSeller(server.database.db, 'a-seller'),
    buildPromptDraft({ priceCents: 0 })
  );
  const buyer = await signUpAs(server);
  const request = { intent: randomUUID(), slug, totalCents: 0, terms: defaultTerms, isFromDesktop: false };
  const placed = await server.call('orders.place', request, { ...buyer.headers, 'x-country': 'pt' });
  expect(placed.status).toBe(200);
  expect(JSON.stringify(placed.output)).not.toContain('PT');
  const exported = await server.call('account.export', undefined, buyer.headers);
  expect(exported.output.tables['orders']).toMatchObject([{ country: 'PT' }]);
  await server.call('account.remove', { confirmation: buyer.password }, buyer.headers);

  const other = await signUpAs(server);
  await server.call('orders.place', request, { ...other.headers, 'x-country': '203.0.113.7' });
  const { rows } = await server.database.pool.query<{ country: string | null; isKnown: boolean }>(
    `select o.country, u.deleted_at is null as "isKnown" from orders o join users u on u.id = o.buyer_id order by o.id`
  );
  expect(rows).toEqual([
    { country: 'PT', isKnown: false },
    { country: null, isKnown: true }
  ]);
});

test('nothing is kept where no header is configured', async () => {
  const { context } = server;
  const without = { ...market.context, countryHeader: undefined };
  await market.database.pool.query('delete from seller_country_sales');
  await countCountrySales(without);
  expect(await read()).toEqual([]);
  await countCountrySales({ ...without, countryHeader: context.countryHeader });
  expect(await read()).not.toEqual([]);
});
