import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForFeed } from '#tests/support/server/wait-for-feed.ts';
import { buyListing, openPurchases, refundPurchase } from '#tests/support/server/buy-listing.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import { buildPromptDraft, seedListing, seedSeller } from '#tests/support/server/seed-listings.ts';
import { createTestProvider, type TestProvider } from '#tests/support/server/test-provider.ts';
import { signUpAs, type SignedInUser } from '#tests/support/server/test-users.ts';

let server: TestApp;
let provider: TestProvider;
beforeAll(async () => {
  provider = createTestProvider(Date.now);
  server = await createTestApp({ context: { payments: provider } });
});
afterAll(() => server.stop());

/** The purchases that came since the cursor, and the next one. */
async function pull(who: SignedInUser, cursor: string | null = null) {
  await waitForFeed(server.database.pool);
  const rows = [];
  for (let next = cursor; ; ) {
    const scopes = [{ name: 'buyer' as const, cursor: next }];
    const { output } = await server.call('sync.pull', { deviceId: 'laptop-1', scopes }, who.headers);
    const [page] = output;
    if (page === undefined) throw new Error('There is no page');
    rows.push(...page.rows.filter(({ entity }) => entity === 'purchases'));
    next = page.cursor;
    if (!page.hasMore) return { rows, cursor: next };
  }
}

test('a purchase is on its buyer’s devices as it is now, and gone once it was refunded', async () => {
  const sellerId = await seedSeller(server.database.db, 'sold-seller');
  const draft = buildPromptDraft({ priceCents: 700 });
  const { id: listingId, slug } = await seedListing(server.database.db, sellerId, draft);
  const [ann, ben] = [await signUpAs(server), await signUpAs(server)];
  const { orderId, purchaseIds } = await buyListing({ server, provider }, ann, slug);
  const [id = ''] = purchaseIds;
  const bought = await pull(ann);
  const { items } = (await server.call('purchases.list', { limit: 5 }, ann.headers)).output;
  expect(bought.rows.map((row) => ({ id: row.id, ...row.value }))).toEqual(items);
  expect((await pull(ben)).rows).toEqual([]);

  await openPurchases({ server, provider }, ann, [id]);
  const opened = await pull(ann, bought.cursor);
  expect(opened.rows).toMatchObject([{ id, value: { state: 'opened', openedVersion: 1 } }]);

  const data = { ...draft.data, concept: 'Another lamp altogether' };
  await server.database.pool.query(`update listings set state = 'pending' where id = $1`, [listingId]);
  await seedListing(server.database.db, sellerId, { ...draft, data }, { listingId });
  const changed = await pull(ann, opened.cursor);
  expect(changed.rows).toMatchObject([{ id, value: { newestVersion: 2 } }]);

  expect((await refundPurchase({ server }, ann, orderId)).status).toBe(200);
  const refunded = await pull(ann, changed.cursor);
  expect(refunded.rows).toMatchObject([{ id, isDeleted: true, value: {} }]);
  expect((await pull(ann)).rows).toEqual([]);
});
