// Bundles, as their seller makes and changes them, and as buyers see and buy them.
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { ListingDraft } from '#shared/domain/market/listing-draft.ts';
import { createBuyingFixture, type BuyingFixture } from '../support/server/buying-fixture.ts';
import { createMarketFixture } from '../support/server/market-fixture.ts';
import { buildPromptDraft, seedListing, seedSeller } from '../support/server/seed-listings.ts';
import { toListingMedium, uploadImage } from '../support/server/test-media.ts';
import { signInAs, signUpAs } from '../support/server/test-users.ts';

type BundleDraft = Extract<ListingDraft, { kind: 'bundle' }>;
type Seeded = Awaited<ReturnType<typeof seedListing>>;

let fixture: BuyingFixture;
let seller: { readonly id: string; readonly cookie: string };
let rain: Seeded;
let snow: Seeded;
let fog: Seeded;

beforeAll(async () => (fixture = await createBuyingFixture()));
afterAll(() => fixture.server.stop());
beforeEach(async () => {
  await fixture.signUpBuyer();
  const { server } = fixture;
  const person = await signUpAs(server);
  await server.database.pool.query(
    "insert into sellers (user_id, state, created_at) values ($1, 'active', now())",
    [person.id]
  );
  seller = { id: person.id, cookie: (await signInAs(server, person)).cookies };
  [rain, snow, fog] = [await sell('Rain', 700), await sell('Snow', 500), await sell('Fog', 300)];
});

const sell = (title: string, priceCents: number, sellerId = seller.id) =>
  seedListing(fixture.server.database.db, sellerId, buildPromptDraft({ title, priceCents }));

const draft = (changes: Partial<BundleDraft> = {}): BundleDraft => {
  const { data: _sealed, ...about } = buildPromptDraft({ title: 'All weather', priceCents: 1000 });
  return { ...about, kind: 'bundle', itemIds: [rain.id, snow.id, fog.id], ...changes };
};
const submit = (bundle: BundleDraft, listingId: string | null = null) =>
  fixture.server.call('sellers.submit', { draft: bundle, listingId, notes: '' }, seller);
const getPage = async (slug: string) => (await fixture.server.call('listings.get', { slug })).output;
const setOnSale = (id: string, isOnSale: boolean) =>
  fixture.server.call('sellers.setOnSale', { id, isOnSale }, seller);
const findOwn = async (id: string) =>
  (await fixture.server.call('sellers.listListings', { limit: 60 }, seller)).output.items.find(
    (listing) => listing.id === id
  );

describe('a bundle', () => {
  test('shows its prompts in their order, their sum, and a cover made of theirs', async () => {
    const { output } = await submit(draft({ itemIds: [fog.id, rain.id, snow.id] }));
    expect(output.isPublished).toBe(true);
    const page = await getPage(output.slug);
    expect(page.bundle).toMatchObject({
      items: [{ title: 'Fog' }, { title: 'Rain' }, { title: 'Snow' }],
      sum: { cents: 1500 },
      unavailable: []
    });
    expect(page.prompts.map(({ title }) => title)).toEqual(['Fog', 'Rain', 'Snow']);
    expect(page.coverParts.map(({ slug }) => slug)).toEqual([fog.slug, rain.slug, snow.slug]);
    const { items } = (
      await fixture.server.call('listings.search', {
        ...wholeCatalog,
        search: 'weather'
      })
    ).output;
    expect(items.find(({ id }) => id === output.id)?.coverParts).toEqual(page.coverParts);
    expect((await getPage(rain.slug)).coverParts).toEqual([]);
  });

  test('is edited: another order is published at once, other prompts are reviewed first', async () => {
    const { id, slug } = (await submit(draft())).output;
    const read = (await fixture.server.call('sellers.getDraft', { id }, seller)).output as BundleDraft;
    expect(read.itemIds).toEqual([rain.id, snow.id, fog.id]);
    const reordered = (await submit({ ...read, itemIds: read.itemIds.toReversed() }, id)).output;
    expect(reordered).toMatchObject({ isPublished: true, version: 2 });
    expect((await getPage(slug)).prompts.map(({ title }) => title)).toEqual(['Fog', 'Snow', 'Rain']);
    const fewer = (await submit({ ...read, itemIds: [rain.id, snow.id] }, id)).output;
    expect(fewer).toMatchObject({ isPublished: false, version: 2 });
    expect((await fixture.server.call('sellers.getDraft', { id }, seller)).output).toMatchObject({
      itemIds: [rain.id, snow.id]
    });
  });

  test.each<[string, () => Promise<Partial<BundleDraft>> | Partial<BundleDraft>]>([
    ['that costs more than its prompts', () => ({ priceCents: 1501 })],
    ['with the same prompt twice', () => ({ itemIds: [rain.id, rain.id] })],
    ['with an archived prompt', async () => (await setOnSale(fog.id, false), {})],
    [
      'with another seller’s prompt',
      async () => {
        const { db } = fixture.server.database;
        const other = await sell('Hail', 500, await seedSeller(db, `other-${seller.id.slice(-8)}`));
        return { itemIds: [rain.id, other.id] };
      }
    ],
    [
      'with a bundle in it',
      async () => ({ itemIds: [rain.id, (await submit(draft())).output.id], priceCents: 500 })
    ]
  ])('%s is refused', async (_name, change) => {
    const changes = await change();
    expect((await submit(draft(changes))).problem.code).toBe('bundle_not_valid');
  });

  test('with a prompt that was archived says so and is not sold; whoever bought it keeps all of it', async () => {
    const { id, slug } = (await submit(draft())).output;
    const { purchases } = await fixture.buy(slug, 1000);
    await setOnSale(fog.id, false);
    expect(await findOwn(id)).toMatchObject({ bundleProblem: 'part_unavailable' });
    const page = await getPage(slug);
    expect(page.bundle).toMatchObject({
      items: [{ title: 'Rain' }, { title: 'Snow' }],
      unavailable: ['Fog']
    });
    const kept = purchases.find((purchase) => purchase.slug === fog.slug);
    expect((await fixture.open(kept?.id ?? '')).status).toBe(200);

    await fixture.signUpBuyer();
    expect((await fixture.quote(slug)).output.refusal).toBe('gone');
    expect((await fixture.place(slug, 1000)).problem.code).toBe('not_for_sale');
    await setOnSale(fog.id, true);
    expect(await findOwn(id)).toMatchObject({ bundleProblem: null });
    expect((await fixture.quote(slug)).output.refusal).toBeNull();
  });

  test('whose prompts became cheaper than it is told to its seller', async () => {
    const { id } = (await submit(draft({ itemIds: [rain.id, snow.id], priceCents: 1150 }))).output;
    const media = [toListingMedium(await uploadImage(fixture.server, seller))];
    const { db } = fixture.server.database;
    const pictured = buildPromptDraft({ title: 'Rain', priceCents: 700, media });
    await seedListing(db, seller.id, pictured, { listingId: rain.id });
    const cheaper = { ...pictured, priceCents: 600 };
    expect(
      (await fixture.server.call('sellers.submit', { draft: cheaper, listingId: rain.id, notes: '' }, seller))
        .output.isPublished
    ).toBe(true);
    expect(await findOwn(id)).toMatchObject({ bundleProblem: 'above_parts' });
    expect(await findOwn(rain.id)).toMatchObject({ bundleProblem: null });
  });
});

const wholeCatalog: InputOf<CloudContract['listings.search']> = {
  search: '',
  sort: 'newest',
  kind: [],
  category: [],
  model: [],
  ratio: [],
  language: [],
  limit: 20
};

const anyBundle = fc.record({
  items: fc.array(
    fc.record({
      cents: fc.oneof(fc.constant(0), fc.integer({ min: 99, max: 2000 })),
      isOwned: fc.boolean()
    }),
    { minLength: 2, maxLength: 6 }
  ),
  percent: fc.integer({ min: 1, max: 100 })
});

test('the shares of every bundle sum to what was paid, and its ledger to zero', async () => {
  const market = await createMarketFixture();
  try {
    await fc.assert(
      fc.asyncProperty(anyBundle, async ({ items, percent }) => {
        const { database, sellerId } = market;
        const buyer = await market.makeBuyer();
        const listed: Seeded[] = [];
        for (const { cents, isOwned } of items) {
          const one = await seedListing(database.db, sellerId, buildPromptDraft({ priceCents: cents }));
          if (isOwned) await market.buy(buyer, one.slug);
          listed.push(one);
        }
        if (items.every(({ isOwned }) => isOwned)) return;
        const sum = items.reduce((total, { cents }) => total + cents, 0);
        const price = Math.min(Math.floor((sum * percent) / 100), 19_999);
        const { data: _sealed, ...about } = buildPromptDraft({ priceCents: price < 99 ? 0 : price });
        const itemIds = listed.map(({ id }) => id);
        const bundle = await seedListing(database.db, sellerId, { ...about, kind: 'bundle', itemIds });
        const order = await market.buy(buyer, bundle.slug);
        const { rows } = await database.pool.query<Record<string, number>>(
          `select gross_cents as gross, listed_cents - owned_cents as listed,
             (select sum(share_cents)::int from order_items where order_id = o.id) as shares,
             (select coalesce(sum(cents), 0)::int from ledger_entries e
               join ledger_transactions t on t.id = e.transaction_id where t.order_id = o.id) as ledger
           from orders o where id = $1`,
          [order.id]
        );
        expect(rows).toEqual([
          { gross: order.total.cents, listed: order.total.cents, shares: order.total.cents, ledger: 0 }
        ]);
      }),
      { numRuns: 25, seed: 20 }
    );
  } finally {
    await market.stop();
  }
});
