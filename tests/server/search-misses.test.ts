import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSearchMisses } from '#server/services/admin/sales/list-search-misses.ts';
import { countSearchMiss, removeOldSearchMisses } from '#server/services/listing/search/count-search-miss.ts';
import { ListingSearch } from '#shared/domain/market/listing-search.ts';
import { mostPhrasesADay } from '#shared/domain/market/dashboard/search-miss.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { makeAdmin } from '../support/server/step-up.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
let now = start;
let server: TestApp;
let admin: SignedInUser;

beforeAll(async () => {
  server = await createTestApp({ context: { now: () => now } });
  admin = await signUpAs(server);
  await makeAdmin(server, admin);
});
afterAll(() => server.stop());

const search = async (text: string, filters: object = {}) => {
  // Responses are cached for half a minute.
  now += 60_000;
  await server.call('listings.search', ListingSearch.parse({ search: text, ...filters }));
};
const readRows = async () =>
  (await server.database.pool.query('select phrase, searches from search_misses')).rows;
const range = { from: '2026-08-01', to: '2026-11-30' };
const list = async () => (await server.call('salesReports.listSearchMisses', range, admin.headers)).output;

test('a phrase that found nothing is shown once it was searched three times, however it was spelled', async () => {
  await search('Zeppelin');
  await search('zeppelin ');
  for (const text of ['ana@example.com', '555 1234', '555 1234', '555 1234']) await search(text);
  for (const category of ['Nature', 'Music', 'Other']) await search('airship', { category: [category] });
  expect(await list()).toEqual([]);
  expect(await readRows()).toEqual([{ phrase: null, searches: 2 }]);
  await search('ZEPPELIN');
  expect(await list()).toEqual([{ phrase: 'zeppelin', searches: 3 }]);
  expect(await readRows()).toEqual([{ phrase: 'zeppelin', searches: 3 }]);
});

test('at most so many phrases are counted a day, and those that are known go on', async () => {
  await server.database.pool.query(
    `insert into search_misses select '2026-11-20', 'made up ' || n, null, 1 from generate_series(2, $1) n`,
    [mostPhrasesADay]
  );
  await countSearchMiss(server.context, ListingSearch.parse({ search: 'one more' }));
  await countSearchMiss(server.context, ListingSearch.parse({ search: 'zeppelin' }));
  const rows = await readRows();
  expect(rows).toHaveLength(mostPhrasesADay);
  expect(rows).toContainEqual({ phrase: 'zeppelin', searches: 4 });
});

test('counts are deleted after 90 days', async () => {
  now = start + 90 * 86_400_000;
  await removeOldSearchMisses.run(server.context, {});
  expect(await listSearchMisses(server.context, range)).toHaveLength(1);
  now += 86_400_000;
  await removeOldSearchMisses.run(server.context, {});
  expect(await listSearchMisses(server.context, range)).toEqual([]);
});
