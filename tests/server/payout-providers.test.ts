// Payouts of a database that moved from the sandbox to a provider of real money.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { payoutAccounts, payouts } from '#server/db/schema/payouts.ts';
import { listEarningsLines } from '#server/services/earnings/list-earnings-lines.ts';
import { summarizeEarnings } from '#server/services/earnings/summarize-earnings.ts';
import { createWeeklyPayouts } from '#server/services/payout/payout-schedule.ts';
import { requestPayout } from '#server/services/payout/request-payout.ts';
import { createMarketFixture, type MarketFixture } from '../support/server/market-fixture.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';

let market: MarketFixture;
let slug: string;
beforeEach(async () => {
  market = await createMarketFixture();
  await market.connectPayouts();
  ({ slug } = await seedListing(market.database.db, market.sellerId, buildPromptDraft({ priceCents: 2000 })));
});
/** Every invariant holds at the end. */
afterEach(() => market.stop());

test('what was sold in the sandbox is never paid with real money', async () => {
  await market.buy(await market.makeBuyer(), slug);
  market.clock.now += 15 * 86_400_000;
  const live = { ...market.context, payouts: { ...market.payouts, name: 'stripe' as const } };
  const [account] = await market.database.db.select().from(payoutAccounts);
  if (account === undefined) throw new Error('There is no account');
  await market.database.db.insert(payoutAccounts).values({ ...account, provider: 'stripe' });
  await createWeeklyPayouts(live);
  expect(await market.database.db.$count(payouts)).toBe(0);
  await expect(requestPayout(live, market.seller)).rejects.toMatchObject({ code: 'payout_below_minimum' });
  expect(await summarizeEarnings(live, market.seller)).toMatchObject({
    availableCents: 0,
    isSandbox: false
  });
  const available = { limit: 20, bucket: 'available' } as const;
  expect((await listEarningsLines(live, market.seller, available)).items).toEqual([]);
  expect((await listEarningsLines(market.context, market.seller, available)).items).toHaveLength(1);
  await requestPayout(market.context, market.seller);
  const sent = await market.database.db.select().from(payouts);
  expect(sent).toMatchObject([{ state: 'in_transit', cents: 1600, provider: 'sandbox' }]);
  expect(await summarizeEarnings(live, market.seller)).toMatchObject({ inPayoutCents: 0 });
});
