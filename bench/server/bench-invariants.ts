import { checkInvariants } from '#server/invariants/check-invariants.ts';
import type { Verdict } from './compare-with-targets.ts';
import type { Bench } from './open-bench.ts';
import { entriesPerOrder, seedLedger } from './seed-ledger.ts';
import { seedShopListings } from './seed-shop.ts';

const listings = 300;
const rounds = 3;

/** Seconds to check all invariants over this many ledger entries: the median of three runs. */
export async function benchInvariants(
  { client }: Bench,
  { entries }: { readonly entries: number },
  show: (title: string, verdicts: readonly Verdict[]) => void
): Promise<unknown> {
  await seedShopListings(client.db, listings);
  await seedLedger(client.db, Math.round(entries / entriesPerOrder));
  const times: number[] = [];
  let violations = 0;
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    violations += (await checkInvariants({ db: client.db, now: Date.now })).length;
    times.push((performance.now() - startedAt) / 1000);
  }
  const seconds = times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  show('Invariants', [
    {
      name: `over ${entries.toLocaleString('en')} entries`,
      value: `${seconds.toFixed(1)} s, ${violations} violations`,
      aim: '≤ 10 s, none',
      isMet: seconds <= 10 && violations === 0
    }
  ]);
  return { entries, seconds, violations };
}
