// Categories: listings carry a text, aliases say which category it counts as, and administrators change both.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readVersion } from '#server/services/admin/content/read-submission.ts';
import { refreshCatalog } from '#server/services/listing/publish/refresh-listings.ts';
import { countFacets } from '#server/services/listing/search/filter-listings.ts';
import { searchListings } from '#server/services/listing/search/search-listings.ts';
import { listListingsOf } from '#server/services/seller/read-seller.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ListingFilter, ListingSearch } from '#shared/domain/market/listing-search.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import { defaultTerms } from '#tests/support/server/default-terms.ts';
import { buildPromptDraft, seedListing, seedSeller } from '#tests/support/server/seed-listings.ts';
import { makeAdmin } from '#tests/support/server/step-up.ts';
import { type SignedInUser, signUpAs } from '#tests/support/server/test-users.ts';

const reason = 'Asked for by sellers';

let server: TestApp;
let admin: SignedInUser;
beforeAll(async () => {
  server = await createTestApp();
  admin = await signUpAs(server);
  await makeAdmin(server, admin);
  const sellerId = await seedSeller(server.database.db, 'files-listings');
  for (const [title, category] of [
    ['Dusk', 'Film noir'],
    ['Fog', 'film NOIR'],
    ['Alley', 'Cine negro'],
    ['Dawn', 'Film nior'],
    ['Trip', 'Vlog']
  ] as const)
    await seedListing(server.database.db, sellerId, buildPromptDraft({ title, category }));
});
afterAll(() => server.stop());

type Change = 'categories.add' | 'categories.change' | 'categories.merge';

/** The code of the refusal, or the status. */
async function change<Name extends Change>(
  name: Name,
  input: InputOf<CloudContract[Name]>
): Promise<string | number> {
  const { status, problem } = await server.call(name, input, admin.headers);
  await refreshCatalog.run(server.context, {});
  return status === 204 ? status : problem.code;
}
// The services themselves: responses over HTTP are cached for a moment.
async function findTitles(category: string): Promise<string[]> {
  const { items } = await searchListings(server.context, ListingSearch.parse({ category: [category] }));
  return items.map(({ title }) => title).toSorted();
}
async function countByCategory(): Promise<Record<string, number>> {
  const { category } = await countFacets(server.context, ListingFilter.parse({}));
  return Object.fromEntries(category.map(({ value, count }) => [value, count]));
}
const listKeys = async () => (await server.call('categories.list', undefined)).output?.map(({ key }) => key);

test('a text counts as its category in upper and lower case and by its Spanish name', async () => {
  expect(await findTitles('Film noir')).toEqual(['Alley', 'Dusk', 'Fog']);
  expect(await findTitles('cine negro')).toEqual(['Alley', 'Dusk', 'Fog']);
  expect(await countByCategory()).toEqual({ 'Film noir': 3, 'Film nior': 1, Vlog: 1 });
});

test('a misspelled text is listed as unfiled until it is merged, and its version stays as it is', async () => {
  const unfiled = async () =>
    (await server.call('categories.listUses', undefined, admin.headers)).output?.unfiled;
  expect(await unfiled()).toEqual([{ text: 'Film nior', listings: 1 }]);
  expect(await change('categories.merge', { from: 'Film nior', into: 'Film noir', reason })).toBe(204);
  expect(await unfiled()).toEqual([]);
  expect(await findTitles('Film noir')).toEqual(['Alley', 'Dawn', 'Dusk', 'Fog']);
  const { rows } = await server.database.pool.query<{ category: string }>(
    "select category from listing_versions where title = 'Dawn'"
  );
  expect(rows).toEqual([{ category: 'Film nior' }]);
});

test('a merged category is gone, its listings are found under the other, and adding it again undoes that', async () => {
  expect(await change('categories.merge', { from: 'Vlog', into: 'Social media', reason })).toBe(204);
  expect(await listKeys()).not.toContain('Vlog');
  expect(await findTitles('Social media')).toEqual(['Trip']);
  expect(await findTitles('Vlog')).toEqual(['Trip']);
  expect(await change('categories.add', { names: { en: 'Vlog', es: 'Videoblog' }, reason })).toBe(204);
  expect((await listKeys())?.at(-1)).toBe('Vlog');
  expect(await findTitles('Social media')).toEqual([]);
  expect(await countByCategory()).toMatchObject({ Vlog: 1 });
});

test('a renamed category keeps its key, listings and former name; a retired one is still found', async () => {
  const names = { en: 'Noir', es: 'Noir clásico' };
  const input = { key: 'Film noir', names, position: 1, isRetired: true, reason };
  expect(await change('categories.change', input)).toBe(204);
  const { output } = await server.call('categories.list', undefined);
  expect(output?.[0]).toEqual({ key: 'Film noir', names, isRetired: true });
  expect(await findTitles('cine negro')).toHaveLength(4);
  expect(await findTitles('noir')).toHaveLength(4);
});

test('a seller’s own list, the queue and purchases tell the category that a text counts as', async () => {
  const { db, pool } = server.database;
  const { rows } = await pool.query<{ id: string; seller: string; slug: string }>(
    `select l.id, l.seller_id as seller, l.slug from listings l join listing_versions v on v.listing_id = l.id
      where v.title = 'Dawn'`
  );
  const [dawn] = rows;
  if (dawn === undefined) throw new Error('The listing is not there');
  const { items } = await listListingsOf(server.context, dawn.seller, { limit: 10 });
  expect(items.find(({ title }) => title === 'Dawn')?.category).toBe('Film noir');
  expect((await readVersion(db, { listingId: dawn.id, version: 1 })).category).toBe('Film noir');
  const buyer = await signUpAs(server);
  const free = await seedListing(
    db,
    dawn.seller,
    buildPromptDraft({ title: 'Gift', category: 'Film nior', priceCents: 0 })
  );
  const order = { slug: free.slug, totalCents: 0, terms: defaultTerms, isFromDesktop: false };
  await server.call('orders.place', { intent: randomUUID(), ...order }, buyer.headers);
  const purchases = await server.call('purchases.list', { limit: 10 }, buyer.headers);
  expect(purchases.output.items.map(({ category }) => category)).toEqual(['Film noir']);
});

test('a name that another category has is refused, and so is what is not there', async () => {
  expect(await change('categories.add', { names: { en: 'Space', es: 'TERROR' }, reason })).toBe('conflict');
  expect(await change('categories.add', { names: { en: 'Horror', es: 'Miedo' }, reason })).toBe('conflict');
  const taken = { names: { en: 'horror', es: 'Anime' }, position: 1, isRetired: false, reason };
  expect(await change('categories.change', { key: 'Anime', ...taken })).toBe('conflict');
  expect(await change('categories.change', { key: 'None', ...taken })).toBe('not_found');
  expect(await change('categories.merge', { from: 'Anime', into: 'None', reason })).toBe('not_found');
  expect(await change('categories.merge', { from: 'Anime', into: 'Anime', reason })).toBe('conflict');
  expect(await listKeys()).not.toContain('Space');
});

test('every change is in the audit log with its reason', async () => {
  const { rows } = await server.database.pool.query(
    `select action, subject_id as subject, actor_id as actor, reason from audit_entries
      where action like 'category.%' order by id limit 2`
  );
  expect(rows).toEqual([
    { action: 'category.merge', subject: 'Film nior', actor: admin.id, reason },
    { action: 'category.merge', subject: 'Vlog', actor: admin.id, reason }
  ]);
});
