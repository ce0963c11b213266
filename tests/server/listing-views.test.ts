import { afterAll, beforeAll, expect, test } from 'vitest';
import { suspendAccount } from '#server/services/account/lifecycle/moderation.ts';
import { deleteVisitorHashes, recordView } from '#server/services/listing/views/record-view.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { signInAs, signUpAs } from '../support/server/test-users.ts';

const dayMs = 86_400_000;

let server: TestApp;
let sellerId: string;
let sellerCookie: string;
let shift = 0;

beforeAll(async () => {
  server = await createTestApp({ context: { now: () => Date.now() + shift } });
  const seller = await signUpAs(server);
  sellerId = seller.id;
  await server.database.pool.query(
    "insert into sellers (user_id, state, created_at) values ($1, 'active', now())",
    [sellerId]
  );
  sellerCookie = (await signInAs(server, seller)).cookies;
});
afterAll(() => server.stop());

const list = (): Promise<string> =>
  seedListing(server.database.db, sellerId, buildPromptDraft()).then(({ slug }) => slug);

const view = (slug: string, source: 'search' | 'direct', by: { cookie?: string; userAgent?: string } = {}) =>
  server.call(
    'listings.recordView',
    { slug, source },
    { 'user-agent': by.userAgent ?? 'A', ...(by.cookie === undefined ? {} : { cookie: by.cookie }) }
  );

async function count(slug: string): Promise<Record<string, number>> {
  const { rows } = await server.database.pool.query<{ source: string; views: number }>(
    'select source, sum(views)::int as views from listing_daily_views join listings on id = listing_id where slug = $1 group by 1',
    [slug]
  );
  return Object.fromEntries(rows.map(({ source, views }) => [source, views]));
}

test('a visitor counts once a day, however often and wherever they come from, and anew the next day', async () => {
  const slug = await list();
  await Promise.all([view(slug, 'search'), view(slug, 'search'), view(slug, 'direct')]);
  const counts = await count(slug);
  expect(Object.values(counts)).toEqual([1]);
  await view(slug, 'direct', { userAgent: 'B' });
  expect(Object.values(await count(slug)).reduce((sum, views) => sum + views, 0)).toBe(2);
  shift += dayMs;
  await view(slug, 'direct', { userAgent: 'B' });
  expect(Object.values(await count(slug)).reduce((sum, views) => sum + views, 0)).toBe(3);
});

test('a person is one visitor in every browser, and the seller none', async () => {
  const slug = await list();
  const reader = await signUpAs(server);
  const { cookies: cookie } = await signInAs(server, reader);
  await view(slug, 'search', { cookie, userAgent: 'A' });
  await view(slug, 'search', { cookie, userAgent: 'B' });
  await view(slug, 'search', { cookie: sellerCookie });
  expect(await count(slug)).toEqual({ search: 1 });
});

test('search words are shown to the seller from the fifth visitor of a day on, and others are deleted with it', async () => {
  const [one, other] = [await list(), await list()];
  const search = (slug: string, phrase: string, userAgent: string) =>
    server.call('listings.recordView', { slug, source: 'search', phrase }, { 'user-agent': userAgent });
  const read = async () => {
    const day = new Date(Date.now() + shift).toISOString().slice(0, 10);
    const range = { from: day, to: day };
    return (await server.call('sellers.getStatistics', range, { cookie: sellerCookie })).output.phrases;
  };
  for (const agent of ['p1', 'p2', 'p3', 'p4']) await search(one, 'Café  Rain', agent);
  await search(other, 'cafe rain', 'p4');
  await search(other, 'fog', 'p3');
  expect(await read()).toEqual([]);
  await search(other, 'cafe rain', 'p5');
  expect(await read()).toEqual([{ phrase: 'cafe rain', visitors: 5 }]);
  for (const agent of ['q1', 'q2', 'q3', 'q4', 'q5']) await search(one, 'ann@example.com', agent);
  expect(await read()).toHaveLength(1);
  shift += dayMs;
  await deleteVisitorHashes.run(server.context, {});
  const { rows } = await server.database.pool.query('select phrase from seller_search_phrases');
  expect(rows).toEqual([{ phrase: 'cafe rain' }]);
});

test('a country is shown from the fifth visitor of a listing and day on, and fewer are deleted with the day', async () => {
  const [one, other] = [await list(), await list()];
  const visit = (slug: string, country: string, userAgent: string) =>
    server.call(
      'listings.recordView',
      { slug, source: 'direct' },
      { 'user-agent': userAgent, 'x-country': country }
    );
  const read = async () => {
    const day = new Date(Date.now() + shift).toISOString().slice(0, 10);
    const range = { from: day, to: day };
    return (await server.call('sellers.getStatistics', range, { cookie: sellerCookie })).output.countries;
  };
  for (const agent of ['c1', 'c2', 'c3', 'c4']) await visit(one, 'pt', agent);
  // A visitor again, another listing, and what names no country.
  await visit(one, 'PT', 'c4');
  await visit(other, 'PT', 'c5');
  for (const agent of ['d1', 'd2', 'd3', 'd4', 'd5']) await visit(one, 'XX', agent);
  expect(await read()).toEqual([]);
  await visit(one, 'PT', 'c5');
  await visit(one, 'PT', 'c6');
  expect(await read()).toEqual([{ country: 'PT', views: 6 }]);
  shift += dayMs;
  await deleteVisitorHashes.run(server.context, {});
  const { rows } = await server.database.pool.query('select country, views from listing_country_views');
  expect(rows).toEqual([{ country: 'PT', views: 6 }]);
});

test('no country is counted where the operator names no header', async () => {
  const slug = await list();
  const context = { ...server.context, countryHeader: undefined };
  const headers = new Headers({ 'x-country': 'PT' });
  await recordView(
    context,
    { slug, source: 'direct' },
    { actor: { kind: 'visitor' }, clientAddress: '', headers }
  );
  expect(await count(slug)).toEqual({ direct: 1 });
  const { rows } = await server.database.pool.query(
    'select views from listing_country_views join listings on id = listing_id where slug = $1',
    [slug]
  );
  expect(rows).toEqual([]);
});

test('what is not on sale is not counted, and an unknown listing is no error', async () => {
  const slug = await list();
  await suspendAccount(server.context, { userId: sellerId, actorId: null, reason: 'x' });
  const answers = [await view(slug, 'direct'), await view('no-such-listing', 'direct')];
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(await count(slug)).toEqual({});
});

test('what could tell visitors apart is deleted when its day is over', async () => {
  const left = async () => {
    const { rows } = await server.database.pool.query<{ hashes: number; salts: number }>(
      'select (select count(*)::int from counted_views) as hashes, (select count(*)::int from view_salts) as salts'
    );
    return rows[0];
  };
  await deleteVisitorHashes.run(server.context, {});
  expect((await left())?.salts).toBeLessThanOrEqual(1);
  shift += dayMs;
  await deleteVisitorHashes.run(server.context, {});
  expect(await left()).toEqual({ hashes: 0, salts: 0 });
});
