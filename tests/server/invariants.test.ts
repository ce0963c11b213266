// Each invariant is violated on purpose, past the database's own checks, and found.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allInvariants, checkInvariants } from '#server/invariants/check-invariants.ts';
import type { ViolatingRow, Violation } from '#server/invariants/invariant.ts';
import { applyPayoutEvent } from '#server/services/payout/apply-payout-event.ts';
import { requestPayout } from '#server/services/payout/request-payout.ts';
import { openPurchase } from '#server/services/purchase/open-purchase.ts';
import { cancelOrder } from '#server/services/order/place/cancel-order.ts';
import { createSale } from '#server/services/sale/manage-sales.ts';
import { createCoupon } from '#server/services/coupon/manage-coupons.ts';
import { readOrder } from '#server/services/order/read/read-orders.ts';
import { refundOrder } from '#server/services/order/refund/refund-order.ts';
import { refreshListings } from '#server/services/listing/publish/refresh-listings.ts';
import { buyerResults } from '#server/db/schema/reviews.ts';
import { reviews } from '#server/db/schema/listings.ts';
import { openingTerms } from '#shared/domain/trade/opening-terms.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { plantedViolations } from '../support/server/planted-violations.ts';
import { checkoutOf, createMarketFixture, type MarketFixture } from '../support/server/market-fixture.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';

let market: MarketFixture;
let buyer: Person;

/** Payouts that failed, arrived and are on their way. Paid orders: opened and reviewed, refunded, sealed, of a bundle, and of what is free; and one that waits. */
beforeAll(async () => {
  market = await createMarketFixture();
  const { context, database, sellerId } = market;
  buyer = await market.makeBuyer();
  await market.connectPayouts();
  const sell = (title: string, priceCents = 500) =>
    seedListing(database.db, sellerId, buildPromptDraft({ title, priceCents }));
  await payOut((await sell('Paid out', 2000)).slug, ['fail', 'pay']);
  await payOut((await sell('On its way', 2000)).slug, []);
  const [opened, returned, sealed, waiting, first, free] = [
    await sell('Opened'),
    await sell('Returned'),
    await sell('Sealed'),
    await sell('Waiting'),
    await sell('First'),
    await sell('Free', 0)
  ];
  const both = await seedListing(database.db, sellerId, {
    ...buildPromptDraft({ title: 'Both', priceCents: 700 }),
    kind: 'bundle',
    itemIds: [first.id, (await sell('Second')).id]
  });
  const { id } = await market.buy(buyer, opened.slug);
  const [{ id: purchaseId } = { id: '' }] = (await readOrder(context, buyer.id, id)).purchases;
  await openPurchase(context, buyer, { id: purchaseId, termsVersion: openingTerms.version });
  await database.db.insert(reviews).values({
    id: 'rev_planted',
    listingId: opened.id,
    authorId: buyer.id,
    stars: 5,
    text: 'Good.',
    createdAt: new Date(context.now())
  });
  await database.db.insert(buyerResults).values({
    id: 'res_planted',
    listingId: opened.id,
    authorId: buyer.id,
    host: 'youtube',
    videoId: 'aaaaaaaaaaa',
    model: 'veo-3.1',
    settings: '',
    changes: '',
    takes: 2,
    createdAt: new Date(context.now())
  });
  await refreshListings(database.db, [opened.id], context.now());
  await refundOrder(context, buyer, { id: (await market.buy(buyer, returned.slug)).id, reason: '' });
  await market.buy(buyer, sealed.slug);
  const order = await market.place(buyer, both.slug);
  // One of the bundle is bought alone while the bundle waits, so it was owned once the bundle is paid.
  await market.buy(buyer, first.slug);
  await market.tell(market.provider.pay(checkoutOf(order)));
  const { code } = await createCoupon(context, market.seller, {
    code: 'RAIN10',
    discount: { kind: 'percent', percent: 10 },
    startsAt: 0,
    endsAt: null,
    maxUses: 2,
    listingIds: null
  });
  await market.buy(buyer, (await sell('Discounted')).slug, code);
  const reduced = await sell('On sale');
  await createSale(context, market.seller, {
    listingId: reduced.id,
    discount: { kind: 'percent', percent: 10 },
    startsAt: market.clock.now,
    endsAt: market.clock.now + 86_400_000
  });
  await market.buy(buyer, reduced.slug);
  const other = await market.makeBuyer();
  await cancelOrder(context, other, await market.place(other, (await sell('Canceled')).slug, code));
  await market.buy(other, (await sell('Reduced')).slug, code);
  await market.place(buyer, free.slug);
  await market.place(buyer, waiting.slug);
});
afterAll(() => market.stop());

/** Sells it, waits until its hold ends, and requests a payout as often as the bank answers, or once. */
async function payOut(slug: string, acts: readonly ('pay' | 'fail')[]): Promise<void> {
  await market.buy(buyer, slug);
  market.clock.now += 15 * 86_400_000;
  for (const act of acts.length === 0 ? [null] : acts) {
    const { id } = await requestPayout(market.context, market.seller);
    const event = act === null ? undefined : market.payouts.happen(id, act);
    if (event !== undefined) await applyPayoutEvent(market.context, event);
  }
}

/** The violations after the statement, which is then rolled back. */
async function findWith(statement: string): Promise<readonly Violation[]> {
  let found: readonly Violation[] = [];
  const undo = new Error('undo');
  await market.database.owner.db
    .transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql.raw(statement));
      found = await checkInvariants({ ...market.context, db: tx });
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return found;
}

test('every invariant has something that violates it', () => {
  expect(Object.keys(plantedViolations).toSorted()).toEqual(allInvariants.map(({ name }) => name).toSorted());
  expect(allInvariants).toHaveLength(47);
});

test('all hold while nothing is planted', async () => {
  expect(await checkInvariants(market.context)).toEqual([]);
});

const isDescribed = ({ id, problem }: ViolatingRow): boolean =>
  typeof id === 'string' && typeof problem === 'string' && problem !== '';

test.each(Object.entries(plantedViolations))(
  '%s is found when it does not hold',
  async (name, statements) => {
    for (const statement of statements) {
      const found = await findWith(statement);
      const names = found.map((violation) => violation.name);
      expect([statement, names]).toEqual([statement, expect.arrayContaining([name])]);
      expect(found.flatMap(({ rows }) => rows).filter((row) => !isDescribed(row))).toEqual([]);
    }
  }
);
