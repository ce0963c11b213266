// A marketplace with people in it, over a database of its own, without HTTP: services are called as routes call them.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from '#server/context/context.ts';
import { connect } from '#server/db/client.ts';
import { newId } from '#server/context/new-id.ts';
import type { ProviderEvent } from '#server/context/payment-provider.ts';
import { payoutAccounts } from '#server/db/schema/payouts.ts';
import { applyEvent, saveEvent } from '#server/services/order/settle/apply-event.ts';
import { placeOrder } from '#server/services/order/place/place-order.ts';
import { quoteOrder } from '#server/services/order/place/quote-order.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import type { Order } from '#shared/domain/trade/order.ts';
import { createTestContext } from './create-test-context.ts';
import { expectInvariants } from './expect-invariants.ts';
import { seedUser, seedSeller } from './seed-listings.ts';
import { connectTimeoutMs, startTestDatabase, type TestDatabase } from './test-database.ts';
import { createTestPayouts, type TestPayouts } from './test-payouts.ts';
import { createTestProvider, type TestProvider } from './test-provider.ts';

export type MarketFixture = {
  readonly database: TestDatabase;
  readonly context: Context;
  /** One of the server's copies, each in turn: what several do at once meets in the database alone. */
  readonly nextInstance: () => Context;
  readonly provider: TestProvider;
  /** Unix milliseconds; stands still until it is moved. */
  readonly clock: { now: number };
  /** The country that orders are placed from. */
  readonly from: { country: string | null };
  readonly payouts: TestPayouts;
  readonly sellerId: string;
  readonly seller: Person;
  /** The seller's account at the payout provider, ready to receive. */
  readonly connectPayouts: () => Promise<void>;
  readonly makeBuyer: () => Promise<Person>;
  /** At the price of now. */
  readonly place: (buyer: Person, slug: string, coupon?: string) => Promise<Order>;
  /** An event reaches us, as the webhook has it. */
  readonly tell: (event: ProviderEvent | undefined) => Promise<void>;
  /** Places, pays, and the event comes. */
  readonly buy: (buyer: Person, slug: string, coupon?: string) => Promise<Order>;
  readonly stop: () => Promise<void>;
};

export const checkoutOf = ({ id }: Pick<Order, 'id'>): string => `chk_${id}`;

/** Ids of one moment sort by their birth too, so that a history goes the same way each time. */
function inTenBytes(count: number): Uint8Array {
  const bytes = Buffer.alloc(10);
  bytes.writeUInt32BE(count, 6);
  return bytes;
}

const startsAt = 1_763_000_000_000;
let people = 0;

export async function createMarketFixture({ poolSize = 6, instances = 1 } = {}): Promise<MarketFixture> {
  const database = await startTestDatabase({ poolSize });
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-shop-'));
  const clock = { now: startsAt };
  const from: MarketFixture['from'] = { country: 'PT' };
  const now = () => clock.now;
  let ids = 0;
  const provider = createTestProvider(now);
  const payouts = createTestPayouts(now);
  const { context, jobs } = createTestContext(database, folder, {
    now,
    newId: (prefix) => newId(prefix, now(), inTenBytes(ids++)),
    payments: provider,
    payouts
  });
  const others = Array.from({ length: instances - 1 }, () =>
    connect(database.address, () => undefined, { poolSize, connectTimeoutMs })
  );
  const contexts = [context, ...others.map(({ db }) => ({ ...context, db }))];
  let taken = 0;
  const nextInstance = (): Context => contexts[taken++ % contexts.length] ?? context;

  const place: MarketFixture['place'] = async (buyer, slug, coupon) => {
    const instance = nextInstance();
    const { total, licence, refundWindowDays } = await quoteOrder(instance, buyer, { slug, coupon });
    const orderRequest = {
      intent: randomUUID(),
      slug,
      coupon,
      totalCents: total.cents,
      terms: { licence, refundWindowDays },
      isFromDesktop: false
    };
    return placeOrder(instance, buyer, orderRequest, from.country);
  };
  const tell: MarketFixture['tell'] = async (event) => {
    if (event === undefined) return;
    const instance = nextInstance();
    await saveEvent(instance.db, provider.name, event, now());
    await applyEvent(instance, provider.name, event.id);
  };

  const sellerId = await seedSeller(database.db, `shop-seller-${people++}`);
  return {
    database,
    context,
    nextInstance,
    provider,
    clock,
    from,
    payouts,
    sellerId,
    seller: { kind: 'person', id: sellerId, roles: ['user', 'seller'], status: 'active', isVerified: true },
    connectPayouts: async () => {
      const accountId = `acct_${sellerId}`;
      payouts.accounts.set(accountId, 'ready');
      const moment = new Date(now());
      const state = 'ready' as const;
      await database.db
        .insert(payoutAccounts)
        .values({ sellerId, provider: payouts.name, accountId, state, createdAt: moment, updatedAt: moment });
    },
    makeBuyer: async () => ({
      kind: 'person',
      id: await seedUser(database.db, `shop-buyer-${people++}`),
      roles: ['user'],
      status: 'active',
      isVerified: true
    }),
    place,
    tell,
    buy: async (buyer, slug, coupon) => {
      const order = await place(buyer, slug, coupon);
      if (order.state === 'pending') await tell(provider.pay(checkoutOf(order)));
      return order;
    },
    stop: async () => {
      await jobs.stop();
      try {
        await expectInvariants(context);
      } finally {
        for (const { close } of others) await close();
        await database.drop();
        rmSync(folder, { recursive: true, force: true });
      }
    }
  };
}
