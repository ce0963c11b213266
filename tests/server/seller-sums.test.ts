// Statements, the summary of earnings and the statistics of a seller are each read in a way of their own. Over random
// histories of sales, refunds, disputes and payouts all of them agree with the ledger to the cent.
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payoutAccounts } from '#server/db/schema/payouts.ts';
import { listEarningsLines } from '#server/services/earnings/list-earnings-lines.ts';
import { getStatement, listStatements } from '#server/services/earnings/statements.ts';
import { summarizeEarnings } from '#server/services/earnings/summarize-earnings.ts';
import { applyPayoutEvent } from '#server/services/payout/apply-payout-event.ts';
import { reconcilePayouts } from '#server/services/payout/payout-schedule.ts';
import { requestPayout } from '#server/services/payout/request-payout.ts';
import { getStatistics } from '#server/services/seller/read-statistics.ts';
import { addFigures, noFigures, type StatisticsFigures } from '#shared/domain/market/seller-statistics.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { checkoutOf, createMarketFixture, type MarketFixture } from '../support/server/market-fixture.ts';
import { buildPromptDraft, seedListing, seedSeller } from '../support/server/seed-listings.ts';

const histories = Number(process.env['HISTORIES'] ?? 15);
const dayMs = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

let market: MarketFixture;
let people = 0;
beforeAll(async () => {
  market = await createMarketFixture();
});
afterAll(async () => {
  // The invariants want payouts that are under way to have been checked lately.
  await reconcilePayouts(market.context);
  await market.stop();
});

type Act =
  | { readonly kind: 'buy'; readonly listing: number }
  | { readonly kind: 'refund'; readonly order: number; readonly share: number }
  | { readonly kind: 'dispute'; readonly order: number; readonly end: 'open' | 'won' | 'lost' }
  | { readonly kind: 'wait'; readonly days: number }
  | { readonly kind: 'payout'; readonly end: 'open' | 'pay' | 'fail' | 'reverse' };

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('buy'), listing: fc.nat(3) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('refund'),
      order: fc.nat(9),
      share: fc.integer({ min: 1, max: 4 })
    })
  },
  fc.record({
    kind: fc.constant('dispute'),
    order: fc.nat(9),
    end: fc.constantFrom('open', 'won', 'lost')
  }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait'), days: fc.integer({ min: 1, max: 40 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('payout'),
      end: fc.constantFrom('open', 'pay', 'fail', 'reverse')
    })
  }
);

type Sale = { readonly id: string; readonly cents: number };

/** A seller with three prompts and a bundle of two of them. */
async function openShop() {
  const { database, clock, payouts } = market;
  const id = await seedSeller(database.db, `sums-${people++}`);
  const sell = (title: string, priceCents: number) =>
    seedListing(database.db, id, buildPromptDraft({ title, priceCents }));
  const [rain, fog, gift] = [await sell('Rain', 1999), await sell('Fog', 4350), await sell('Gift', 0)];
  const bundle = await seedListing(database.db, id, {
    ...buildPromptDraft({ title: 'Both', priceCents: 5001 }),
    kind: 'bundle',
    itemIds: [rain.id, fog.id]
  });
  const accountId = `acct_${id}`;
  payouts.accounts.set(accountId, 'ready');
  const moment = new Date(clock.now);
  const account = { accountId, state: 'ready' as const, createdAt: moment, updatedAt: moment };
  await database.db.insert(payoutAccounts).values({ sellerId: id, provider: payouts.name, ...account });
  const actor: Person = {
    kind: 'person',
    id,
    roles: ['user', 'seller'],
    status: 'active',
    isVerified: true
  };
  return { actor, slugs: [rain, fog, gift, bundle].map(({ slug }) => slug) };
}

async function perform(step: Act, seller: Person, slugs: readonly string[], sales: Sale[]): Promise<void> {
  const { clock, context, payouts, provider } = market;
  clock.now += 1000;
  if (step.kind === 'wait') clock.now += step.days * dayMs;
  if (step.kind === 'buy') {
    const { id, total } = await market.buy(await market.makeBuyer(), slugs[step.listing] ?? '');
    if (total.cents > 0) sales.push({ id, cents: total.cents });
  }
  if (step.kind === 'payout') {
    // Refused below the minimum, and while another one is open.
    const payout = await requestPayout(context, seller).catch(() => undefined);
    const ends = step.end === 'reverse' ? (['pay', 'reverse'] as const) : ([step.end] as const);
    for (const end of payout === undefined ? [] : ends) {
      const event = end === 'open' ? undefined : payouts.happen(payout?.id ?? '', end);
      if (event !== undefined) await applyPayoutEvent(context, event);
    }
  }
  if (step.kind !== 'refund' && step.kind !== 'dispute') return;
  const sale = sales[step.order % Math.max(sales.length, 1)];
  if (sale === undefined) return;
  const checkout = checkoutOf(sale);
  const at = clock.now;
  if (step.kind === 'refund') {
    const cents = Math.max(1, Math.floor((sale.cents * step.share) / 4));
    await market.tell(provider.happen(checkout, { kind: 'refunded', id: 'rfd_1', at, cents }));
    return;
  }
  const dispute = { kind: 'dispute_opened', id: 'dsp_1', at, cents: sale.cents, feeCents: 1500 } as const;
  await market.tell(provider.happen(checkout, dispute));
  if (step.end !== 'open')
    await market.tell(provider.happen(checkout, { kind: `dispute_${step.end}`, id: 'dsp_1', at }));
}

/** The seller's ledger balance, in total and of orders alone. */
async function readLedger(sellerId: string) {
  const { rows } = await market.database.pool.query<{ owed: number; earned: number }>(
    `select -coalesce(sum(cents), 0)::int as owed,
      -coalesce(sum(cents) filter (where t.order_id is not null), 0)::int as earned
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id where account = $1`,
    [`seller:${sellerId}`]
  );
  return rows[0] ?? { owed: 0, earned: 0 };
}

const sum = (rows: readonly StatisticsFigures[]): StatisticsFigures => {
  const { views, wishlistAdds, sales, earnedCents } = rows.reduce(addFigures, noFigures);
  return { views, wishlistAdds, sales, earnedCents };
};
const add = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The sum of the lines behind a number, of all pages. */
async function sumLines(
  actor: Person,
  selection: Omit<Parameters<typeof listEarningsLines>[2], 'limit' | 'cursor'>
): Promise<number> {
  let cents = 0;
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listEarningsLines>> = await listEarningsLines(
      market.context,
      actor,
      { limit: 3, ...selection, ...(cursor !== null && { cursor }) }
    );
    cents += add(page.items.map((line) => line.cents));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return cents;
}

test(`the sums of sellers agree with the ledger in ${histories} random histories`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 14 }), async (steps) => {
      const { context, clock } = market;
      const from = dayOf(clock.now);
      const { actor, slugs } = await openShop();
      const sales: Sale[] = [];
      for (const step of steps) await perform(step, actor, slugs, sales);
      const { owed, earned } = await readLedger(actor.id);

      const { statements, years } = await listStatements(context, actor);
      expect(statements[0]?.closingCents ?? 0).toBe(owed);
      expect(add(years.map(({ earnedCents }) => earnedCents))).toBe(earned);
      expect(add(years.map((year) => year.earnedCents + year.payoutCents))).toBe(owed);
      for (const { month, openingCents, closingCents } of statements) {
        const { lines, isWhole } = await getStatement(context, actor, { month });
        expect(isWhole).toBe(true);
        expect(add(lines.map(({ cents }) => cents))).toBe(closingCents - openingCents);
        for (const { kind, title, parts, shares } of lines) {
          const paid = parts.filter((part) => ['price', 'owned'].includes(part.kind));
          const shared = kind === 'sale' && title === 'Both' ? add(paid.map(({ cents }) => cents)) : 0;
          expect(add(shares.map(({ cents }) => cents))).toBe(shared);
        }
      }

      const summary = await summarizeEarnings(context, actor);
      const held = add(summary.held.map(({ cents }) => cents));
      for (const { day, cents } of summary.held)
        expect(await sumLines(actor, { releaseDay: day })).toBe(cents);
      for (const { year, earnedCents, payoutCents } of years) {
        expect(await sumLines(actor, { year, yearSum: 'earned' })).toBe(earnedCents);
        expect(await sumLines(actor, { year, yearSum: 'paid_out' })).toBe(payoutCents);
      }
      const { availableCents, onHoldCents, owedCents, inPayoutCents, paidCents } = summary;
      expect(availableCents + held + onHoldCents - owedCents + inPayoutCents + paidCents).toBe(earned);

      const request = { actor } as unknown as Parameters<typeof getStatistics>[2];
      const { total, periods, listings } = await getStatistics(
        context,
        { from, to: dayOf(clock.now) },
        request
      );
      expect(total.earnedCents).toBe(earned);
      expect(sum(periods)).toEqual(total);
      expect(sum(listings)).toEqual(total);
    }),
    { numRuns: histories, endOnFailure: true }
  );
}, 3_600_000);
