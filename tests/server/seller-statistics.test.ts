import { afterAll, beforeAll, expect, test } from 'vitest';
import { getStatistics } from '#server/services/seller/read-statistics.ts';
import { recordView } from '#server/services/listing/views/record-view.ts';
import { refundOrder } from '#server/services/order/refund/refund-order.ts';
import { addFigures, noFigures, type StatisticsFigures } from '#shared/domain/market/seller-statistics.ts';
import { createMarketFixture, type MarketFixture } from '../support/server/market-fixture.ts';
import { buildPromptDraft, seedListing, seedSeller } from '../support/server/seed-listings.ts';

const dayMs = 86_400_000;

let market: MarketFixture;
let today: string;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const asSeller = (id = market.sellerId) =>
  ({
    actor: { kind: 'person', id, roles: ['user', 'seller'], isVerified: true, status: 'active' }
  }) as unknown as Parameters<typeof getStatistics>[2];
const read = (from = today, to = today) => getStatistics(market.context, { from, to }, asSeller());
const sum = (rows: readonly StatisticsFigures[]): StatisticsFigures => {
  const { views, wishlistAdds, sales, earnedCents } = rows.reduce(addFigures, noFigures);
  return { views, wishlistAdds, sales, earnedCents };
};

async function readLedger(): Promise<number> {
  const { rows } = await market.database.pool.query<{ cents: number }>(
    'select coalesce(-sum(cents), 0)::int as cents from ledger_entries where account = $1',
    [`seller:${market.sellerId}`]
  );
  return rows[0]?.cents ?? 0;
}

beforeAll(async () => {
  market = await createMarketFixture();
  today = dayOf(market.context.now());
});
afterAll(() => market.stop());

test('sums of days, listings and the ledger agree after purchases, a free one, a bundle and refunds', async () => {
  const { database, sellerId, context } = market;
  const sell = (title: string, priceCents: number) =>
    seedListing(database.db, sellerId, buildPromptDraft({ title, priceCents }));
  const [rain, fox, free] = [await sell('Rain', 500), await sell('Fox', 1999), await sell('Free', 0)];
  const bundle = await seedListing(database.db, sellerId, {
    ...buildPromptDraft({ title: 'Both', priceCents: 1500 }),
    kind: 'bundle',
    itemIds: [rain.id, fox.id]
  });
  const [first, second] = [await market.makeBuyer(), await market.makeBuyer()];
  await market.buy(first, rain.slug);
  await market.place(first, free.slug);
  await market.buy(second, bundle.slug);
  const returned = await market.buy(first, fox.slug);
  await refundOrder(context, first, { id: returned.id, reason: '' });

  const { total, periods, listings, models, before } = await read();
  expect(total.earnedCents).toBe(await readLedger());
  expect(total.earnedCents).toBeGreaterThan(0);
  expect(total.sales).toBe(3);
  expect(sum(periods)).toEqual(total);
  expect(sum(listings)).toEqual(total);
  expect(sum(models)).toEqual(total);
  expect(listings.map(({ title }) => title)).not.toContain('Fox');
  expect(before).toEqual(noFigures);
  expect((await read(dayOf(Date.parse(today) + dayMs), dayOf(Date.parse(today) + dayMs))).before).toEqual(
    total
  );
});

test('views are told by where they come from, and only of one’s own listings', async () => {
  const { database, sellerId, context } = market;
  const { slug } = await seedListing(database.db, sellerId, buildPromptDraft({ title: 'Viewed' }));
  const other = await seedSeller(database.db, 'another-shop');
  const theirs = await seedListing(database.db, other, buildPromptDraft({ title: 'Theirs' }));
  const visitor = (clientAddress: string) =>
    ({ actor: { kind: 'visitor' }, clientAddress, headers: new Headers() }) as const;
  await recordView(context, { slug, source: 'search' }, visitor('203.0.113.1'));
  await recordView(context, { slug, source: 'search' }, visitor('203.0.113.2'));
  await recordView(context, { slug, source: 'profile' }, visitor('203.0.113.3'));
  await recordView(context, { slug: theirs.slug, source: 'search' }, visitor('203.0.113.1'));
  const { sources, total, listings } = await read();
  expect(sources).toEqual([
    { source: 'search', views: 2 },
    { source: 'profile', views: 1 }
  ]);
  expect(total.views).toBe(3);
  expect(listings.find(({ title }) => title === 'Viewed')).toMatchObject({ views: 3, sales: 0 });
});
