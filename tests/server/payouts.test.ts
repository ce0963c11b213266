// Payouts over the real database: what each contains, and what becomes of it when banks, sellers and buyers disagree.
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { earnings, payoutEarnings } from '#server/db/schema/ledger.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { settleOrder } from '#server/services/order/settle/settle-order.ts';
import { lockOrder } from '#server/services/order/settle/read-current-state.ts';
import { applyPayoutEvent } from '#server/services/payout/apply-payout-event.ts';
import { createWeeklyPayouts, reconcilePayouts } from '#server/services/payout/payout-schedule.ts';
import { cancelPayout, requestPayout } from '#server/services/payout/request-payout.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { checkoutOf, createMarketFixture, type MarketFixture } from '../support/server/market-fixture.ts';

const dayMs = 86_400_000;

let market: MarketFixture;
let slug: string;
beforeEach(async () => {
  market = await createMarketFixture();
  await market.connectPayouts();
  ({ slug } = await seedListing(market.database.db, market.sellerId, buildPromptDraft({ priceCents: 2000 })));
});
/** Every invariant holds at the end of each test. */
afterEach(() => market.stop());

const sell = async (): Promise<string> => (await market.buy(await market.makeBuyer(), slug)).id;
const endHolds = (): void => void (market.clock.now += 15 * dayMs);
const request = () => requestPayout(market.context, market.seller);
const read = async (id: string) => {
  const [payout] = await market.database.db.select().from(payouts).where(eq(payouts.id, id));
  return payout;
};
const readEarning = async (orderId: string) => {
  const [earning] = await market.database.db.select().from(earnings).where(eq(earnings.orderId, orderId));
  return earning;
};
const bank = async (id: string, act: 'pay' | 'fail' | 'reverse'): Promise<void> => {
  const event = market.payouts.happen(id, act);
  if (event !== undefined) await applyPayoutEvent(market.context, event);
};
/** The buyer's bank, or the provider's operator, returns some of the money, long after the refund window. */
const refund = (orderId: string, cents: number): Promise<void> =>
  market.tell(
    market.provider.happen(checkoutOf({ id: orderId }), {
      kind: 'refunded',
      id: 'rfd_late',
      at: market.clock.now,
      cents
    })
  );
/** The seller's ledger balance. */
const readBalance = async (): Promise<number> => {
  const { rows } = await market.database.pool.query<{ cents: number }>(
    `select -coalesce(sum(cents), 0)::int as cents from ledger_entries where account = $1`,
    [`seller:${market.sellerId}`]
  );
  return rows[0]?.cents ?? 0;
};

describe('a payout', () => {
  test('contains what is available and nothing inside its hold', async () => {
    const first = await sell();
    endHolds();
    const second = await sell();
    const { id } = await request();
    expect(await read(id)).toMatchObject({ state: 'in_transit', cents: 1600 });
    expect(await readEarning(first)).toMatchObject({ state: 'in_payout', payoutCents: 1600 });
    expect(await readEarning(second)).toMatchObject({ state: 'pending', payoutCents: 0 });
    await bank(id, 'pay');
    expect(await read(id)).toMatchObject({ state: 'paid' });
    expect(await readEarning(first)).toMatchObject({ state: 'paid' });
    expect(await readBalance()).toBe(1600);
  });

  test('needs an account and the minimum, and is one at a time', async () => {
    await sell();
    await expect(request()).rejects.toMatchObject({ code: 'payout_below_minimum' });
    endHolds();
    await market.database.pool.query("update payout_accounts set state = 'onboarding'");
    await expect(request()).rejects.toMatchObject({ code: 'payout_account_missing' });
    await market.database.pool.query("update payout_accounts set state = 'ready'");
    await sell();
    const answers = await Promise.allSettled([request(), request(), request()]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    endHolds();
    await expect(request()).rejects.toMatchObject({ code: 'payout_open' });
    expect(market.payouts.transfers.size).toBe(1);
    await reconcilePayouts(market.context);
  });

  test('that fails returns its earnings, and the next one contains them again', async () => {
    const order = await sell();
    endHolds();
    const { id } = await request();
    await bank(id, 'fail');
    expect(await read(id)).toMatchObject({ state: 'failed', failureReason: 'bank_rejected' });
    expect(await readEarning(order)).toMatchObject({ state: 'available', payoutCents: 0, payoutState: null });
    expect(await readBalance()).toBe(1600);
    const { id: next } = await request();
    await bank(next, 'pay');
    expect(await readBalance()).toBe(0);
    expect(await market.database.db.$count(payoutEarnings)).toBe(2);
  });

  test('that a bank returns after it arrived returns its earnings too', async () => {
    const order = await sell();
    endHolds();
    const { id } = await request();
    await bank(id, 'pay');
    await bank(id, 'reverse');
    expect(await read(id)).toMatchObject({ state: 'failed', failureReason: 'reversed' });
    expect(await readEarning(order)).toMatchObject({ state: 'available' });
    expect(await readBalance()).toBe(1600);
  });

  test('can be cancelled until it is sent, and not afterwards', async () => {
    await sell();
    endHolds();
    market.payouts.dropResponses(() => true);
    const { id } = await request();
    market.payouts.dropResponses(() => false);
    expect(await read(id)).toMatchObject({ state: 'pending' });
    await expect(cancelPayout(market.context, market.seller, { id })).rejects.toMatchObject({
      code: 'payout_started'
    });
    await bank(id, 'fail');
    await market.database.pool.query(`update users set suspended_at = now() where id = $1`, [
      market.sellerId
    ]);
    const { id: held } = await request();
    await cancelPayout(market.context, market.seller, { id: held });
    await market.database.pool.query(`update users set suspended_at = null where id = $1`, [market.sellerId]);
    expect(await read(held)).toMatchObject({ state: 'cancelled' });
    expect(await readBalance()).toBe(1600);
  });

  test('whose events come twice, late and in the wrong order ends the same', async () => {
    await sell();
    endHolds();
    const { id } = await request();
    const paid = market.payouts.happen(id, 'pay');
    const failed = market.payouts.happen(id, 'reverse');
    for (const event of [failed, paid, failed, paid, ...market.payouts.events]) {
      if (event !== undefined) await applyPayoutEvent(market.context, event);
    }
    expect(await read(id)).toMatchObject({ state: 'failed' });
    expect(await readBalance()).toBe(1600);
  });

  test('whose events are lost is found by asking', async () => {
    await sell();
    endHolds();
    market.payouts.dropResponses(() => true);
    const { id } = await request();
    market.payouts.dropResponses(() => false);
    market.clock.now += 180_000;
    await reconcilePayouts(market.context);
    expect(await read(id)).toMatchObject({ state: 'in_transit' });
    market.payouts.happen(id, 'pay');
    market.clock.now += 660_000;
    await reconcilePayouts(market.context);
    expect(await read(id)).toMatchObject({ state: 'paid' });
    market.payouts.happen(id, 'reverse');
    market.clock.now += 7 * 3_600_000;
    await reconcilePayouts(market.context);
    expect(await read(id)).toMatchObject({ state: 'failed' });
  });
});

describe('a refund after a payout', () => {
  test('is a debt, which the next payout sets off', async () => {
    const order = await sell();
    endHolds();
    const { id } = await request();
    await bank(id, 'pay');
    await refund(order, 2000);
    expect(await readEarning(order)).toMatchObject({ state: 'reversed', cents: 0, payoutCents: 1600 });
    expect(await readBalance()).toBe(-1600);
    await sell();
    await sell();
    endHolds();
    const { id: next } = await request();
    expect(await read(next)).toMatchObject({ cents: 1600 });
    const lines = await market.database.db
      .select({ kind: payoutEarnings.kind, cents: payoutEarnings.cents })
      .from(payoutEarnings)
      .where(eq(payoutEarnings.payoutId, next))
      .orderBy(asc(payoutEarnings.cents));
    expect(lines).toEqual([
      { kind: 'adjustment', cents: -1600 },
      { kind: 'earning', cents: 1600 },
      { kind: 'earning', cents: 1600 }
    ]);
    await bank(next, 'pay');
    expect(await readBalance()).toBe(0);
  });

  test('while the payout is on its way changes nothing of it', async () => {
    const order = await sell();
    endHolds();
    const { id } = await request();
    await refund(order, 1000);
    expect(await readEarning(order)).toMatchObject({ state: 'in_payout', cents: 800, payoutCents: 1600 });
    await bank(id, 'pay');
    expect(await readEarning(order)).toMatchObject({ state: 'paid' });
    expect(await readBalance()).toBe(-800);
    await bank(id, 'reverse');
    expect(await readEarning(order)).toMatchObject({ state: 'available', cents: 800, payoutCents: 0 });
    expect(await readBalance()).toBe(800);
  });

  test('that settles at the same moment as the payout neither loses nor doubles a cent', async () => {
    for (let round = 0; round < 6; round++) {
      const order = await sell();
      endHolds();
      const { id } = await request();
      const event = market.payouts.happen(id, round % 2 === 0 ? 'pay' : 'fail');
      const returned = { kind: 'refunded', id: 'rfd_race', at: market.clock.now, cents: 500 } as const;
      market.provider.happen(checkoutOf({ id: order }), returned);
      await Promise.all([
        event && applyPayoutEvent(market.context, event),
        market.context.db.transaction(async (tx) =>
          settleOrder(market.context, tx, await lockOrder(tx, order), [returned])
        )
      ]);
      expect(await readEarning(order)).toMatchObject({ state: round % 2 === 0 ? 'paid' : 'available' });
    }
  });
});

describe('a seller', () => {
  test('whose account was closed gets the money back into the earnings, and a notice that says so', async () => {
    const order = await sell();
    endHolds();
    market.payouts.accounts.clear();
    const { id } = await request();
    expect(await read(id)).toMatchObject({ state: 'failed', failureReason: 'account_closed' });
    expect(await readEarning(order)).toMatchObject({ state: 'available' });
    const { rows } = await market.database.pool.query<{ subject: object }>('select subject from notices');
    expect(rows.map(({ subject }) => subject)).toContainEqual({
      kind: 'payout_failed',
      payoutId: id,
      amount: { cents: 1600, currency: 'USD' },
      reason: 'account_closed'
    });
  });

  test('is paid weekly, once, from the minimum on', async () => {
    const { slug: cheap } = await seedListing(
      market.database.db,
      market.sellerId,
      buildPromptDraft({ priceCents: 500, title: 'Cheap' })
    );
    await market.buy(await market.makeBuyer(), cheap);
    endHolds();
    await createWeeklyPayouts(market.context);
    expect(await market.database.db.$count(payouts)).toBe(0);
    await sell();
    endHolds();
    await Promise.all([createWeeklyPayouts(market.context), createWeeklyPayouts(market.context)]);
    const [payout, ...more] = await market.database.db.select().from(payouts);
    expect(payout).toMatchObject({ cents: 2000, requestedBy: 'schedule' });
    expect(more).toEqual([]);
  });
});
