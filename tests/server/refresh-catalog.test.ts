import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshCatalog } from '#server/services/listing/publish/refresh-listings.ts';
import { readCatalogVersion } from '#server/services/listing/read/catalog.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import { buildPromptDraft, seedListing, seedSeller } from '#tests/support/server/seed-listings.ts';

const minute = 60_000;

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
