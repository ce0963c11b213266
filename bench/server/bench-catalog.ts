// The catalog with more and more listings in it, and signing in.
import {
  compareSignInWithTargets,
  compareWithTargets,
  type SizeFigures,
  type Verdict
} from './compare-with-targets.ts';
import { measureCatalog } from './measure-catalog.ts';
import { measureBaseline } from './measure-baseline.ts';
import { measureHashing, measureSignIn } from './measure-sign-in.ts';
import type { Bench } from './open-bench.ts';
import { runServer } from './run-server.ts';
import { seedCatalog } from './seed-catalog.ts';

type Numbers = Readonly<Record<'seconds' | 'minute' | 'port', number>> & {
  readonly sizes: readonly number[];
};

export async function benchCatalog(
  { client, environment }: Bench,
  { seconds, minute, sizes, port }: Numbers,
  show: (title: string, verdicts: readonly Verdict[]) => void
): Promise<unknown> {
  const measured: SizeFigures[] = [];
  let signIn: unknown;
  for (const listings of sizes) {
    await seedCatalog(client.db, listings);
    const server = await runServer(port, environment);
    const mixed = listings === Math.max(...sizes) ? minute : seconds;
    const catalog = await measureCatalog(client.db, server.url, { each: seconds, mixed });
    const baseline = await measureBaseline(port + 1, seconds);
    const figures = {
      listings,
      baseline,
      catalog,
      startedIn: server.startedIn,
      memory: server.readMemory()
    };
    measured.push(figures);
    show(`${listings.toLocaleString('en')} listings`, compareWithTargets(figures));
    if (listings === sizes.at(-1)) {
      const tried = await measureSignIn(server.url, seconds);
      const hashing = await measureHashing(seconds);
      signIn = { ...tried, hashing };
      show('Signing in', [compareSignInWithTargets(tried, hashing)]);
    }
    await server.stop();
  }
  return { measured, signIn };
}
