import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshListings } from '#server/services/listing/publish/refresh-listings.ts';
import { readShelfPage } from '#server/services/sync/read-shelf.ts';
import type { FeedPage } from '#shared/domain/sync/replica.ts';
import { buildPromptDraft, seedListing, seedSeller } from '#tests/support/server/seed-listings.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';

const hourMs = 60 * 60 * 1000;
const listingCount = 250;

let database: TestDatabase;
let now = Date.now();
beforeAll(async () => {
  database = await startTestDatabase();
  const sellerId = await seedSeller(database.db, 'shelf-seller');
  const ids: string[] = [];
  for (let number = 0; number < listingCount; number += 1)
    ids.push((await seedListing(database.db, sellerId, buildPromptDraft({ title: `Lamp ${number}` }))).id);
  await database.db.transaction((tx) => refreshListings(tx, ids, now));
});
afterAll(() => database.drop());

const read = (cursor: string | null, generation = 'one'): Promise<FeedPage> =>
  readShelfPage(database.db, { generation, now }, cursor);

async function readAll(): Promise<{ readonly pages: readonly FeedPage[]; readonly cursor: string }> {
  const pages = [await read(null)];
  for (let last = pages.at(-1); last?.hasMore === true; last = pages.at(-1))
    pages.push(await read(last.cursor));
  return { pages, cursor: pages.at(-1)?.cursor ?? '' };
}

test('is read in pages of at most 256 kB, each listing once', async () => {
  const { pages } = await readAll();
  const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect([ids.length, new Set(ids).size, pages.length]).toEqual([listingCount, listingCount, 3]);
  expect(pages.map(({ startsAnew }) => startsAnew)).toEqual([true, false, false]);
  for (const { rows } of pages) expect(JSON.stringify(rows).length).toBeLessThan(256_000);
});

test('is good for six hours, and then read anew', async () => {
  const { cursor } = await readAll();
  now += 5 * hourMs;
  expect(await read(cursor)).toMatchObject({ rows: [], hasMore: false, startsAnew: false, cursor });
  now += 2 * hourMs;
  expect(await read(cursor)).toMatchObject({ hasMore: true, startsAnew: true });
});

test('is one moment of the catalog, whatever changes between two pages', async () => {
  const first = await read(null);
  const last = first.rows.at(-1)?.id ?? '';
  const { rows: later } = await database.db.execute<{ id: string }>(
    sql`select id from listings where id > ${last} order by id limit 1`
  );
  const gone = later[0]?.id ?? '';
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`update listings set state = 'archived' where id = ${gone}`);
    await refreshListings(tx, [gone], now);
  });
  const second = await read(first.cursor);
  expect(second.rows.map(({ id }) => id)).toContain(gone);
  const { pages } = await readAll();
  expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).not.toContain(gone);
});

test('begins anew where the catalog no longer has the moment of the first page, and in another database', async () => {
  const first = await read(null);
  await database.db.execute(sql`update catalog_epoch set oldest_epoch = epoch + 1, epoch = epoch + 1`);
  expect(await read(first.cursor)).toMatchObject({ startsAnew: true, hasMore: true });
  const { cursor } = await readAll();
  expect(await read(cursor, 'other')).toMatchObject({ startsAnew: true });
  expect(await read('no cursor')).toMatchObject({ startsAnew: true });
});
