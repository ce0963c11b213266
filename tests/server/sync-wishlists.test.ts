import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#server/context/new-id.ts';
import { refreshCatalog, refreshListings } from '#server/services/listing/publish/refresh-listings.ts';
import { removeOldSyncRecords } from '#server/services/sync/remove-old-sync-records.ts';
import type { ListingDraft } from '#shared/domain/market/listing-draft.ts';
import type { Change, NumberedMutation } from '#shared/domain/sync/mutation.ts';
import { buyListing, openPurchases } from '#tests/support/server/buy-listing.ts';
import { createTestProvider } from '#tests/support/server/test-provider.ts';
import { waitForFeed } from '#tests/support/server/wait-for-feed.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import { buildPromptDraft, seedListing, seedSeller } from '#tests/support/server/seed-listings.ts';
import { signUpAs, type SignedInUser } from '#tests/support/server/test-users.ts';

let server: TestApp;
let sellerId: string;
let ann: SignedInUser;
let ben: SignedInUser;
beforeAll(async () => {
  server = await createTestApp();
  sellerId = await seedSeller(server.database.db, 'wished-seller');
});
afterAll(() => server.stop());
beforeEach(async () => {
  [ann, ben] = [await signUpAs(server), await signUpAs(server)];
  sequences.clear();
});

const offer = (title = 'A lamp in the fog') =>
  seedListing(server.database.db, sellerId, buildPromptDraft({ title }));
const addByRoute = async (slug: string, who = ann) =>
  (await server.call('wishlistItems.add', { slug }, who.headers)).output;

const sequences = new Map<string, number>();
let ids = 0;
type Draft = readonly [entity: string, rowId: string, change: Change, basedOn?: number | undefined];

/** Pushes as one device; answers the refusals. */
async function push(drafts: readonly Draft[], who = ann, deviceId = 'laptop-1'): Promise<(string | null)[]> {
  const mutations = drafts.map(([entity, rowId, change, basedOn = null]): NumberedMutation => {
    const sequence = (sequences.get(deviceId + who.id) ?? 0) + 1;
    sequences.set(deviceId + who.id, sequence);
    return { id: `w${(ids += 1)}`, sequence, entity, rowId, change, basedOn, version: 1, madeAt: 1 };
  });
  const { output, status } = await server.call('sync.push', { deviceId, mutations }, who.headers);
  expect(status).toBe(200);
  return output.outcome === 'answered' ? output.answers.map(({ refusal }) => refusal) : ['unknown device'];
}

/** The rows since the cursor, and the next cursor. */
async function pull(who = ann, cursor: string | null = null) {
  await waitForFeed(server.database.pool);
  const rows = [];
  let isAnew = false;
  for (let next = cursor; ; ) {
    const scopes = [{ name: 'buyer' as const, cursor: next }];
    const { output } = await server.call('sync.pull', { deviceId: 'laptop-1', scopes }, who.headers);
    const [page] = output;
    if (page === undefined) throw new Error('There is no page');
    rows.push(...page.rows.filter(({ entity }) => entity.startsWith('wishlist')));
    isAnew ||= page.startsAnew;
    next = page.cursor;
    if (!page.hasMore) return { rows, cursor: next, isAnew };
  }
}

const createId = (): string => newId('wsh', Date.now());
const create = (id: string, name: string): Draft => ['wishlists', id, { kind: 'create', value: { name } }];
const rename = (id: string, from: string, to: string, basedOn?: number): Draft => [
  'wishlists',
  id,
  { kind: 'edit', edits: [{ path: ['name'], from, to }], settled: [] },
  basedOn
];
const drop = (id: string, basedOn: number): Draft => ['wishlists', id, { kind: 'delete' }, basedOn];
const wish = (listingId: string, value: Record<string, string> = {}): Draft => [
  'wishlistItems',
  listingId,
  { kind: 'add', value }
];
const unwish = (listingId: string, basedOn: number): Draft => [
  'wishlistItems',
  listingId,
  { kind: 'remove' },
  basedOn
];

describe('the feed of a buyer', () => {
  test('has what the routes write, what goes as a tombstone, and nothing of anybody else', async () => {
    const { id, slug } = await offer();
    const { wishlistId } = await addByRoute(slug);
    await addByRoute(slug, ben);
    const first = await pull();
    expect(first.rows).toMatchObject([
      { entity: 'wishlistItems', id, revision: 1, value: { wishlistId, slug, card: { slug } } },
      { entity: 'wishlists', id: wishlistId, revision: 1, value: { name: null } }
    ]);
    await server.call('wishlists.rename', { id: wishlistId, name: 'For the rain' }, ann.headers);
    await server.call('wishlistItems.remove', { listingId: id }, ann.headers);
    const second = await pull(ann, first.cursor);
    expect(second.rows).toMatchObject([
      { entity: 'wishlists', revision: 2, value: { name: 'For the rain' } },
      { entity: 'wishlistItems', id, revision: 2, isDeleted: true, value: {} }
    ]);
    expect((await pull(ann, second.cursor)).rows).toEqual([]);
    expect((await pull(ben)).rows).toMatchObject([{ id }, { value: { name: null } }]);
    expect((await pull(ben, first.cursor)).isAnew).toBe(true);
  });

  test('follows what a wish shows of its listing, and not every row of the catalog', async () => {
    const { id, slug } = await offer();
    await addByRoute(slug);
    const { cursor } = await pull();
    const { db, pool } = server.database;
    await db.transaction((tx) => refreshListings(tx, [id], Date.now()));
    expect((await pull(ann, cursor)).rows).toEqual([]);
    await pool.query(`update listings set state = 'unlisted' where id = $1`, [id]);
    await db.transaction((tx) => refreshListings(tx, [id], Date.now()));
    expect((await pull(ann, cursor)).rows).toMatchObject([{ id, revision: 1, value: { card: null } }]);
  });

  test('has a new rating after the next run of the catalog’s job, even if it changed back in between', async () => {
    const [unrated, rated] = [await offer(), buildPromptDraft({ title: 'Two cranes', priceCents: 0 })];
    const { id, slug } = await seedListing(server.database.db, sellerId, rated);
    const review = { slug, stars: 4, text: 'It held together.' };
    await addByRoute(unrated.slug);
    await addByRoute(slug);
    const target = { server, provider: createTestProvider(Date.now) };
    await openPurchases(target, ben, (await buyListing(target, ben, slug)).purchaseIds);
    const endPeriod = () => refreshCatalog.run(server.context, {});
    const byRoute = async () =>
      (await server.call('wishlistItems.list', { limit: 9 }, ann.headers)).output.items.find(
        (item) => item.slug === slug
      )?.card?.rating;
    let { rows, cursor } = await pull();
    // As a push of wishes does. A review that waited for it could be waited for by it.
    const client = await server.database.pool.connect();
    await client.query(`begin; select from sync_feed where user_id = '${ann.id}' for update`);
    expect((await server.call('reviews.save', review, ben.headers)).status).toBe(200);
    await client.query('commit');
    client.release();
    await endPeriod();
    ({ rows, cursor } = await pull(ann, cursor));
    expect(rows).toMatchObject([{ id, revision: 1, value: { card: { rating: { average: 4, count: 1 } } } }]);
    expect(await byRoute()).toEqual({ average: 4, count: 1 });
    await endPeriod();
    expect((await pull(ann, cursor)).rows).toEqual([]);

    await server.call('reviews.save', { ...review, stars: 1 }, ben.headers);
    await server.call('wishlistItems.remove', { listingId: id }, ann.headers);
    await addByRoute(slug);
    ({ rows, cursor } = await pull(ann, cursor));
    expect(rows).toMatchObject([{ id, value: { card: { rating: { average: 1 } } } }]);
    await server.call('reviews.save', review, ben.headers);
    await endPeriod();
    expect((await pull(ann, cursor)).rows).toMatchObject([
      { id, value: { card: { rating: { average: 4 } } } }
    ]);
  });

  test('follows the covers of the prompts in a bundle', async () => {
    const [one, two] = [await offer(), await offer('Two cranes')];
    const { db, pool } = server.database;
    const { data: _data, ...about } = buildPromptDraft({ title: 'Both' });
    const draft: ListingDraft = { ...about, kind: 'bundle', itemIds: [one.id, two.id] };
    const bundle = await seedListing(db, sellerId, draft);
    await addByRoute(bundle.slug);
    const { cursor } = await pull();
    await pool.query(`update listings set state = 'unlisted' where id = $1`, [two.id]);
    await db.transaction((tx) => refreshListings(tx, [two.id], Date.now()));
    expect((await pull(ann, cursor)).rows).toMatchObject([
      { id: bundle.id, value: { card: { coverParts: [{ slug: one.slug }] } } }
    ]);
  });

  test('lets go of tombstones once no cursor may need them', async () => {
    const { id, slug } = await offer();
    await addByRoute(slug);
    await server.call('wishlistItems.remove', { listingId: id }, ann.headers);
    const count = async () =>
      (
        await server.database.pool.query(
          "select from sync_feed where user_id = $1 and entity like 'wishlist%'",
          [ann.id]
        )
      ).rowCount;
    const clean = (days: number) =>
      removeOldSyncRecords.run({ ...server.context, now: () => Date.now() + days * 86_400_000 }, {});
    await clean(179);
    expect(await count()).toBe(2);
    await clean(181);
    expect(await count()).toBe(1);
  });
});

describe('a push of wishes', () => {
  test('makes lists under the ids of the device, and puts wishes into them', async () => {
    const [one, two] = [await offer(), await offer('Two cranes')];
    const id = createId();
    expect(await push([create(id, 'For the rain'), wish(one.id, { wishlistId: id }), wish(two.id)])).toEqual([
      null,
      null,
      null
    ]);
    const { rows } = await pull();
    expect(
      rows.filter(({ entity }) => entity === 'wishlistItems').map(({ value }) => value['wishlistId'])
    ).toEqual([id, id]);
    expect(rows.find((row) => row.id === id)).toMatchObject({ value: { name: 'For the rain' }, revision: 1 });
  });

  test('is refused where the route would refuse, and goes on behind that', async () => {
    const { id, slug } = await offer();
    const taken = createId();
    await push([create(taken, 'For the rain')], ben);
    const refusals = await push([
      create(taken, 'Mine'),
      create('wsh_!', 'Mine'),
      create(createId(), 'Reelwright'),
      create(createId(), 'For the rain'),
      create(createId(), 'For the rain'),
      wish('lst_none'),
      wish(id, { wishlistId: taken }),
      ['purchases', 'p', { kind: 'create', value: {} }],
      wish(id)
    ]);
    expect(refusals).toEqual([
      'conflict',
      'invalid_input',
      'invalid_input',
      null,
      null,
      'not_found',
      'not_found',
      'unknown_mutation',
      null
    ]);
    expect((await server.call('wishlistItems.list', { limit: 9 }, ann.headers)).output.items).toMatchObject([
      { slug }
    ]);
  });

  test('gives a list a number where another device made one of that name, and keeps what is in it', async () => {
    const [{ id: listingId }, name] = [await offer(), 'A'.repeat(60)];
    const [one, two, three] = [createId(), createId(), createId()];
    await push([create(one, name)]);
    const wished = wish(listingId, { wishlistId: two });
    expect(await push([create(two, name), wished, create(three, name)], ann, 'tablet-1')).toEqual([
      null,
      null,
      null
    ]);
    const { rows } = await pull();
    expect(new Set(rows.map((row) => row.value['wishlistId'] ?? row.value['name']))).toEqual(
      new Set([name, `${'A'.repeat(58)} 2`, `${'A'.repeat(58)} 3`, two])
    );
    expect(await push([rename(three, `${'A'.repeat(58)} 3`, name, 1)], ann, 'tablet-1')).toEqual([
      'list_name_taken'
    ]);
  });

  test('of a name given on two devices leaves the later one, and one of a deleted list brings it back', async () => {
    const id = createId();
    await push([create(id, 'One')]);
    await push([rename(id, 'One', 'Two', 1)], ann, 'tablet-1');
    await push([rename(id, 'One', 'Three', 1)]);
    expect((await pull()).rows).toMatchObject([{ id, value: { name: 'Three' }, conflicts: [] }]);
    await push([drop(id, 3)], ann, 'tablet-1');
    expect((await pull()).rows).toEqual([]);
    await push([rename(id, 'Three', 'Four', 3)]);
    expect((await pull()).rows).toMatchObject([{ id, value: { name: 'Four' } }]);
  });

  test('deletes nothing that another device changed unseen', async () => {
    const [one, two] = [await offer(), await offer('Two cranes')];
    const id = createId();
    await push([create(id, 'For the rain'), wish(one.id, { wishlistId: id })]);
    await push([wish(two.id, { wishlistId: id })], ann, 'tablet-1');
    expect(await push([unwish(one.id, 1), drop(id, 1)])).toEqual([null, null]);
    expect((await pull()).rows.map((row) => row.id)).toEqual([two.id, id]);
    const other = createId();
    await push([create(other, 'Other'), wish(two.id, { wishlistId: other })], ann, 'tablet-1');
    await push([unwish(two.id, 1), drop(id, 1)]);
    expect((await pull()).rows.map((row) => row.id)).toEqual([two.id, other]);
  });

  test('and another one, of the same listings in another order, both take place', async () => {
    const listings = [];
    for (let count = 0; count < 8; count += 1) listings.push((await offer(`Lamp ${count}`)).id);
    const wishes = listings.map((id) => wish(id));
    const answers = await Promise.all([push(wishes), push(wishes.toReversed(), ben)]);
    expect(answers.flat()).toEqual(Array(16).fill(null));
  });
});
