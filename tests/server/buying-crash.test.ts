// Servers that are killed while purchases and refunds stand at every point where it makes a difference. Within a minute
// of the next start the money, the ledger and the right of each are all there, or none of them is.
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Context } from '#server/context/context.ts';
import { checkInvariants } from '#server/invariants/check-invariants.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { bundleScript } from '../support/bundle-script.ts';
import { startChild, waitForEnd } from '../support/child.ts';
import { buyInSandbox } from '../support/server/buy-in-sandbox.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { readBuyerTotals, type BuyerTotals } from '../support/server/read-buyer-totals.ts';
import { createMarketFixture, type MarketFixture } from '../support/server/market-fixture.ts';
import { type ServerProcess, startServer } from '../support/server/start-server.ts';
import { urlOf } from '../support/server/test-database.ts';
import { makeTempFolder, removeFolder, createTempFolder } from '../support/temp-folder.ts';
import type { ChildInput, ChildTask } from './buying-child.ts';

const repeats = Number(process.env['CRASH_REPEATS'] ?? 1);
/** So many stand at a point each when their child is killed; the last of them has come there that very moment. */
const together = 16;
const promise = { timeout: 60_000, interval: 200 };
const bought: BuyerTotals = { charges: 1, returns: 0, owedToSeller: 400, rights: 1 };
const givenBack: BuyerTotals = { charges: 1, returns: 1, owedToSeller: 0, rights: 0 };
const nothing: BuyerTotals = { charges: 0, returns: 0, owedToSeller: 0, rights: 0 };

type Way = {
  readonly name: string;
  readonly prepare: (buyer: Person, slug: string) => Promise<Omit<ChildTask, 'buyer' | 'stopAt'>>;
  /** The permitted states afterwards; the first without a kill. */
  readonly ends: readonly [BuyerTotals, BuyerTotals];
};
const ways: readonly Way[] = [
  { name: 'a purchase', prepare: async (_buyer, slug) => ({ slug }), ends: [bought, nothing] },
  {
    name: 'a refund',
    prepare: async (buyer, slug) => ({ orderId: await buyInSandbox(context, buyer, slug) }),
    ends: [givenBack, bought]
  }
];
/** A point of a way, by its place among them. */
type Point = { readonly way: Way; readonly name: string; readonly stopAt: number };
type Victim = { readonly point: Point; readonly buyer: Person };

const folder = makeTempFolder();
let script: URL;
let market: MarketFixture;
let context: Context;
/** An open transaction may lock its purchase, so each buys something else. */
let slugs: readonly string[];
beforeAll(async () => {
  script = await bundleScript('tests/server/buying-child.ts', folder);
  market = await createMarketFixture();
  market.clock.now = Date.now();
  context = { ...market.context, now: Date.now };
  const planting = Array.from({ length: together }, () =>
    seedListing(market.database.db, market.sellerId, buildPromptDraft())
  );
  slugs = (await Promise.all(planting)).map(({ slug }) => slug);
});
afterAll(async () => {
  removeFolder(folder);
  await market.stop();
});

const prepare = (points: readonly Point[]): Promise<ChildTask[]> =>
  Promise.all(
    points.map(async ({ way, stopAt }, place) => {
      const buyer = await market.makeBuyer();
      return { buyer, stopAt, ...(await way.prepare(buyer, slugs[place] ?? '')) };
    })
  );

async function runChild(tasks: readonly ChildTask[]) {
  const lines: string[] = [];
  const input: ChildInput = { address: market.database.address, tasks };
  const child = startChild(script, [JSON.stringify(input)], (line) => lines.push(line));
  return { end: await waitForEnd(child), lines };
}

/** By a child that nobody kills. */
async function listPoints(): Promise<Point[]> {
  const tasks = await prepare(ways.map((way) => ({ way, name: '', stopAt: 0 })));
  const { end, lines } = await runChild(tasks);
  expect(end).toBe(0);
  const buyers = tasks.map(({ buyer }) => buyer);
  expect(await readBuyerTotals(market.database.pool, buyers)).toEqual(ways.map(({ ends }) => ends[0]));
  return ways.flatMap((way, place) => {
    const names = JSON.parse(lines[place] ?? '') as string[];
    return names.map((name, index) => ({ way, name, stopAt: index + 1 }));
  });
}

async function killAt(points: readonly Point[]): Promise<Victim[]> {
  const tasks = await prepare(points);
  expect((await runChild(tasks)).end).toBe('SIGKILL');
  return points.flatMap((point, place) => {
    const buyer = tasks[place]?.buyer;
    return buyer === undefined ? [] : [{ point, buyer }];
  });
}

/** Those who paid and have no right, who have a right and did not pay, and the like. */
async function listHalf(victims: readonly Victim[]) {
  const buyers = victims.map(({ buyer }) => buyer);
  const standings = await readBuyerTotals(market.database.pool, buyers);
  return victims.flatMap(({ point: { way, name } }, place) => {
    const status = standings[place];
    const isWhole = way.ends.some((end) => isDeepStrictEqual(end, status));
    return isWhole ? [] : [{ way: way.name, name, status }];
  });
}

/** Whatever its sandbox sends reaches nobody, as if it had been sent while no server was there to hear of it. */
async function restart(): Promise<ServerProcess> {
  const server = await startServer(createTempFolder(), {
    DATABASE_URL: urlOf(market.database.address),
    AUTH_SECRET: 'known to these servers and nobody else',
    SITE_URL: 'http://localhost:1'
  });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  return server;
}

test('a purchase and a refund, killed at any point, are whole within a minute of the next start', async () => {
  const points = await listPoints();
  for (let repeat = 0; repeat < repeats; repeat++) {
    const victims: Victim[] = [];
    // Shifted each time, so that another one is the last of its child.
    const shifted = [...points.slice(repeat), ...points.slice(0, repeat)];
    for (let first = 0; first < shifted.length; first += together)
      victims.push(...(await killAt(shifted.slice(first, first + together))));
    const half = new Set((await listHalf(victims)).map(({ way }) => way));
    expect(half).toEqual(new Set(ways.map(({ name }) => name)));
    // At first and every second time two copies, which look for the same things at once.
    const servers = await Promise.all(Array.from({ length: 2 - (repeat % 2) }, restart));
    await vi.waitFor(async () => expect(await listHalf(victims)).toEqual([]), promise);
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    expect(await listHalf(victims)).toEqual([]);
    expect(await checkInvariants(context)).toEqual([]);
  }
}, 3_600_000);
