import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshListings } from '#server/services/listing/publish/refresh-listings.ts';
import { readShelfPage } from '#server/services/sync/read-shelf.ts';
import type { FeedPage } from '#shared/domain/sync/replica.ts';
import { shelfSize } from '#shared/domain/market/shelf/shelf-size.ts';
import { buyListing } from '#tests/support/server/buy-listing.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import { readWholeShelf } from '#tests/support/server/read-whole-shelf.ts';
import { buildPromptDraft, seedListing, seedSeller } from '#tests/support/server/seed-listings.ts';
import type { TestDatabase } from '#tests/support/server/test-database.ts';
import { createTestProvider, type TestProvider } from '#tests/support/server/test-provider.ts';
import { signUpAs } from '#tests/support/server/test-users.ts';

const hourMs = 60 * 60 * 1000;
const listingCount = 250;

let server: TestApp;
let provider: TestProvider;
let database: TestDatabase;
let now = Date.now();
beforeAll(async () => {
  provider = createTestProvider(Date.now);
  server = await createTestApp({ context: { payments: provider } });
  ({ database } = server);
  const sellerId = await seedSeller(database.db, 'shelf-seller');
  const ids: string[] = [];
  for (let number = 0; number < listingCount; number += 1)
    ids.push((await seedListing(database.db, sellerId, buildPromptDraft({ title: `Lamp ${number}` }))).id);
  await database.db.transaction((tx) => refreshListings(tx, ids, now));
});
afterAll(() => server.stop());

const read = (cursor: string | null, generation = 'one'): Promise<FeedPage> =>
  readShelfPage(database.db, { userId: 'nobody', generation, now, size: shelfSize }, cursor);

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

test('has what its user wished for and bought, and the newest of the sellers they follow, beyond what everybody has', async () => {
  const { db } = database;
  const [ann, ben] = [await signUpAs(server), await signUpAs(server)];
  const sellerId = await seedSeller(db, 'followed-seller');
  const offer = (title: string, seller = sellerId) => seedListing(db, seller, buildPromptDraft({ title }));
  const listed = [await offer('Old'), await offer('Newer'), await offer('Newest')];
  const wished = await offer('Wished', await seedSeller(db, 'wished-seller'));
  const bought = await offer('Bought', await seedSeller(db, 'bought-seller'));
  await db.transaction((tx) =>
    refreshListings(
      tx,
      [...listed, wished, bought].map(({ id }) => id),
      now
    )
  );
  await server.call('wishlistItems.add', { slug: wished.slug }, ann.headers);
  await buyListing({ server, provider }, ann, bought.slug);
  await server.call('follows.set', { username: 'followed-seller', isFollowing: true }, ann.headers);

  const size = { trending: 0, newest: 0, bought: 9, followed: 2 };
  const titlesOf = async (userId: string) =>
    (await readWholeShelf(db, userId, size)).map(({ card }) => card.id).toSorted();
  const expected = [listed[1], listed[2], wished, bought].flatMap((listing) => listing?.id ?? []);
  expect(await titlesOf(ann.id)).toEqual(expected.toSorted());
  expect(await titlesOf(ben.id)).toEqual([]);
  expect((await readWholeShelf(db, ann.id)).filter(({ card }) => card.id === wished.id)).toHaveLength(1);
});
