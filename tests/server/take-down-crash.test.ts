// A server that dies at every statement of a take-down, before or after the database has executed it. Whatever happened,
// the next runs finish it: each buyer is refunded once, loses the right, and is told once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '#server/invariants/check-invariants.ts';
import { continueTakeDown } from '#server/services/admin/take-down/continue-take-down.ts';
import { takeDownListing } from '#server/services/admin/take-down/take-down-listing.ts';
import { reconcile } from '#server/services/order/reconcile.ts';
import { sendRefund } from '#server/services/order/refund/send-refund.ts';
import type { Context } from '#server/context/context.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import {
  createCrashableServer,
  type CrashableServer,
  type CrashPoint
} from '../support/server/crashable-server.ts';
import { createTestContext } from '../support/server/create-test-context.ts';
import { createMarketFixture, type MarketFixture } from '../support/server/market-fixture.ts';
import { buildPromptDraft, seedListing, seedUser } from '../support/server/seed-listings.ts';

/** With a few, the server dies at each statement of an order; with many, in the middle of a long run too. */
const buyers = Number(process.env['TAKE_DOWN_BUYERS'] ?? 8);
const repeats = Number(process.env['TAKE_DOWNS'] ?? 1);

let market: MarketFixture;
let server: CrashableServer;
let admin: Person;
beforeAll(async () => {
  market = await createMarketFixture();
  const { now, newId, jobs, payouts } = market.context;
  server = createCrashableServer(
    market.database.address,
    market.provider,
    (client, payments) => createTestContext(client, '', { now, newId, jobs, payments, payouts }).context
  );
  admin = {
    kind: 'person',
    id: await seedUser(market.database.db, 'the-admin'),
    roles: ['user', 'admin'],
    status: 'active',
    isVerified: true
  };
});
afterAll(async () => {
  await server.stop();
  await market.stop();
});

/** A listing that everybody has bought, just taken down; its job has not run. */
async function takeDown(): Promise<{ readonly id: string; readonly listingId: string }> {
  const { database, context } = market;
  const { id: listingId, slug } = await seedListing(database.db, market.sellerId, buildPromptDraft());
  const buyOnce = async () => market.buy(await market.makeBuyer(), slug);
  for (let bought = 0; bought < buyers; bought += 8) await Promise.all(Array.from({ length: 8 }, buyOnce));
  const reason = 'It copies another.';
  await takeDownListing(context, { id: listingId, reason, hasRefunds: true }, { actor: admin });
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from take_downs where listing_id = $1',
    [listingId]
  );
  return { id: rows[0]?.id ?? '', listingId };
}

/** As the schedules of the server do it after a restart. */
async function recover(id: string): Promise<void> {
  await continueTakeDown(market.context, { id, isRetry: false });
  const { rows } = await market.database.pool.query<{ id: string }>(
    "select id from refunds where state = 'requested'"
  );
  for (const refund of rows) await sendRefund(market.context, refund.id);
  await reconcile(market.context);
}

const dieAt = (id: string, crashPoint: CrashPoint): Promise<boolean> =>
  server.serve((context: Context) => continueTakeDown(context, { id, isRetry: false }), crashPoint);

async function readEnd(listingId: string) {
  const { rows } = await market.database.pool.query(
    `select count(*)::int as orders, count(*) filter (where o.state = 'refunded')::int as refunded,
       (select count(*)::int from refunds r join orders b on b.id = r.order_id where b.listing_id = $1) as refunds,
       (select count(*)::int from entitlements where listing_id = $1 and state = 'revoked') as revoked,
       (select count(*)::int from notices n join orders b on b.id = n.subject ->> 'orderId'
         where b.listing_id = $1 and n.subject ->> 'kind' = 'purchase_taken_down') as notified,
       (select count(*)::int from audit_entries where subject_id = $1) as entries
     from orders o where o.listing_id = $1`,
    [listingId]
  );
  return rows[0] as unknown;
}

test('a take-down that is killed at one statement after the other refunds and tells everybody once', async () => {
  for (let repeat = 0; repeat < repeats; repeat++) {
    const { id, listingId } = await takeDown();
    let isAnswered = false;
    // Each run continues where the one before died, and dies one statement later.
    for (let point = 1; !isAnswered; point++) {
      const crashPoint = { atStatement: Math.ceil(point / 2), isSent: (point + repeat) % 2 === 0 };
      isAnswered = await dieAt(id, crashPoint).catch(() => false);
    }
    await recover(id);
    expect(await readEnd(listingId)).toEqual({
      orders: buyers,
      refunded: buyers,
      refunds: buyers,
      revoked: buyers,
      notified: buyers,
      entries: 2
    });
    expect(await checkInvariants(market.context)).toEqual([]);
  }
}, 3_600_000);
