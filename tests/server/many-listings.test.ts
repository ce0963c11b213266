// Changes of many listings: each by itself, with its own outcome.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ListingMedium } from '#shared/domain/market/media/preview-media.ts';
import type { ListingChange } from '#shared/domain/market/seller.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { buildPromptDraft, seedListing, seedSeller } from '../support/server/seed-listings.ts';
import { toListingMedium, uploadImage } from '../support/server/test-media.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

let server: TestApp;
let seller: SignedInUser;
let media: readonly ListingMedium[];
let ids: readonly [string, string, string];
beforeAll(
  async () => (server = await createTestApp({ expectedViolations: ['published_listings_are_shown'] }))
);
afterAll(() => server.stop());
beforeEach(async () => {
  seller = await signUpAs(server);
  await server.database.pool.query(
    "insert into sellers (user_id, state, created_at) values ($1, 'active', now())",
    [seller.id]
  );
  media = [toListingMedium(await uploadImage(server, seller.headers))];
  ids = [await sell('Rain'), await sell('Snow'), await sell('Fog')];
});

const sell = async (title: string, sellerId = seller.id) =>
  (
    await seedListing(
      server.database.db,
      sellerId,
      buildPromptDraft({ title, priceCents: 500, media: sellerId === seller.id ? [...media] : [] })
    )
  ).id;
const change = async (...changes: readonly ListingChange[]) =>
  (await server.call('sellers.changeListings', { changes: [...changes] }, seller.headers)).output.map(
    ({ state }) => state
  );
const findOwn = async (id: string) =>
  (await server.call('sellers.listListings', { limit: 20 }, seller.headers)).output.items.find(
    (listing) => listing.id === id
  );

test('prices and tags change as new versions with the same sealed prompt, and an undo restores them', async () => {
  const [rain, snow, fog] = ids;
  expect(
    await change({ id: rain, priceCents: 400 }, { id: snow, priceCents: 550 }, { id: fog, tags: ['sea'] })
  ).toEqual(['changed', 'changed', 'changed']);
  expect(await findOwn(rain)).toMatchObject({ price: { cents: 400 }, tags: ['fog'], version: 2 });
  expect(await findOwn(fog)).toMatchObject({ price: { cents: 500 }, tags: ['sea'], version: 2 });
  const { rows } = await server.database.pool.query<{ hash: string }>(
    'select distinct content_hash as hash from sealed.contents where listing_id = $1',
    [rain]
  );
  expect(rows).toHaveLength(1);
  expect(await change({ id: rain, priceCents: 500 }, { id: fog, tags: ['fog'] })).toEqual([
    'changed',
    'changed'
  ]);
  expect(await findOwn(rain)).toMatchObject({ price: { cents: 500 } });
});

test('listings are taken off sale and put back, and one that is refused leaves the others changed', async () => {
  const [rain, snow] = ids;
  const stranger = await sell('Hail', await seedSeller(server.database.db, `s-${seller.id.slice(-9)}`));
  expect(
    await change(
      { id: rain, isOnSale: false },
      { id: stranger, isOnSale: false },
      { id: snow, isOnSale: false }
    )
  ).toEqual(['changed', 'refused', 'changed']);
  expect(await findOwn(rain)).toMatchObject({ state: 'archived' });
  const { rows } = await server.database.pool.query('select state from listings where id = $1', [stranger]);
  expect(rows).toEqual([{ state: 'published' }]);
  // A change would put it back on sale.
  expect(await change({ id: rain, priceCents: 450 })).toEqual(['refused']);
  expect(await change({ id: rain, isOnSale: true })).toEqual(['changed']);
  await vi.waitFor(async () => expect(await findOwn(rain)).toMatchObject({ state: 'published' }));
});

test('a large change of a price is reviewed, and what is in review is not replaced', async () => {
  const [rain] = ids;
  expect(await change({ id: rain, priceCents: 900 })).toEqual(['in_review']);
  expect(await findOwn(rain)).toMatchObject({ price: { cents: 500 }, submission: { state: 'pending' } });
  expect(await change({ id: rain, tags: ['sea'] })).toEqual(['refused']);
  expect(await findOwn(rain)).toMatchObject({ submission: { state: 'pending' } });
});

test('a refusal says why, with the word that is not allowed', async () => {
  const [rain, snow] = ids;
  await server.database.pool.query(
    "insert into forbidden_words (key, word, reason, actor_id, added_at) values ('casino', 'casino', 'Ads', $1, now())",
    [seller.id]
  );
  await change({ id: snow, isOnSale: false });
  const { output } = await server.call(
    'sellers.changeListings',
    {
      changes: [
        { id: rain, tags: ['casino'] },
        { id: snow, tags: ['sea'] }
      ]
    },
    seller.headers
  );
  expect(output.map(({ refusal }) => refusal)).toEqual([
    { code: 'word_not_allowed', forbiddenUse: { field: 'tags', word: 'casino' } },
    { code: 'conflict' }
  ]);
});

test('a limited seller changes nothing', async () => {
  await server.database.pool.query("update sellers set state = 'limited' where user_id = $1", [seller.id]);
  expect(await change({ id: ids[0], isOnSale: false })).toEqual(['refused']);
  expect(await findOwn(ids[0])).toMatchObject({ state: 'published' });
});

test('a paused listing is not shown and not sold, and one change puts it back as it was', async () => {
  const [rain] = ids;
  const slug = (await findOwn(rain))?.slug ?? '';
  expect(await change({ id: rain, isOnSale: false, isPaused: true })).toEqual(['changed']);
  expect(await findOwn(rain)).toMatchObject({ state: 'paused', version: 1 });
  const buyer = await signUpAs(server);
  expect((await server.call('listings.get', { slug }, buyer.headers)).status).toBe(404);
  expect((await server.call('orders.quote', { slug }, buyer.headers)).status).toBe(404);
  expect(await change({ id: rain, isOnSale: false })).toEqual(['changed']);
  expect(await findOwn(rain)).toMatchObject({ state: 'archived' });
  expect(await change({ id: rain, isOnSale: true })).toEqual(['changed']);
  expect(await findOwn(rain)).toMatchObject({ state: 'published', version: 1, submission: null });
});
