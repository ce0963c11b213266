// A shop with a server that may die, in which one history after another is played.
import { type Auth, createAuth } from '#server/auth/auth.ts';
import { approveOverdueRefunds } from '#server/services/order/refund/decide-refund.ts';
import { reconcilePayouts } from '#server/services/payout/payout-schedule.ts';
import type { Passwords } from '#server/auth/passwords.ts';
import type { Mail, Mailer } from '#server/context/mailer.ts';
import { createTestContext } from '../create-test-context.ts';
import { createCrashableServer, guardAfterCrash, type CrashableServer } from '../crashable-server.ts';
import { createMarketFixture, type MarketFixture } from '../market-fixture.ts';

export type ModelHarness = {
  readonly market: MarketFixture;
  readonly server: CrashableServer;
  readonly auth: Auth;
  /** Every commission that was scheduled in this shop, in basis points. */
  readonly commissions: { readonly value: number; readonly effectiveAt: number }[];
  /** Every mail that was sent, the oldest first. */
  readonly mails: readonly Mail[];
  readonly stop: () => Promise<void>;
};

/** Hashing as it has to be takes as long as everything else that a history does. */
const passwords: Passwords = {
  hash: (password) => Promise.resolve(password),
  verify: (hashed, password) => Promise.resolve(hashed === password)
};

export async function createModelHarness(): Promise<ModelHarness> {
  const market = await createMarketFixture();
  const {
    database,
    provider,
    payouts,
    context: { now, newId, jobs }
  } = market;
  await market.connectPayouts();
  const mails: Mail[] = [];
  const mailer: Mailer = { send: async (mail) => String(mails.push(mail)) };
  const server = createCrashableServer(
    database.address,
    provider,
    (client, payments) =>
      createTestContext(client, '', { now, newId, jobs, mailer, payments, payouts: guardAfterCrash(payouts) })
        .context
  );
  return {
    market,
    server,
    auth: { ...createAuth(market.context), passwords },
    mails,
    commissions: [],
    stop: async () => {
      await server.stop();
      // Each history moves the clock, and no job runs here.
      await approveOverdueRefunds(market.context);
      await reconcilePayouts(market.context);
      await market.stop();
    }
  };
}
