// Purchases a second: an order is placed, its provider's signed event comes over HTTP, and once that is
// answered the order is settled, the ledger posted and the entitlement granted. Beside it, in the same run, transactions that
// write one row each, as durably: no purchase can be faster than that.
import type { DatabaseClient } from '#server/db/client.ts';
import { openBuyerClient, type BuyerClient } from './checkout-driver.ts';

export type LoadProfile = {
  /** A second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p99: number;
};

export type PurchaseFigures = {
  readonly floor: LoadProfile;
  readonly whole: LoadProfile;
  /** Milliseconds that 99 of 100 did not exceed, of each half. */
  readonly placing: number;
  readonly settling: number;
  /** Requests that failed, and orders that were not settled although the server said so. */
  readonly failures: number;
  /** Events that were sent all at once, and the seconds until the last was applied. */
  readonly burst: { readonly events: number; readonly seconds: number; readonly applied: number };
};

type BenchMarket = {
  readonly client: DatabaseClient;
  readonly url: string;
  readonly secret: string;
  readonly slugs: readonly string[];
  /** Each buys once. */
  readonly tokens: readonly string[];
};

/** As many buyers at once. */
const connections = 24;
/** A server that was just started gets faster for that long, until V8 has compiled what is used most. */
export const warmUpSeconds = 15;

export async function measurePurchases(
  shop: BenchMarket,
  { seconds, burst }: Readonly<Record<'seconds' | 'burst', number>>
): Promise<PurchaseFigures> {
  const buyers = openBuyerClient(shop.url, shop.secret, connections);
  let next = 0;
  const takeBuyer = (): [string, string] => {
    const token = shop.tokens[next];
    const slug = shop.slugs[next++ % shop.slugs.length];
    if (token === undefined || slug === undefined) throw new Error('There are too few buyers');
    return [token, slug];
  };
  const buy = async (): Promise<readonly number[]> => {
    const startedAt = performance.now();
    const checkout = await buyers.place(...takeBuyer());
    const placedAt = performance.now();
    await buyers.sendPaidEvent(checkout);
    const settledAt = performance.now();
    return [settledAt - startedAt, placedAt - startedAt, settledAt - placedAt];
  };
  const floor = await measureLowerBound(shop.client, seconds / 2);
  await repeat(buy, warmUpSeconds);
  const before = await countSettled(shop.client);
  const { done, failures, elapsed } = await repeat(buy, seconds);
  const lost = before + done.length - (await countSettled(shop.client));
  const part = (place: number): number => percentile99(done.map((times) => times[place] ?? 0));
  const figures = {
    floor,
    whole: { rate: done.length / elapsed, p99: part(0) },
    placing: part(1),
    settling: part(2),
    failures: failures + lost,
    burst: await measureBurst(shop.client, buyers, takeBuyer, burst)
  };
  buyers.close();
  return figures;
}

/** One thing after the other in as many lanes as there are connections. */
async function repeat<Outcome>(act: () => Promise<Outcome>, seconds: number) {
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const done: Outcome[] = [];
  let failures = 0;
  const lane = async (): Promise<void> => {
    while (performance.now() < until) {
      await act().then(
        (outcome) => done.push(outcome),
        () => (failures += 1)
      );
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  return { done, failures, elapsed: (performance.now() - startedAt) / 1000 };
}

async function measureLowerBound({ pool }: DatabaseClient, seconds: number): Promise<LoadProfile> {
  await pool.query('create table if not exists bench_floor (id bigserial primary key, what text not null)');
  const write = async (): Promise<number> => {
    const startedAt = performance.now();
    const connection = await pool.connect();
    try {
      await connection.query('begin');
      await connection.query({
        name: 'floor',
        text: 'insert into bench_floor (what) values ($1)',
        values: ['x']
      });
      await connection.query('commit');
    } finally {
      connection.release();
    }
    return performance.now() - startedAt;
  };
  const { done, elapsed } = await repeat(write, seconds);
  return { rate: done.length / elapsed, p99: percentile99(done) };
}

async function measureBurst(
  client: DatabaseClient,
  buyers: BuyerClient,
  takeBuyer: () => [string, string],
  events: number
): Promise<PurchaseFigures['burst']> {
  const checkouts: string[] = [];
  const placeSome = async (): Promise<void> => {
    while (checkouts.length < events) checkouts.push(await buyers.place(...takeBuyer()));
  };
  await Promise.all(Array.from({ length: connections }, placeSome));
  const before = await countSettled(client);
  const startedAt = performance.now();
  await Promise.allSettled(checkouts.map((checkout) => buyers.sendPaidEvent(checkout)));
  const seconds = (performance.now() - startedAt) / 1000;
  return { events: checkouts.length, seconds, applied: (await countSettled(client)) - before };
}

/** Orders that are paid, in the ledger, and whose entitlement exists. */
async function countSettled({ pool }: DatabaseClient): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(`
    select count(*)::int as n from orders o where o.state = 'paid'
      and exists (select 1 from ledger_transactions t where t.order_id = o.id)
      and exists (select 1 from entitlements e where e.order_id = o.id and e.state = 'sealed')`);
  return rows[0]?.n ?? 0;
}

function percentile99(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
}
