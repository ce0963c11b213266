// Take-downs while the payment provider is down, while a refund is pending, and after a payout.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { continueTakeDown } from '#server/services/admin/take-down/continue-take-down.ts';
import { takeDownListing } from '#server/services/admin/take-down/take-down-listing.ts';
import { refundOrder } from '#server/services/order/refund/refund-order.ts';
import { sendRefund } from '#server/services/order/refund/send-refund.ts';
import { applyPayoutEvent } from '#server/services/payout/apply-payout-event.ts';
import { requestPayout } from '#server/services/payout/request-payout.ts';
import { createMarketFixture, type MarketFixture } from '../support/server/market-fixture.ts';
import { buildPromptDraft, seedListing, seedUser } from '../support/server/seed-listings.ts';

const dayMs = 86_400_000;

let market: MarketFixture;
let listing: { readonly id: string; readonly slug: string };
beforeEach(async () => {
  market = await createMarketFixture();
  await market.connectPayouts();
  listing = await seedListing(market.database.db, market.sellerId, buildPromptDraft({ priceCents: 2000 }));
});
/** Every invariant holds at the end of each test. */
afterEach(() => market.stop());

async function takeDown(): Promise<void> {
  const { context, database } = market;
  const id = await seedUser(database.db, 'the-admin');
  const actor = { kind: 'person', id, roles: ['user', 'admin'], status: 'active', isVerified: true } as const;
  await takeDownListing(
    context,
    { id: listing.id, reason: 'It copies another.', hasRefunds: true },
    { actor }
  );
  const { rows } = await database.pool.query<{ id: string }>('select id from take_downs');
  await continueTakeDown(context, { id: rows[0]?.id ?? '', isRetry: false });
}

const listRefunds = async () =>
  (
    await market.database.pool.query<{ id: string; state: string }>(
      'select id, state from refunds order by id'
    )
  ).rows;
const readBalance = async () => {
  const { rows } = await market.database.pool.query<{ cents: number }>(
    'select -coalesce(sum(cents), 0)::int as cents from ledger_entries where account = $1',
    [`seller:${market.sellerId}`]
  );
  return rows[0]?.cents;
};

test('while the provider is down its refunds wait, and each is made once afterwards', async () => {
  for (let sale = 0; sale < 3; sale++) await market.buy(await market.makeBuyer(), listing.slug);
  market.provider.dropResponses(() => true);
  await takeDown();
  const waiting = await listRefunds();
  expect(waiting.map(({ state }) => state)).toEqual(['requested', 'requested', 'requested']);
  market.provider.dropResponses(() => false);
  for (const { id } of waiting) await sendRefund(market.context, id);
  expect((await listRefunds()).map(({ state }) => state)).toEqual(['succeeded', 'succeeded', 'succeeded']);
  const { facts } = [...market.provider.checkouts.values()][0] ?? { facts: [] };
  expect(facts.filter(({ kind }) => kind === 'refunded')).toHaveLength(1);
  expect(await readBalance()).toBe(0);
});

test('a refund that is under way is not requested again', async () => {
  const buyer = await market.makeBuyer();
  const { id } = await market.buy(buyer, listing.slug);
  market.provider.delayRefundResponses(true);
  await refundOrder(market.context, buyer, { id, reason: '' });
  await takeDown();
  expect(await listRefunds()).toHaveLength(1);
});

test('what was paid out already is owed by the seller', async () => {
  await market.buy(await market.makeBuyer(), listing.slug);
  market.clock.now += 15 * dayMs;
  const { id } = await requestPayout(market.context, market.seller);
  const event = market.payouts.happen(id, 'pay');
  if (event !== undefined) await applyPayoutEvent(market.context, event);
  expect(await readBalance()).toBe(0);
  await takeDown();
  expect(await listRefunds()).toMatchObject([{ state: 'succeeded' }]);
  expect(await readBalance()).toBe(-1600);
});
