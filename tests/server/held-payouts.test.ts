// A payout that is held while its seller is suspended, over the real database: what may change until it is sent.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { earnings } from '#server/db/schema/ledger.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { refreshPayoutAccount, startOnboarding } from '#server/services/payout/payout-account.ts';
import { createWeeklyPayouts, reconcilePayouts } from '#server/services/payout/payout-schedule.ts';
import { requestPayout } from '#server/services/payout/request-payout.ts';
import { sendPayout } from '#server/services/payout/send-payout.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { createMarketFixture, type MarketFixture } from '../support/server/market-fixture.ts';

let market: MarketFixture;
let orderId: string;
/** There is one sale, whose hold has ended. */
beforeEach(async () => {
  market = await createMarketFixture();
  await market.connectPayouts();
  const { slug } = await seedListing(
    market.database.db,
    market.sellerId,
    buildPromptDraft({ priceCents: 2000 })
  );
  ({ id: orderId } = await market.buy(await market.makeBuyer(), slug));
  market.clock.now += 15 * 86_400_000;
});
/** Every invariant holds at the end of each test. */
afterEach(() => market.stop());

const setSuspended = (isSuspended: boolean) =>
  market.database.pool.query('update users set suspended_at = case when $2 then now() end where id = $1', [
    market.sellerId,
    isSuspended
  ]);
const read = async (id: string) => {
  const [payout] = await market.database.db.select().from(payouts).where(eq(payouts.id, id));
  return payout;
};

async function requestHeldPayout(): Promise<string> {
  await setSuspended(true);
  const { id } = await requestPayout(market.context, market.seller);
  expect(await read(id)).toMatchObject({ state: 'held', holdReason: 'seller_suspended' });
  expect(market.payouts.transfers.size).toBe(0);
  return id;
}

/** The suspension is lifted, and the next check is due. */
async function lift(): Promise<void> {
  await setSuspended(false);
  market.clock.now += 180_000;
}

test('is sent once the suspension is lifted, and no weekly one is made meanwhile', async () => {
  await setSuspended(true);
  await createWeeklyPayouts(market.context);
  expect(await market.database.db.$count(payouts)).toBe(0);
  const id = await requestHeldPayout();
  await lift();
  await reconcilePayouts(market.context);
  expect(await read(id)).toMatchObject({ state: 'in_transit', holdReason: null });
});

test('fails where its account was closed and replaced, so that nothing is sent to the old one', async () => {
  const id = await requestHeldPayout();
  const [closed = ''] = market.payouts.accounts.keys();
  market.payouts.accounts.set(closed, 'closed');
  await refreshPayoutAccount(market.context, closed);
  await startOnboarding(market.context, market.seller);
  await lift();
  await reconcilePayouts(market.context);
  expect(await read(id)).toMatchObject({ state: 'failed', failureReason: 'account_closed' });
  const [earning] = await market.database.db.select().from(earnings).where(eq(earnings.orderId, orderId));
  expect(earning).toMatchObject({ state: 'available', payoutCents: 0 });
  expect(market.payouts.transfers.size).toBe(0);
});

test('is sent by no other provider than the one it was made for', async () => {
  const id = await requestHeldPayout();
  await lift();
  const stripe = { ...market.context, payouts: { ...market.payouts, name: 'stripe' as const } };
  await expect(sendPayout(stripe, id)).rejects.toThrow('The payout belongs to sandbox');
  expect(await read(id)).toMatchObject({ state: 'held' });
  expect(market.payouts.transfers.size).toBe(0);
});
