// A seller's devices are sent their shop as the routes answer it, and nobody else's.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveSellerFigures } from '#server/services/sync/move-seller-figures.ts';
import { sellerTerms } from '#shared/domain/market/seller-terms.ts';
import { SellerMonth, summarizeMonths } from '#shared/domain/market/dashboard/seller-month.ts';
import { toIsoDate } from '#shared/kit/iso-date.ts';
import { buyListing } from '#tests/support/server/buy-listing.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import { buildPromptDraft, seedListing } from '#tests/support/server/seed-listings.ts';
import { createTestProvider, type TestProvider } from '#tests/support/server/test-provider.ts';
import { type SignedInUser, signUpAs } from '#tests/support/server/test-users.ts';
import { waitForFeed } from '#tests/support/server/wait-for-feed.ts';

let server: TestApp;
let provider: TestProvider;
beforeAll(async () => {
  provider = createTestProvider(Date.now);
  server = await createTestApp({ context: { payments: provider } });
});
afterAll(() => server.stop());

async function pull(who: SignedInUser) {
  await waitForFeed(server.database.pool);
  const scopes = [{ name: 'seller' as const, cursor: null }];
  const { output } = await server.call('sync.pull', { deviceId: 'laptop-1', scopes }, who.headers);
  const rows = output[0]?.rows ?? [];
  return (entity: string) =>
    rows.filter((row) => row.entity === entity).map(({ id, value }) => ({ id, ...value }));
}

test('somebody who has just become a seller has earnings, and no job had to run', async () => {
  const seller = await signUpAs(server);
  const termsVersion = sellerTerms.version;
  const application = {
    displayName: 'Rain maker',
    country: 'ES',
    sells: 'Prompts of rain',
    termsVersion
  } as const;
  await server.call('sellers.apply', application, seller.headers);
  const rows = await pull(seller);
  const summary = await server.call('earnings.getSummary', undefined, seller.headers);
  expect(rows('sellerEarnings')).toEqual([{ id: seller.id, ...summary.output }]);
});

test('coupons and decisions of moderation are as the routes answer them', async () => {
  const seller = await signUpAs(server);
  const { pool } = server.database;
  await pool.query("insert into sellers (user_id, state, created_at) values ($1, 'active', now())", [
    seller.id
  ]);
  const coupon = { code: 'RAIN-20', startsAt: 0, endsAt: null, maxUses: 3, listingIds: null };
  const discount = { kind: 'percent', percent: 20 } as const;
  await server.call('coupons.create', { ...coupon, discount }, seller.headers);
  await pool.query(
    `insert into moderation_decisions (id, user_id, kind, subject_id, reason, created_at)
     values ('dec_rows', $1, 'review_removed', 'rev_none', 'Not about the prompt.', now())`,
    [seller.id]
  );
  const rows = await pull(seller);
  expect(rows('coupons')).toEqual((await server.call('coupons.list', undefined, seller.headers)).output);
  const decisions = (await server.call('decisions.list', { limit: 5 }, seller.headers)).output.items;
  expect(rows('moderationDecisions')).toEqual(decisions);
  expect([rows('coupons').length, decisions.length]).toEqual([1, 1]);
});

test('listings and figures', async () => {
  const [seller, buyer] = [await signUpAs(server), await signUpAs(server)];
  await server.database.pool.query(
    "insert into sellers (user_id, state, created_at) values ($1, 'active', now())",
    [seller.id]
  );
  const { slug } = await seedListing(server.database.db, seller.id, buildPromptDraft({ priceCents: 700 }));
  await buyListing({ server, provider }, buyer, slug);
  await moveSellerFigures.run(server.context, {});
  const rows = await pull(seller);
  const listed = await server.call('sellers.listListings', { limit: 5 }, seller.headers);
  expect(rows('listings')).toEqual(listed.output.items);
  expect(rows('listings')).toMatchObject([{ salesCount: 1, state: 'published' }]);
  const mine = await server.call('sellers.getMine', undefined, seller.headers);
  expect(rows('sellers')).toEqual([{ id: seller.id, ...mine.output }]);
  const summary = await server.call('earnings.getSummary', undefined, seller.headers);
  expect(rows('sellerEarnings')).toEqual([{ id: seller.id, ...summary.output }]);
  const today = toIsoDate(Date.now()).slice(0, 10);
  const range = { from: today, to: today };
  const { total } = (await server.call('sellers.getStatistics', range, seller.headers)).output;
  const months = rows('sellerMonths').map((row) => SellerMonth.parse(row));
  expect(total.sales).toBe(1);
  expect(summarizeMonths(months, range).total).toEqual(total);
  const others = await pull(buyer);
  for (const entity of ['sellers', 'listings', 'sellerEarnings', 'sellerMonths'])
    expect(others(entity)).toEqual([]);
});
