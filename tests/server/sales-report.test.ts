// The sales of the marketplace by day, category, model and seller, beside the ledger. That both agree in histories nobody
// thought of is a part of buying-model.test.ts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBuyerCohorts, refreshBuyerCohorts } from '#server/services/admin/sales/buyer-cohorts.ts';
import { readSalesReport } from '#server/services/admin/sales/read-sales-report.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import {
  addSales,
  compareWithLedger,
  earnedOf,
  netOf,
  noSales
} from '#shared/domain/trade/sales/compare-with-ledger.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { findWrongReports } from '../support/server/buying/check-reports.ts';
import { checkoutOf, createMarketFixture, type MarketFixture } from '../support/server/market-fixture.ts';
import { buildPromptDraft, seedListing, seedSeller } from '../support/server/seed-listings.ts';

const dayMs = 86_400_000;
let market: MarketFixture;
let buyer: Person;
let other: Person;

/** Bought: rain twice, fog and a gift in November; fog again in December. Refunded: a rain. Disputed: the first fog. */
beforeAll(async () => {
  market = await createMarketFixture();
  const { clock, database, provider } = market;
  clock.now = Date.parse('2026-11-10T12:00:00Z');
  [buyer, other] = [await market.makeBuyer(), await market.makeBuyer()];
  const another = await seedSeller(database.db, 'report-seller');
  const sell = (sellerId: string, fields: Parameters<typeof buildPromptDraft>[0]) =>
    seedListing(database.db, sellerId, buildPromptDraft(fields));
  const rain = await sell(market.sellerId, { title: 'Rain', priceCents: 1999, category: 'Nature' });
  const data = { ...defaultPromptData, concept: 'Fog', model: 'sora-2' };
  const fog = await sell(another, { title: 'Fog', priceCents: 4350, data });
  const gift = await sell(another, { title: 'Gift', priceCents: 0 });
  await market.buy(buyer, rain.slug);
  const returned = await market.buy(other, rain.slug);
  market.from.country = 'ES';
  const disputed = await market.buy(buyer, fog.slug);
  market.from.country = null;
  await market.buy(other, gift.slug);
  clock.now += dayMs;
  await market.tell(
    provider.happen(checkoutOf(returned), { kind: 'refunded', id: 'rfd_1', at: clock.now, cents: 1000 })
  );
  const dispute = {
    kind: 'dispute_opened',
    id: 'dsp_1',
    at: clock.now,
    cents: 4350,
    feeCents: 1500
  } as const;
  await market.tell(provider.happen(checkoutOf(disputed), dispute));
  clock.now = Date.parse('2026-12-05T12:00:00Z');
  await market.buy(other, fog.slug);
});
afterAll(() => market.stop());

const november = { from: '2026-11-01', to: '2026-11-30' };
const december = { from: '2026-12-01', to: '2026-12-30' };
const read = (range: { from: string; to: string }) => readSalesReport(market.context, range);

test('money counts on the day of its entry, and refunds apart from disputes', async () => {
  const { total, periods } = await read(november);
  const { commissionCents, feeCents, ...rest } = total;
  expect(rest).toEqual({
    sales: 3,
    grossCents: 2 * 1999 + 4350,
    refundedCents: 1000,
    disputedCents: 4350
  });
  expect(periods).toHaveLength(30);
  const days = periods.filter(({ grossCents, refundedCents }) => grossCents + refundedCents !== 0);
  expect(
    days.map(({ from, ...day }) => [from, day.grossCents, day.refundedCents, day.disputedCents])
  ).toEqual([
    ['2026-11-10', 8348, 0, 0],
    ['2026-11-11', 0, 1000, 4350]
  ]);
  expect(commissionCents + earnedOf(total)).toBe(netOf(total));
  expect(feeCents).toBeGreaterThan(1500);
});

test('the parts by category, model and seller add up, and a range is compared with the one before', async () => {
  const { categories, models, sellers, top, total } = await read(november);
  expect(categories.map(({ category, ...part }) => [category, netOf(part)])).toEqual([
    ['Nature', 2998],
    ['Documentary', 0]
  ]);
  expect(sellers.map(({ seller, ...part }) => [seller.username, netOf(part)])).toEqual([
    [expect.stringContaining('shop-seller'), 2998],
    ['report-seller', 0]
  ]);
  expect(models.length).toBeGreaterThan(0);
  expect(top.map(({ title, sales }) => [title, sales])).toEqual([['Rain', 2]]);
  const next = await read(december);
  expect(next.before).toEqual({ ...total, sales: 3 });
  expect(next.top.map(({ title, netBeforeCents }) => [title, netBeforeCents])).toEqual([['Fog', 0]]);
  expect(next.falling.map(({ title, ...part }) => [title, netOf(part), part.netBeforeCents])).toEqual([
    ['Rain', 0, 2998]
  ]);
});

test('countries are those that orders were placed from, and add up with those not known', async () => {
  const { countries, total } = await read(november);
  expect(countries.map(({ country, ...part }) => [country, part.sales, netOf(part)])).toEqual([
    ['PT', 2, 2998],
    ['ES', 0, 0],
    [null, 1, 0]
  ]);
  expect(countries.map(({ country: _country, ...part }) => part).reduce(addSales, noSales)).toEqual(total);
  expect((await read(december)).countries.map(({ country }) => country)).toEqual([null]);
});

test('a range without sales has none', async () => {
  const { total, periods, ledger, payoutsDueCents, ...parts } = await read({
    from: '2024-01-01',
    to: '2024-01-02'
  });
  expect([total, periods.length, ledger.netCents, payoutsDueCents]).toEqual([noSales, 2, 0, 0]);
  expect([parts.categories, parts.models, parts.countries, parts.sellers, parts.top, parts.falling]).toEqual([
    [],
    [],
    [],
    [],
    [],
    []
  ]);
});

test('orders and ledger agree to the cent, and a planted cent is found', async () => {
  expect(await findWrongReports({ market })).toEqual([]);
  const { pool } = market.database;
  const plant = (sign: string) =>
    pool.query(`update listing_daily_counts set commission_cents = commission_cents ${sign} 1
      where day = '2026-11-10' and gross_cents > 4000 and listing_id = (select id from listings where slug like 'fog%')`);
  await plant('+');
  const { total, ledger } = await read(november);
  expect(
    compareWithLedger(total, ledger).map(({ figure, orderCents, ledgerCents }) => [
      figure,
      orderCents - ledgerCents
    ])
  ).toEqual([
    ['net', 0],
    ['commission', 1],
    ['earned', -1],
    ['fees', 0]
  ]);
  expect(await findWrongReports({ market })).toHaveLength(2);
  await plant('-');
});

test('buyers are grouped by the month of their first purchase that cost something', async () => {
  await refreshBuyerCohorts(market.context);
  expect(await listBuyerCohorts(market.context)).toEqual([{ month: '2026-11-01', buyers: 2, returned: [1] }]);
});
