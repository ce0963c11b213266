// The expected state of each payout, from the payout provider's own records.
import { eq, sql } from 'drizzle-orm';
import type { Context } from '#server/context/context.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { listEarningsLines } from '#server/services/earnings/list-earnings-lines.ts';
import { listStatements } from '#server/services/earnings/statements.ts';
import { summarizeEarnings } from '#server/services/earnings/summarize-earnings.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { type EarningsBucket, earningsBuckets } from '#shared/domain/trade/payout/earnings.ts';
import type { MarketFixture } from '../market-fixture.ts';
import type { ModelRun } from './model-run.ts';

/** Payouts that are not where they have to be, and money that left without a payout. */
export async function findWrongPayouts({ market }: ModelRun): Promise<readonly string[]> {
  const { transfers } = market.payouts;
  const rows = await market.database.db.select().from(payouts).where(eq(payouts.sellerId, market.sellerId));
  const faults = rows.flatMap(({ id, state, cents }) => {
    const transfer = transfers.get(id);
    const kinds = transfer?.facts.map(({ kind }) => kind) ?? [];
    const expected = kinds.includes('failed')
      ? ['failed']
      : kinds.includes('paid')
        ? ['paid']
        : kinds.includes('sent')
          ? ['in_transit']
          : ['pending', 'cancelled'];
    if (!expected.includes(state)) return [`${id} is ${state}, not ${expected.join(' or ')}`];
    const isSame = transfer === undefined || transfer.amount.cents === cents;
    return isSame ? [] : [`${id} pays ${transfer.amount.cents}, not ${cents}`];
  });
  const known = new Set(rows.map(({ id }) => id));
  const strays = [...transfers.keys()].filter((id) => !known.has(id));
  return [...faults, ...strays.map((id) => `${id} was sent and is no payout`)];
}

/** The sums that a seller sees must equal their ledger balance, whichever way they are added up. */
export async function findWrongSums({ market, sellers }: ModelRun): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { person } of sellers) wrong.push(...(await findWrongSumsOf(market, person)));
  return wrong;
}

async function findWrongSumsOf({ context }: MarketFixture, seller: Person): Promise<readonly string[]> {
  const { rows } = await context.db.execute<{ readonly cents: string }>(
    sql`select -coalesce(sum(cents), 0) as cents from ledger_entries where account = ${`seller:${seller.id}`}`
  );
  const owed = Number(rows[0]?.cents);
  const summary = await summarizeEarnings(context, seller);
  const held = summary.held.reduce((sum, { cents }) => sum + cents, 0);
  const { statements } = await listStatements(context, seller);
  const shown = {
    summary: summary.availableCents + held + summary.onHoldCents - summary.owedCents,
    lines: await sumLines(context, seller),
    statements: statements[0]?.closingCents ?? 0
  };
  const buckets = {
    available: summary.availableCents,
    held,
    on_hold: summary.onHoldCents,
    owed: -summary.owedCents,
    in_payout: summary.inPayoutCents,
    paid: summary.paidCents
  };
  const faults = Object.entries(shown).filter(([, cents]) => cents !== owed);
  const wrong: string[] = faults.map(([what, cents]) => `${what} come to ${cents}, not ${owed}`);
  for (const bucket of earningsBuckets) {
    const cents = await sumLines(context, seller, bucket);
    if (cents !== buckets[bucket]) wrong.push(`${bucket} is ${buckets[bucket]}, its lines ${cents}`);
  }
  return wrong;
}

async function sumLines(context: Context, seller: Person, bucket?: EarningsBucket): Promise<number> {
  let [sum, cursor] = [0, null as string | null];
  do {
    const page = { limit: 60, ...(bucket && { bucket }), ...(cursor !== null && { cursor }) };
    const { items, nextCursor } = await listEarningsLines(context, seller, page);
    for (const { cents, parts } of items) {
      const parted = parts.reduce((total, part) => total + part.cents, 0);
      sum += cents;
      if (parted !== cents) throw new Error(`a line of ${cents} has parts of ${parted}`);
    }
    cursor = nextCursor;
  } while (cursor !== null);
  return sum;
}
