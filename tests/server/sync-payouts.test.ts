// A seller's payouts on their devices are those of the route, from the request to what the bank did.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleSyncGeneration } from '#server/db/sync-generation.ts';
import { applyPayoutEvent } from '#server/services/payout/apply-payout-event.ts';
import { listPayouts } from '#server/services/payout/list-payouts.ts';
import { requestPayout } from '#server/services/payout/request-payout.ts';
import { pullChanges } from '#server/services/sync/pull-changes.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { createMarketFixture, type MarketFixture } from '#tests/support/server/market-fixture.ts';
import { buildPromptDraft, seedListing } from '#tests/support/server/seed-listings.ts';
import { waitForFeed } from '#tests/support/server/wait-for-feed.ts';

let market: MarketFixture;
let slug: string;
beforeAll(async () => {
  market = await createMarketFixture();
  await settleSyncGeneration(market.database.db);
  await market.connectPayouts();
  ({ slug } = await seedListing(market.database.db, market.sellerId, buildPromptDraft({ priceCents: 2000 })));
});
/** Every invariant holds at the end. */
afterAll(() => market.stop());

const cursors = new Map<string, string>();

/** The payouts that changed since this user's device asked last. */
async function pull(actor: Person) {
  await waitForFeed(market.database.pool);
  const scopes = [{ name: 'seller' as const, cursor: cursors.get(actor.id) ?? null }];
  const request = { actor, headers: new Headers() };
  const [page] = await pullChanges(market.context, { deviceId: `laptop of ${actor.id}`, scopes }, request);
  if (page === undefined) throw new Error('There is no page');
  cursors.set(actor.id, page.cursor);
  return page.rows.filter(({ entity }) => entity === 'payouts').map(({ id, value }) => ({ id, ...value }));
}

const listByRoute = async () => (await listPayouts(market.context, market.seller, { limit: 5 })).items;

async function sellAndRequest(): Promise<string> {
  const buyer = await market.makeBuyer();
  await market.buy(buyer, slug);
  market.clock.now += 15 * 86_400_000;
  return (await requestPayout(market.context, market.seller)).id;
}

async function letBankAct(id: string, act: 'pay' | 'fail'): Promise<void> {
  const event = market.payouts.happen(id, act);
  if (event !== undefined) await applyPayoutEvent(market.context, event);
}

test('paid and failed payouts sync as the route returns them', async () => {
  const paid = await sellAndRequest();
  const sent = await pull(market.seller);
  expect(sent).toMatchObject([{ id: paid, state: 'in_transit', orderCount: 1, settledAt: null }]);
  expect(sent).toEqual(await listByRoute());

  await letBankAct(paid, 'pay');
  const arrived = await pull(market.seller);
  expect(arrived).toMatchObject([{ id: paid, state: 'paid', settledAt: market.clock.now }]);
  expect(arrived).toEqual(await listByRoute());

  const failed = await sellAndRequest();
  await letBankAct(failed, 'fail');
  const [newest] = await listByRoute();
  expect(newest).toMatchObject({ id: failed, state: 'failed', failureReason: 'bank_rejected' });
  expect(await pull(market.seller)).toEqual([newest]);
  expect(await pull(await market.makeBuyer())).toEqual([]);
});
