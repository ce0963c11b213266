import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshCatalog, refreshListings } from '#server/services/listing/publish/refresh-listings.ts';
import { readCatalogVersion } from '#server/services/listing/read/catalog.ts';
import { bayesRating, trendingScore, trendingWindowDays } from '#shared/domain/market/ranking.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import { buildPromptDraft, seedListing, seedSeller } from '#tests/support/server/seed-listings.ts';

const minute = 60_000;
const dayMs = 86_400_000;

let server: TestApp;
let id: string;
let publishedAt: number;

beforeAll(async () => {
  server = await createTestApp({
    expectedViolations: ['sales_are_counted', 'openings_are_counted', 'wishlist_adds_are_counted']
  });
  const sellerId = await seedSeller(server.database.db, 'one-prompt');
  ({ id } = await seedListing(
    server.database.db,
    sellerId,
    buildPromptDraft({ title: 'A lamp in the fog' })
  ));
  publishedAt = (await readKept()).publishedAt;
  await server.database.db.execute(sql`insert into listing_daily_counts (listing_id, day, sales, wishlist_adds, opens)
    values (${id}, ${new Date(publishedAt).toISOString()}::date, 3, 5, 7)`);
  await refreshAt(publishedAt);
});
afterAll(() => server.stop());

async function readKept() {
  const { rows } = await server.database.db.execute<{ at: number; trending: number; sales: number }>(sql`
    select (extract(epoch from published_at) * 1000)::float8 as at, trending, sales_count as sales
    from listing_search where until_epoch = 9007199254740991`);
  const [row] = rows;
  return { publishedAt: row?.at ?? 0, trending: row?.trending ?? 0, sales: row?.sales ?? 0 };
}

/** True if the catalog changed. */
async function refreshAt(now: number): Promise<boolean> {
  const before = await readCatalogVersion(server.context);
  await refreshCatalog.run({ ...server.context, now: () => now }, {});
  return (await readCatalogVersion(server.context)) !== before;
}

test('a score that only grew older by minutes leaves the catalog as it is', async () => {
  expect((await readKept()).trending).toBeGreaterThan(0);
  expect(await refreshAt(publishedAt + 15 * minute)).toBe(false);
});

test('a score that fell by more than a hundredth is written anew', async () => {
  const { trending } = await readKept();
  expect(await refreshAt(publishedAt + 60 * minute)).toBe(true);
  // It has no media: 1 is subtracted.
  expect(((await readKept()).trending + 1) / (trending + 1)).toBeCloseTo((2 / (2 + 1 / 24)) ** 1.2, 6);
});

test('a counter that moved is written anew at once', async () => {
  await server.database.db.execute(sql`update listings set sales_count = 9 where id = ${id}`);
  expect(await refreshAt(publishedAt + 61 * minute)).toBe(true);
  expect((await readKept()).sales).toBe(9);
});

const signals = fc.record({
  stars: fc.array(fc.nat(9), { minLength: 5, maxLength: 5 }),
  days: fc.uniqueArray(
    fc.record({ ago: fc.nat(9), sales: fc.nat(20), wishlistAdds: fc.nat(20), opens: fc.nat(200) }),
    { selector: ({ ago }) => ago }
  ),
  ageMinutes: fc.nat(40 * 24 * 60),
  hasMedia: fc.boolean()
});

type Signals = typeof signals extends fc.Arbitrary<infer Value> ? Value : never;

/** A bundle counts as having media. */
async function setSignals(
  { stars, days, hasMedia }: Omit<Signals, 'ageMinutes'>,
  now: number
): Promise<void> {
  await server.database.db.transaction(async (tx) => {
    await tx.execute(sql`delete from listing_daily_counts where listing_id = ${id}`);
    for (const { ago, sales, wishlistAdds, opens } of days)
      await tx.execute(sql`insert into listing_daily_counts (listing_id, day, sales, wishlist_adds, opens)
        values (${id}, ${new Date(now - ago * dayMs).toISOString()}::date, ${sales}, ${wishlistAdds}, ${opens})`);
    await tx.execute(sql`update listings set stars = ${sql.param(stars)}::int[],
      kind = ${hasMedia ? 'bundle' : 'prompt'} where id = ${id}`);
    await refreshListings(tx, [id], now);
  });
}

test('the catalog ranks as the formulas of the domain do, for any signals', async () => {
  await fc.assert(
    fc.asyncProperty(signals, async ({ ageMinutes, ...given }) => {
      const now = publishedAt + ageMinutes * minute;
      await setSignals(given, now);
      const { rows } = await server.database.db.execute<{ trending: number; rating: number }>(sql`
        select trending, bayes_rating as rating from listing_search where until_epoch = 9007199254740991`);
      const counted = given.days.filter(({ ago }) => ago < trendingWindowDays);
      const sum = (name: 'sales' | 'wishlistAdds' | 'opens') =>
        counted.reduce((total, day) => total + day[name], 0);
      const reviewCount = given.stars.reduce((total, reviews) => total + reviews, 0);
      const starSum = given.stars.reduce((total, reviews, index) => total + reviews * (index + 1), 0);
      const score = trendingScore({
        sales: sum('sales'),
        wishlistAdds: sum('wishlistAdds'),
        opens: sum('opens'),
        starSum,
        reviewCount,
        ageDays: ageMinutes / (24 * 60),
        hasMedia: given.hasMedia
      });
      expect(rows[0]?.trending).toBeCloseTo(score, 6);
      expect(rows[0]?.rating).toBeCloseTo(bayesRating(starSum, reviewCount), 10);
    }),
    { numRuns: 40 }
  );
  await setSignals({ stars: [0, 0, 0, 0, 0], days: [], hasMedia: false }, publishedAt);
});
