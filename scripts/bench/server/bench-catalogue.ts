// The catalogue with more and more listings in it, and signing in.
import type { Verdict } from './judge.ts';
import { judge, judgeSignIn, type SizeFigures } from './judge.ts';
import { measureCatalogue } from './measure-catalogue.ts';
import { measureBare } from './measure-bare.ts';
import { measureHashing, measureSignIn } from './measure-sign-in.ts';
import type { Bench } from './open-bench.ts';
import { runServer } from './run-server.ts';
import { seedCatalogue } from './seed-catalogue.ts';

type Numbers = Readonly<Record<'seconds' | 'minute' | 'port', number>> & {
  readonly sizes: readonly number[];
};

export async function benchCatalogue(
  { client, environment }: Bench,
  { seconds, minute, sizes, port }: Numbers,
  show: (title: string, verdicts: readonly Verdict[]) => void
): Promise<unknown> {
  const measured: SizeFigures[] = [];
  let signIn: unknown;
  for (const listings of sizes) {
    await seedCatalogue(client.db, listings);
    const server = await runServer(port, environment);
    const mixed = listings === Math.max(...sizes) ? minute : seconds;
    const catalogue = await measureCatalogue(client.db, server.url, { each: seconds, mixed });
    const bare = await measureBare(port + 1, seconds);
    const figures = { listings, bare, catalogue, startedIn: server.startedIn, memory: server.readMemory() };
    measured.push(figures);
    show(`${listings.toLocaleString('en')} listings`, judge(figures));
    if (listings === sizes.at(-1)) {
      const tried = await measureSignIn(server.url, seconds);
      const hashing = await measureHashing(seconds);
      signIn = { ...tried, hashing };
      show('Signing in', [judgeSignIn(tried, hashing)]);
    }
    await server.stop();
  }
  return { measured, signIn };
}
