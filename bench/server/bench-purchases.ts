import { readSecret } from '#server/read-secret.ts';
import { checkInvariants } from '#server/invariants/check-invariants.ts';
import { comparePurchasesWithTargets, type Verdict } from './compare-with-targets.ts';
import { measurePurchases, warmUpSeconds } from './measure-purchases.ts';
import type { Bench } from './open-bench.ts';
import { seedLedger } from './seed-ledger.ts';
import { seedBuyers, seedShopListings } from './seed-shop.ts';
import { runServer } from './run-server.ts';

const listings = 300;
/** It has sold before: PostgreSQL plans by what its tables hold, and keeps its plans. */
const ordersBefore = 20_000;
/** Nobody buys as fast as that, so there are enough of them. */
const buyersPerSecond = 1000;

export async function benchPurchases(
  { client, environment }: Bench,
  { seconds, burst, port }: Readonly<Record<'seconds' | 'burst' | 'port', number>>,
  show: (title: string, verdicts: readonly Verdict[]) => void
): Promise<unknown> {
  const secret = readSecret(environment.DATA_DIR);
  const slugs = await seedShopListings(client.db, listings);
  await seedLedger(client.db, ordersBefore);
  const tokens = await seedBuyers(
    client.db,
    secret,
    (seconds + warmUpSeconds) * buyersPerSecond + burst + 100
  );
  const server = await runServer(port, environment);
  const figures = await measurePurchases(
    { client, url: server.url, secret, slugs, tokens },
    { seconds, burst }
  );
  const violations = await checkInvariants({ db: client.db, now: Date.now });
  show('Purchases', comparePurchasesWithTargets(figures, violations));
  await server.stop();
  return { ...figures, violations };
}
