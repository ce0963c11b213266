// Listings that their seller paused: as parts of bundles, in checkouts that are open, and for those who bought them.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBuyingFixture, type BuyingFixture } from '../support/server/buying-fixture.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

type Seeded = Awaited<ReturnType<typeof seedListing>>;

let fixture: BuyingFixture;
let seller: SignedInUser;
let rain: Seeded;
let snow: Seeded;

beforeAll(async () => (fixture = await createBuyingFixture()));
afterAll(() => fixture.server.stop());
beforeEach(async () => {
  await fixture.signUpBuyer();
  seller = await signUpAs(fixture.server);
  await fixture.server.database.pool.query(
    "insert into sellers (user_id, state, created_at) values ($1, 'active', now())",
    [seller.id]
  );
  [rain, snow] = [await sell('Rain'), await sell('Snow')];
});

const sell = (title: string) =>
  seedListing(fixture.server.database.db, seller.id, buildPromptDraft({ title, priceCents: 500 }));
const setOnSale = (id: string, isOnSale: boolean) =>
  fixture.server.call('sellers.setOnSale', { id, isOnSale, isPaused: !isOnSale }, seller.headers);
const call = <Name extends 'purchases.list' | 'purchases.get' | 'purchases.listVersions'>(
  name: Name,
  input: Parameters<typeof fixture.server.call<Name>>[1]
) => fixture.server.call(name, input, fixture.buyer.headers);
const findOwn = async (id: string) =>
  (await fixture.server.call('sellers.listListings', { limit: 20 }, seller.headers)).output.items.find(
    (listing) => listing.id === id
  );

describe('a bundle with a paused part', () => {
  const sellBundle = () =>
    seedListing(fixture.server.database.db, seller.id, {
      ...buildPromptDraft({ title: 'Weather', priceCents: 800 }),
      kind: 'bundle',
      itemIds: [rain.id, snow.id]
    });

  test('names the part on its page, is quoted as gone and not sold, until the part is back', async () => {
    const bundle = await sellBundle();
    await setOnSale(snow.id, false);
    expect(await findOwn(snow.id)).toMatchObject({ state: 'paused' });
    expect(await findOwn(bundle.id)).toMatchObject({ state: 'published', bundleProblem: 'part_unavailable' });
    const page = (await fixture.server.call('listings.get', { slug: bundle.slug })).output;
    expect(page.bundle).toMatchObject({ items: [{ title: 'Rain' }], unavailable: ['Snow'] });
    expect((await fixture.quote(bundle.slug)).output.refusal).toBe('gone');
    expect((await fixture.place(bundle.slug, 800)).problem.code).toBe('not_for_sale');
    // The other part is still sold by itself.
    expect((await fixture.quote(rain.slug)).output.refusal).toBeNull();

    await setOnSale(snow.id, true);
    expect((await fixture.quote(bundle.slug)).output.refusal).toBeNull();
    expect(await findOwn(bundle.id)).toMatchObject({ bundleProblem: null });
    expect((await fixture.buy(bundle.slug, 800)).purchases).toHaveLength(2);
  });

  test('is still all theirs for those who bought it', async () => {
    const bundle = await sellBundle();
    const { purchases } = await fixture.buy(bundle.slug, 800);
    await setOnSale(snow.id, false);
    const kept = purchases.find(({ slug }) => slug === snow.slug);
    expect((await fixture.open(kept?.id ?? '')).output).toMatchObject({
      data: { concept: 'A keeper lights a lamp' }
    });
    expect((await fixture.quote(bundle.slug)).output.refusal).toBe('owned');
  });
});

describe('a paused listing', () => {
  test('stays in the purchases of its buyers, who open it, read its versions and can have their money back', async () => {
    const { id: orderId, purchases } = await fixture.buy(rain.slug, 500);
    await setOnSale(rain.id, false);
    const id = purchases[0]?.id ?? '';
    expect((await call('purchases.list', { limit: 20 })).output.items).toMatchObject([{ id, title: 'Rain' }]);
    expect((await call('purchases.listVersions', { id })).output).toMatchObject([{ version: 1 }]);
    expect((await fixture.get(orderId)).output.refund).toBe('automatic');
    expect((await fixture.open(id)).output).toMatchObject({ version: 1, title: 'Rain' });
    expect((await fixture.quote(rain.slug)).output.refusal).toBe('owned');
    await fixture.signUpBuyer();
    expect((await fixture.quote(rain.slug)).status).toBe(404);
  });

  test('that comes back with a new version offers it to those who bought before', async () => {
    const { purchases } = await fixture.buy(rain.slug, 500);
    const id = purchases[0]?.id ?? '';
    await fixture.open(id);
    await setOnSale(rain.id, false);
    const { db } = fixture.server.database;
    const better = buildPromptDraft({ title: 'Rain', priceCents: 500 });
    await seedListing(
      db,
      seller.id,
      { ...better, data: { ...better.data, setting: 'a tin roof' } },
      { listingId: rain.id, notes: 'Says where.' }
    );
    expect((await call('purchases.get', { id })).output).toMatchObject({
      openedVersion: 1,
      newestVersion: 2
    });
    expect((await fixture.open(id, 2)).output).toMatchObject({ data: { setting: 'a tin roof' } });
  });

  test('is paid for by whoever was at the checkout when it was paused', async () => {
    const { output: order } = await fixture.place(rain.slug, 500);
    await setOnSale(rain.id, false);
    await fixture.tell(fixture.provider.pay(`chk_${order.id}`));
    const { output: paid } = await fixture.get(order.id);
    expect(paid.state).toBe('paid');
    expect((await fixture.open(paid.purchases[0]?.id ?? '')).status).toBe(200);
  });
});
