import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listings, reviews } from '#server/db/schema/listings.ts';
import { listingSubmissions } from '#server/db/schema/listing-submissions.ts';
import { refreshListings } from '#server/services/listing/publish/refresh-listings.ts';
import { publishVersion } from '#server/services/listing/publish/publish-version.ts';
import { refundOrder } from '#server/services/order/refund/refund-order.ts';
import { listTasks } from '#server/services/seller/list-tasks.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { createMarketFixture, type MarketFixture } from '../support/server/market-fixture.ts';
import { buildPromptDraft, seedListing, seedSeller } from '../support/server/seed-listings.ts';

let market: MarketFixture;

beforeAll(async () => {
  market = await createMarketFixture();
});
afterAll(() => market.stop());

const asSeller = (id: string) =>
  ({
    actor: { kind: 'person', id, roles: ['user', 'seller'], isVerified: true, status: 'active' }
  }) as unknown as Parameters<typeof listTasks>[1];

const read = (id: string, now = market.context.now) => listTasks({ ...market.context, now }, asSeller(id));

test('a seller without anything to do has no task', async () => {
  const { database, sellerId } = market;
  await seedListing(database.db, sellerId, buildPromptDraft({ title: 'Fine' }));
  expect(await read(sellerId)).toEqual([]);
});

test('names listings for retired models, and not those that left the sale', async () => {
  const { database } = market;
  const seller = await seedSeller(database.db, 'retired-shop');
  const data = { ...defaultPromptData, concept: 'A bell', model: 'sora-2' };
  const sell = (title: string) => seedListing(database.db, seller, buildPromptDraft({ title, data }));
  const [kept, left] = [await sell('Bell'), await sell('Gone bell')];
  await database.db.update(listings).set({ state: 'archived' }).where(eq(listings.id, left.id));
  await refreshListings(database.db, [left.id], market.context.now());
  expect(await read(seller, () => Date.parse('2026-09-23'))).toEqual([]);
  expect(await read(seller, () => Date.parse('2026-09-25'))).toEqual([
    { kind: 'model_retired', listingId: kept.id, slug: kept.slug, title: 'Bell', model: 'sora-2' }
  ]);
});

test('names requested changes until the next submission', async () => {
  const { database } = market;
  const seller = await seedSeller(database.db, 'changes-shop');
  const { id, slug } = await seedListing(database.db, seller, buildPromptDraft({ title: 'Old title' }));
  const { data: _data, ...content } = buildPromptDraft({ title: 'New title' });
  const submit = (submission: string, state: 'changes_requested' | 'approved') =>
    database.db.insert(listingSubmissions).values({
      id: submission,
      listingId: id,
      state,
      content,
      submittedAt: new Date(),
      decidedAt: new Date(),
      decisionReason: 'Add a preview.'
    });
  await submit('sub_1', 'changes_requested');
  expect(await read(seller)).toEqual([
    { kind: 'changes_requested', listingId: id, slug, title: 'New title', reason: 'Add a preview.' }
  ]);
  await submit('sub_2', 'approved');
  expect(await read(seller)).toEqual([]);
});

test('names a refund rate above the usual, and reviews without a reply', async () => {
  const { context, database, sellerId } = market;
  const { id, slug } = await seedListing(database.db, sellerId, buildPromptDraft({ title: 'Doubtful' }));
  const about = { listingId: id, slug, title: 'Doubtful' };
  for (const round of [1, 2, 3]) {
    expect(await read(sellerId)).toEqual([]);
    const buyer = await market.makeBuyer();
    const { id: orderId } = await market.buy(buyer, slug);
    await refundOrder(context, buyer, { id: orderId, reason: `Round ${round}` });
  }
  expect(await read(sellerId)).toEqual([{ ...about, kind: 'refunds_high', refunded: 3, sold: 3 }]);
  const author = await seedSeller(database.db, 'reviewer');
  const review = { id: 'rev_1', listingId: id, authorId: author, stars: 2, text: 'Dim.' };
  await database.db.insert(reviews).values({ ...review, createdAt: new Date() });
  await refreshListings(database.db, [id], context.now());
  expect((await read(sellerId)).at(-1)).toEqual({ ...about, kind: 'reviews_unanswered', count: 1 });
  const setState = (state: 'archived' | 'published') =>
    database.db.update(listings).set({ state }).where(eq(listings.id, id));
  await setState('archived');
  expect((await read(sellerId)).map(({ kind }) => kind)).not.toContain('reviews_unanswered');
  await setState('published');
  await database.db.update(reviews).set({ replyText: 'Fixed.', repliedAt: new Date() });
  expect(await read(sellerId)).toHaveLength(1);
  // Nobody bought what this review is of, which the invariants would find.
  await database.db.delete(reviews);
  await refreshListings(database.db, [id], context.now());
});

test('measures the usual refund rate by the sales of the marketplace, once there are enough', async () => {
  const { database, sellerId } = market;
  const listKinds = async (db: typeof database.db) =>
    (await listTasks({ ...market.context, db }, asSeller(sellerId))).map(({ kind }) => kind);
  expect(await listKinds(database.db)).toContain('refunds_high');
  // Sales of another shop, all refunded: it is usual then.
  const other = await seedSeller(database.db, 'refunded-shop');
  const rollBack = new Error('Only for this test');
  const inTransaction = database.db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into orders select (jsonb_populate_record(o, jsonb_build_object(
        'id', o.id || n, 'intent', o.intent || n, 'seller_id', ${other}::text,
        'checkout_id', null, 'receipt_number', null))).*
      from orders o, generate_series(1, 250) n
      where o.id = (select id from orders where seller_id = ${sellerId} and paid_at is not null limit 1)`);
    await tx.execute(sql`
      insert into earnings select (jsonb_populate_record(e, jsonb_build_object(
        'order_id', o.id, 'seller_id', ${other}::text))).*
      from earnings e, orders o
      where o.seller_id = ${other} and e.order_id = (select order_id from earnings where state = 'reversed' limit 1)`);
    expect(await listKinds(tx as unknown as typeof database.db)).not.toContain('refunds_high');
    throw rollBack;
  });
  await expect(inTransaction).rejects.toBe(rollBack);
});

test('names a bundle that costs more than its prompts do one by one', async () => {
  const { context, database } = market;
  const seller = await seedSeller(database.db, 'bundle-shop');
  const sell = (title: string) =>
    seedListing(database.db, seller, buildPromptDraft({ title, priceCents: 500 }));
  const [one, other] = [await sell('One'), await sell('Other')];
  const { id, slug } = await seedListing(database.db, seller, {
    ...buildPromptDraft({ title: 'Both', priceCents: 900 }),
    kind: 'bundle',
    itemIds: [one.id, other.id]
  });
  expect(await read(seller)).toEqual([]);
  const draft = buildPromptDraft({ title: 'One', priceCents: 300 });
  await publishVersion(context, database.db, { draft, sellerId: seller, listingId: one.id });
  const [price, partsPrice] = [900, 800].map((cents) => ({ cents, currency: 'USD' }));
  expect(await read(seller)).toEqual([
    { kind: 'bundle_above_parts', listingId: id, slug, title: 'Both', price, partsPrice }
  ]);
});
