import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailNotices } from '#server/services/notice/mail-notices.ts';
import { refreshListings } from '#server/services/listing/publish/refresh-listings.ts';
import { maxWishlistItems, maxWishlists } from '#shared/domain/market/wishlist.ts';
import { buyListing } from '#tests/support/server/buy-listing.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import { signUpAs, type SignedInUser } from '#tests/support/server/test-users.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { buildPromptDraft, seedListing, seedSeller } from '#tests/support/server/seed-listings.ts';
import { createTestProvider, type TestProvider } from '#tests/support/server/test-provider.ts';
import { listWrongWishlistCounts } from '#tests/support/server/recount-wishlists.ts';

let server: TestApp;
let provider: TestProvider;
let sellerId: string;
let ann: SignedInUser;
beforeAll(async () => {
  provider = createTestProvider(Date.now);
  server = await createTestApp({ context: { payments: provider } });
  sellerId = await seedSeller(server.database.db, 'wished-seller');
});
afterAll(async () => {
  expect(await listWrongWishlistCounts(server.database.db)).toEqual([]);
  await server.stop();
});
beforeEach(async () => {
  ann = await signUpAs(server);
});

const offer = (priceCents = 500, title = 'A lamp in the fog') =>
  seedListing(server.database.db, sellerId, buildPromptDraft({ priceCents, title }));
const add = (slug: string, wishlistId?: string, who = ann) =>
  server.call(
    'wishlistItems.add',
    { slug, ...(wishlistId === undefined ? {} : { wishlistId }) },
    who.headers
  );
const list = async (input: { wishlistId?: string; cursor?: string; limit?: number } = {}, who = ann) =>
  (await server.call('wishlistItems.list', { limit: 20, ...input }, who.headers)).output;
const lists = async (who = ann) => (await server.call('wishlists.list', undefined, who.headers)).output;
const create = (name: string, who = ann) => server.call('wishlists.create', { name }, who.headers);

/** As its seller would: the listing goes through the look again and comes out with another price. */
async function reprice(listingId: string, priceCents: number): Promise<void> {
  await server.database.pool.query(`update listings set state = 'pending' where id = $1`, [listingId]);
  await seedListing(server.database.db, sellerId, buildPromptDraft({ priceCents }), { listingId });
}

describe('a wishlist item', () => {
  test('makes the first list, remembers its price, and is counted', async () => {
    const { id, slug } = await offer(700);
    expect((await add(slug)).output.listingId).toBe(id);
    const [first, ...others] = await lists();
    expect([first?.name, first?.itemCount, others]).toEqual([null, 1, []]);
    await reprice(id, 400);
    const { items } = await list();
    expect(items).toMatchObject([
      { listingId: id, wishlistId: first?.id, priceThen: { cents: 700 }, card: { price: { cents: 400 } } }
    ]);
    expect((await server.call('wishlistItems.listIds', undefined, ann.headers)).output).toEqual({
      listingIds: [id]
    });
  });

  test('made twice, or by eight at once, is one, and stays in its list', async () => {
    const { slug } = await offer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(slug)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { output: other } = await create('For the rain');
    const again = await add(slug, other.id);
    expect(again.output.wishlistId).toBe(answers[0]?.output.wishlistId);
    expect((await list()).items).toHaveLength(1);
    expect((await lists()).map(({ itemCount }) => itemCount)).toEqual([1, 0]);
  });

  test('moves to another list of theirs, and to nobody else’s', async () => {
    const { id, slug } = await offer();
    await add(slug);
    const { output: own } = await create('For the rain');
    const ben = await signUpAs(server);
    const { output: bens } = await create('Ben’s', ben);
    const move = (wishlistId: string) =>
      server.call('wishlistItems.move', { listingId: id, wishlistId }, ann.headers);
    expect((await move(own.id)).status).toBe(204);
    expect((await list({ wishlistId: own.id })).items).toHaveLength(1);
    expect((await move(bens.id)).problem.code).toBe('not_found');
    expect((await add((await offer()).slug, bens.id)).problem.code).toBe('not_found');
    expect((await list({}, ben)).items).toEqual([]);
    const foreign = { listingId: id, wishlistId: bens.id };
    expect((await server.call('wishlistItems.move', foreign, ben.headers)).problem.code).toBe('not_found');
  });

  test('goes once, and going again changes nothing', async () => {
    const { id, slug } = await offer();
    await add(slug);
    for (let time = 0; time < 2; time++) {
      expect((await server.call('wishlistItems.remove', { listingId: id }, ann.headers)).status).toBe(204);
    }
    expect((await list()).items).toEqual([]);
  });

  test('that comes back keeps the price it had, if the listing has ever cost that', async () => {
    const { id, slug } = await offer(700);
    await add(slug);
    await reprice(id, 400);
    const bringBack = async (priceThenCents: number) => {
      await server.call('wishlistItems.remove', { listingId: id }, ann.headers);
      await server.call('wishlistItems.add', { slug, priceThenCents }, ann.headers);
      const [orderRequest] = (await list()).items;
      return orderRequest?.priceThen.cents;
    };
    expect(await bringBack(700)).toBe(700);
    expect(await bringBack(19_999)).toBe(400);
    expect(await bringBack(400)).toBe(400);
  });

  test('for what is not for sale, or for what they sell, is none', async () => {
    expect((await add('none')).problem.code).toBe('not_found');
    const { db, pool } = server.database;
    await pool.query(`insert into sellers (user_id, state, created_at) values ($1, 'active', now())`, [
      ann.id
    ]);
    const own = await seedListing(db, ann.id, buildPromptDraft());
    expect((await add(own.slug)).problem.code).toBe('own_listing');
  });

  test('for what has been taken out stays, without a card, and without a word once it was taken down', async () => {
    const { id, slug } = await offer();
    await add(slug);
    for (const [state, title] of [
      ['archived', 'A lamp in the fog'],
      ['taken_down', null]
    ] as const) {
      await server.database.pool.query('update listings set state = $2 where id = $1', [id, state]);
      await server.database.db.transaction((tx) => refreshListings(tx, [id], Date.now()));
      expect((await list()).items).toMatchObject([{ listingId: id, title, card: null }]);
    }
  });

  test('is shown once however the pages are turned', async () => {
    for (let number = 0; number < 5; number++) await add((await offer()).slug);
    const all = (await list()).items.map(({ listingId }) => listingId);
    const turned: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit: 2, ...(cursor === undefined ? {} : { cursor }) });
      turned.push(...page.items.map(({ listingId }) => listingId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect([turned.length, turned]).toEqual([5, all]);
    expect((await server.call('wishlistItems.list', { limit: 2, cursor: 'e30' }, ann.headers)).status).toBe(
      400
    );
  });

  test('beyond what there is room for is refused', async () => {
    const { slug } = await offer();
    await add(slug);
    const [{ id: wishlistId } = { id: '' }] = await lists();
    await server.database.pool.query(
      `insert into listings (id, seller_id, slug, kind, state, created_at, updated_at)
         select 'lst_many' || n, $1, 'many-' || n, 'prompt', 'draft', now(), now() from generate_series(2, $2::int) n
         on conflict do nothing`,
      [sellerId, maxWishlistItems]
    );
    await server.database.pool.query(
      `insert into wishlist_items select $1, 'lst_many' || n, $2, 500, 'USD', now() from generate_series(2, $3::int) n`,
      [ann.id, wishlistId, maxWishlistItems]
    );
    const another = await offer();
    expect((await add(another.slug)).problem.code).toBe('limit_reached');
  });
});

describe('a list', () => {
  test('has a name that no other of theirs has, and can be given another', async () => {
    const { output: made } = await create('For the rain');
    expect((await create('For the rain')).problem.code).toBe('list_name_taken');
    expect((await create('For the snow')).status).toBe(200);
    const rename = (name: string, who = ann) =>
      server.call('wishlists.rename', { id: made.id, name }, who.headers);
    expect((await rename('For the snow')).problem.code).toBe('list_name_taken');
    expect((await rename('For the fog')).output.name).toBe('For the fog');
    expect((await rename('Mine now', await signUpAs(server))).problem.code).toBe('not_found');
    expect((await lists()).map(({ name }) => name)).toEqual(['For the fog', 'For the snow']);
  });

  test('goes with what stands in it, and only by its owner', async () => {
    const { output: made } = await create('For the rain');
    await add((await offer()).slug, made.id);
    const remove = (who: SignedInUser) => server.call('wishlists.remove', { id: made.id }, who.headers);
    expect((await remove(await signUpAs(server))).problem.code).toBe('not_found');
    expect((await remove(ann)).status).toBe(204);
    expect([await lists(), (await list()).items]).toEqual([[], []]);
  });

  test('is one of twenty at most, however many are made at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: maxWishlists + 6 }, (_, number) => create(`List ${number}`))
    );
    const codes = answers.flatMap(({ status, problem }) => (status === 200 ? [] : [problem.code]));
    expect(codes).toEqual(Array.from({ length: 6 }, () => 'limit_reached'));
    expect(await lists()).toHaveLength(maxWishlists);
  });

  test('goes with its owner’s account, and the counts with it', async () => {
    const { id, slug } = await offer();
    await add(slug);
    await server.call('account.remove', { confirmation: ann.password }, ann.headers);
    const { rows } = await server.database.pool.query(
      'select wishlist_adds from listing_daily_counts where listing_id = $1',
      [id]
    );
    expect(rows).toEqual([{ wishlist_adds: 0 }]);
  });
});

describe('a price that drops', () => {
  const notified = async (who = ann) =>
    (await server.call('notices.list', { limit: 20 }, who.headers)).output.items.map(
      ({ subject }) => subject
    );

  test('is told once, to those who wished for it when it was dearer', async () => {
    const { id, slug } = await offer(700);
    await add(slug);
    await reprice(id, 400);
    const [first] = await notified();
    expect(first).toMatchObject({ kind: 'price_drop', slug, before: { cents: 700 }, now: { cents: 400 } });
    const late = await signUpAs(server);
    await add(slug, undefined, late);
    await reprice(id, 600);
    await reprice(id, 500);
    expect((await notified()).map((subject) => subject.kind)).toEqual(['price_drop', 'price_drop']);
    expect(await notified(late)).toEqual([]);
  });

  test('is mailed once, however many copies send at once', async () => {
    const { id, slug } = await offer(700);
    await add(slug);
    await reprice(id, 450);
    await Promise.all([1, 2, 3].map(() => mailNotices.run(server.context, {})));
    const { rows } = await server.database.pool.query<{ subject: string; body: string }>(
      `select subject, body from development_mails where recipient = $1 and subject like '%wishlist%'`,
      [ann.email]
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.body).toContain('$4.50');
    expect(rows[0]?.body).toContain(`/marketplace/${slug}`);
  });

  test('is no news to who bought it meanwhile: they hear of a version with another prompt', async () => {
    const { id, slug } = await offer(700);
    await add(slug);
    await buyListing({ server, provider }, ann, slug);
    await reprice(id, 400);
    expect((await notified()).map(({ kind }) => kind)).toEqual(['order_paid']);
    const data = { ...defaultPromptData, concept: 'A lamp on the quay' };
    const draft = buildPromptDraft({ priceCents: 400, data });
    await seedListing(server.database.db, sellerId, draft, { listingId: id });
    expect((await notified()).map(({ kind }) => kind).toSorted()).toEqual(['new_version', 'order_paid']);
  });
});
