// A server that dies at every statement of a payout, before or after the database has done it. Whatever happened, the
// money arrives once, and what did not arrive is still owed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '#server/invariants/check-invariants.ts';
import { applyPayoutEvent } from '#server/services/payout/apply-payout-event.ts';
import { createWeeklyPayouts, reconcilePayouts } from '#server/services/payout/payout-schedule.ts';
import { requestPayout } from '#server/services/payout/request-payout.ts';
import type { Context } from '#server/context/context.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import {
  createCrashableServer,
  type CrashableServer,
  type CrashPoint,
  guardAfterCrash
} from '../support/server/crashable-server.ts';
import { createTestContext } from '../support/server/create-test-context.ts';
import { createMarketFixture, type MarketFixture } from '../support/server/market-fixture.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';

const dayMs = 86_400_000;
/** Either work has more statements than the first, and neither comes near the second. */
const [fewestStatements, mostStatements] = [10, 100];

let market: MarketFixture;
let server: CrashableServer;
let slug: string;
beforeAll(async () => {
  market = await createMarketFixture();
  await market.connectPayouts();
  const { now, newId, jobs } = market.context;
  server = createCrashableServer(
    market.database.address,
    market.provider,
    (client, payments) =>
      createTestContext(client, '', { now, newId, jobs, payments, payouts: guardAfterCrash(market.payouts) })
        .context
  );
  ({ slug } = await seedListing(market.database.db, market.sellerId, buildPromptDraft({ priceCents: 2000 })));
});
afterAll(async () => {
  await server.stop();
  await market.stop();
});

/** True if the work had ended before. Refusals are answers, such as that a payout is open already. */
const dieAt = (work: (context: Context) => Promise<unknown>, crashPoint: CrashPoint): Promise<boolean> =>
  server
    .serve(async (context) => void (await work(context)), crashPoint)
    .catch((error: unknown) => {
      if (!(error instanceof ContractFailure)) throw error;
      return false;
    });

async function recover(): Promise<void> {
  for (let round = 0; round < 2; round++) {
    market.clock.now += 361 * 60_000;
    await reconcilePayouts(market.context);
  }
}

const readSums = async () => {
  const { rows } = await market.database.pool.query<{ owed: number; paid: number }>(
    `select (select -coalesce(sum(cents), 0)::int from ledger_entries where account = $1) as owed,
       (select coalesce(sum(cents), 0)::int from payouts where state = 'paid') as paid`,
    [`seller:${market.sellerId}`]
  );
  return rows[0];
};

test.each([
  ['weekly', createWeeklyPayouts],
  ['requested, then paid and then returned', requestPayAndReturn]
] as const)(
  'a payout that is %s is whole, wherever the server died',
  async (_name, work) => {
    let hasEnded = false;
    let point = 0;
    while (!hasEnded && point < mostStatements * 2) {
      point += 1;
      const crashPoint = { atStatement: Math.ceil(point / 2), isSent: point % 2 === 0 };
      await market.buy(await market.makeBuyer(), slug);
      market.clock.now += 15 * dayMs;
      hasEnded = await dieAt(work, crashPoint);
      await recover();
      for (const id of market.payouts.transfers.keys()) market.payouts.happen(id, 'pay');
      await recover();
      const arrived = [...market.payouts.transfers.values()]
        .filter(({ facts }) => !facts.some(({ kind }) => kind === 'failed'))
        .reduce((sum, { amount }) => sum + amount.cents, 0);
      const sums = await readSums();
      expect([crashPoint, sums?.paid]).toEqual([crashPoint, arrived]);
      expect(sums?.owed).toBe((await countSales()) * 1600 - arrived);
      expect(await checkInvariants(market.context)).toEqual([]);
    }
    expect(hasEnded).toBe(true);
    expect(point).toBeGreaterThan(fewestStatements * 2);
  },
  240_000
);

async function requestPayAndReturn(context: Context): Promise<void> {
  const { id } = await requestPayout(context, market.seller);
  for (const what of ['pay', 'reverse'] as const) {
    const event = market.payouts.happen(id, what);
    if (event !== undefined) await applyPayoutEvent(context, event);
  }
}

const countSales = (): Promise<number> =>
  market.database.pool
    .query<{ n: string }>("select count(*) as n from orders where state = 'paid'")
    .then(({ rows }) => Number(rows[0]?.n));
