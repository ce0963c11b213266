import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import type { EarningsLine, Statement, StatementYear } from '#shared/domain/trade/payout/earnings.ts';
import type { Context } from '../../context/context.ts';
import { isTestPayment } from '../../context/payment-provider.ts';
import { getPerson } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { type LedgerLineRow, selectLedgerLines, toEarningsLine } from './select-ledger-lines.ts';

type ReadContext = Pick<Context, 'db' | 'now'>;

/** The most lines in a response; files contain all lines. */
const pageLines = 500;

/** Sums arrive as text. */
type MonthRow = {
  readonly month: string;
  readonly sales: string;
  readonly commission: string;
  readonly refunds: string;
  readonly payouts: string;
};

/** A statement for every month with ledger lines, newest first, and the total of each year. */
export async function listStatements(
  { db, now }: ReadContext,
  actor: Actor
): Promise<OutputOf<CloudContract['statements.list']>> {
  const { id: sellerId } = getPerson({ actor }, 'earnings.read');
  const statements = await readStatements(db, sellerId, now());
  const years = [...new Set(statements.map(({ month }) => Number(month.slice(0, 4))))];
  return {
    statements: statements.toReversed(),
    years: years.toReversed().map((year) => sumYear(statements, year))
  };
}

function sumYear(statements: readonly Statement[], year: number): z.infer<typeof StatementYear> {
  const some = statements.filter(({ month }) => month.startsWith(String(year)));
  return {
    year,
    earnedCents: some.reduce((sum, one) => sum + one.salesCents + one.commissionCents + one.refundCents, 0),
    payoutCents: some.reduce((sum, one) => sum + one.payoutCents, 0)
  };
}

/** One month with its lines, oldest first. Throws `not_found` for a month without lines. */
export async function getStatement(
  { db, now }: ReadContext,
  actor: Actor,
  { month }: InputOf<CloudContract['statements.get']>
): Promise<OutputOf<CloudContract['statements.get']>> {
  const { id: sellerId } = getPerson({ actor }, 'earnings.read');
  const statement = (await readStatements(db, sellerId, now())).find((one) => one.month === month);
  if (statement === undefined) throw new ContractFailure('not_found');
  const lines = await readStatementLines(db, sellerId, month, pageLines + 1);
  return { statement, lines: lines.slice(0, pageLines), isWhole: lines.length <= pageLines };
}

export async function readStatementLines(
  db: Database,
  sellerId: string,
  month: string,
  limit: number
): Promise<EarningsLine[]> {
  const { rows } = await db.execute<LedgerLineRow>(sql`
    ${selectLedgerLines(sellerId, isInMonth(month))} order by t.id limit ${limit}`);
  return rows.map(toEarningsLine);
}

/** By what moved in the month, not by today's provider, so that its files stay as they are. */
export async function hasTestPayments(db: Database, sellerId: string, month: string): Promise<boolean> {
  const { rows } = await db.execute<{ readonly provider: string }>(sql`
    select distinct coalesce(o.provider, p.provider) as provider
    from ledger_entries own
    join ledger_transactions t on t.id = own.transaction_id
    left join orders o on o.id = t.order_id
    left join payouts p on p.id = t.payout_id
    where own.account = ${`seller:${sellerId}`} and own.account like 'seller:%' and ${isInMonth(month)}`);
  return rows.some(({ provider }) => isTestPayment(provider));
}

function isInMonth(month: string): SQL {
  const start = sql`(${`${month}-01`}::date::timestamp at time zone 'UTC')`;
  const end = sql`((${`${month}-01`}::date + interval '1 month') at time zone 'UTC')`;
  return sql`t.created_at >= ${start} and t.created_at < ${end}`;
}

/** Oldest first. The ledger is append-only, so the totals of a past month never change. */
async function readStatements(db: Database, sellerId: string, now: number): Promise<Statement[]> {
  const { rows } = await db.execute<MonthRow>(selectMonths(sellerId));
  const thisMonth = new Date(now).toISOString().slice(0, 7);
  let balance = 0;
  return rows.map(({ month, ...sums }) => {
    const [salesCents = 0, commissionCents = 0, refundCents = 0, payoutCents = 0] = [
      sums.sales,
      sums.commission,
      sums.refunds,
      sums.payouts
    ].map(Number);
    const openingCents = balance;
    balance += salesCents + commissionCents + refundCents + payoutCents;
    return {
      number: nameStatement(sellerId, month),
      month,
      isFinal: month < thisMonth,
      openingCents,
      salesCents,
      commissionCents,
      refundCents,
      payoutCents,
      closingCents: balance
    };
  });
}

/** Sales at the amount paid; any later change of the amount kept is a refund or a dispute. */
const selectMonths = (sellerId: string): SQL => sql`
  with lines as (${selectLedgerLines(sellerId, sql`true`)}),
  summed as (
    select to_char(to_timestamp(at / 1000.0) at time zone 'UTC', 'YYYY-MM') as month, *,
      case when "orderId" is not null and cause ~ '(^| )paid( |$)' then gross else 0 end as sale
    from lines
  )
  select month, sum(sale) as sales, sum(commission) filter (where "orderId" is not null) as commission,
    sum(kept - sale) filter (where "orderId" is not null) as refunds,
    sum(cents) filter (where "orderId" is null) as payouts
  from summed group by month order by month`;

/** E.g. "S-202611-K3F9QZ": one number per seller and month. */
const nameStatement = (sellerId: string, month: string): string =>
  `S-${month.replace('-', '')}-${sellerId.slice(-6).toUpperCase()}`;
