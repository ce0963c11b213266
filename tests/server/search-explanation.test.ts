import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listingDailyCounts, listings, sellers } from '#server/db/schema/listings.ts';
import { refreshListings, refreshSellerListings } from '#server/services/listing/publish/refresh-listings.ts';
import { explainSearch } from '#server/services/listing/explain/explain-search.ts';
import { searchListings } from '#server/services/listing/search/search-listings.ts';
import { ListingSearch } from '#shared/domain/market/listing-search.ts';
import { ExplainedSearch } from '#shared/domain/market/dashboard/search-explanation.ts';
import { createMarketFixture, type MarketFixture } from '../support/server/market-fixture.ts';
import { buildPromptDraft, seedListing, seedSeller } from '../support/server/seed-listings.ts';

let market: MarketFixture;
let rain: { readonly id: string; readonly slug: string };

beforeAll(async () => {
  market = await createMarketFixture();
  const { database, sellerId } = market;
  const sell = (title: string, priceCents: number, description = 'A clip.') =>
    seedListing(
      database.db,
      sellerId,
      buildPromptDraft({ title, priceCents, description, tags: ['weather'] })
    );
  await sell('Snow on the roof', 700);
  rain = await sell('Rain on the roof', 500, 'Gutters overflow at night.');
  await sell('Wind on the roof', 900);
});
afterAll(() => market.stop());

const as = (id: string) =>
  ({
    actor: { kind: 'person', id, roles: ['user', 'seller'], isVerified: true, status: 'active' }
  }) as unknown as Parameters<typeof explainSearch>[2];

const explain = (asked: object = {}, id = market.sellerId) =>
  explainSearch(market.context, ExplainedSearch.parse({ id: rain.id, ...asked }), as(id));

test('stands where the search shows it, in every order', async () => {
  for (const sort of [
    'trending',
    'newest',
    'best-selling',
    'best-rated',
    'price-low',
    'price-high'
  ] as const) {
    const { items } = await searchListings(market.context, ListingSearch.parse({ sort, limit: 60 }));
    const { position, found, unlisted, hiddenBy } = await explain({ sort });
    expect(position).toBe(items.findIndex(({ slug }) => slug === rain.slug) + 1);
    expect({ found, unlisted, hiddenBy }).toEqual({ found: items.length, unlisted: null, hiddenBy: [] });
  }
  expect(await explain({ sort: 'price-low' })).toMatchObject({ position: 1, value: 500, firstValue: 500 });
  expect(await explain({ sort: 'price-high' })).toMatchObject({ position: 3, value: 500, firstValue: 900 });
});

test('names each word and where the listing has it, without stop words', async () => {
  const search = 'rain on the roof gutters thunder';
  const { hiddenBy, words, position, sort } = await explain({ search, sort: 'relevance' });
  expect(words).toEqual([
    { word: 'rain', place: 'title' },
    { word: 'roof', place: 'title' },
    { word: 'gutters', place: 'text' },
    { word: 'thunder', place: null }
  ]);
  expect({ hiddenBy, position, sort }).toEqual({ hiddenBy: ['words'], position: null, sort: 'relevance' });
  expect(await explain({ search: 'rain', sort: 'relevance' })).toMatchObject({ position: 1, found: 1 });
});

test.each([
  ['price', { minPrice: 600 }],
  ['free', { free: true }],
  ['category', { category: ['Nature'] }],
  ['kind', { kind: ['bundle'] }],
  ['model', { model: ['sora-2'] }],
  ['ratio', { ratio: ['9:16'] }],
  ['language', { language: ['Hindi'] }],
  ['duration', { minDuration: 60 }],
  ['rating', { minRating: 4 }],
  ['worksOn', { worksOn: 'no-such-model' }],
  ['seller', { seller: 'nobody' }]
])('names %s where that hides it', async (condition, asked) => {
  expect(await explain(asked)).toMatchObject({ hiddenBy: [condition], position: null });
  const { items } = await searchListings(market.context, ListingSearch.parse(asked));
  expect(items.map(({ slug }) => slug)).not.toContain(rain.slug);
});

test('names the parts of the trending formula, whose score is the one of the catalog', async () => {
  const { context, database } = market;
  const day = new Date(context.now()).toISOString().slice(0, 10);
  await database.db
    .insert(listingDailyCounts)
    .values({ listingId: rain.id, day, sales: 2, wishlistAdds: 3, opens: 10 });
  await refreshListings(database.db, [rain.id], context.now());
  const { trending, value, position } = await explain();
  expect(trending).toMatchObject({ sales: 2, wishlistAdds: 3, opens: 10, rating: 4, hasMedia: false });
  expect(trending?.score).toBeCloseTo(value ?? 0, 3);
  expect(trending?.score).toBeGreaterThan(0);
  expect(position).toBe(1);
  // No orders belong to these counts, which the invariants would find.
  await database.db.delete(listingDailyCounts).where(eq(listingDailyCounts.listingId, rain.id));
  await refreshListings(database.db, [rain.id], context.now());
});

test('says why no search finds it, and answers its seller alone', async () => {
  const { context, database, sellerId } = market;
  const stranger = await seedSeller(database.db, 'stranger');
  await expect(explain({}, stranger)).rejects.toMatchObject({ code: 'not_found' });
  const setSeller = async (state: 'active' | 'suspended') => {
    await database.db.update(sellers).set({ state }).where(eq(sellers.userId, sellerId));
    await refreshSellerListings(database.db, sellerId, context.now());
  };
  await setSeller('suspended');
  expect(await explain()).toMatchObject({ unlisted: 'seller_inactive', position: null, trending: null });
  await setSeller('active');
  await database.db.update(listings).set({ state: 'archived' }).where(eq(listings.id, rain.id));
  await refreshListings(database.db, [rain.id], context.now());
  expect(await explain()).toMatchObject({ unlisted: 'not_on_sale', position: null });
});
