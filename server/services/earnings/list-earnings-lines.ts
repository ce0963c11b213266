import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import type { EarningsBucket, EarningsLine, YearSum } from '#shared/domain/trade/payout/earnings.ts';
import type { ProviderName } from '../../context/payment-provider.ts';
import { getPerson } from '../../context/request-context.ts';
import { isPayableBy } from '../payout/is-payable-by.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import type { SummaryContext } from './summarize-earnings.ts';
import { type LedgerLineRow, selectLedgerLines, toEarningsLine } from './select-ledger-lines.ts';

type ListInput = InputOf<CloudContract['earnings.listLines']>;

/** The time-sorted part of a line's id; for a payout share, those of the payout and the order. */
const LineCursor = z.tuple([z.string().regex(/^[0-9a-z:_]{1,90}$/)]);

/** The seller's ledger lines, newest first: all lines, or those behind one amount. */
export async function listEarningsLines(
  { db, now, payouts: provider }: SummaryContext,
  actor: Actor,
  { cursor, limit, bucket, releaseDay, payoutId, year, yearSum }: ListInput
): Promise<OutputOf<CloudContract['earnings.listLines']>> {
  const { id: sellerId } = getPerson({ actor }, 'earnings.read');
  const [after] = cursor === undefined ? [] : decodeCursor(cursor, LineCursor);
  const moment = sql`${new Date(now()).toISOString()}::timestamptz`;
  const count = limit + 1;
  const part = { bucket: releaseDay === undefined ? bucket : 'held', releaseDay, payoutId, moment } as const;
  const lines =
    part.bucket === undefined && payoutId === undefined
      ? selectNewestLines(sellerId, { after, count, year, yearSum })
      : selectPartLines(sellerId, { ...part, provider: provider.name });
  const isOlder = after === undefined ? sql`true` : sql`key collate "C" < ${after}`;
  const { rows } = await db.execute<LedgerLineRow>(
    sql`select * from (${lines}) lines where ${isOlder} order by key collate "C" desc limit ${count}`
  );
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(toLine), nextCursor: last === undefined ? null : encodeCursor([last.key]) };
}

type Newest = Pick<ListInput, 'year' | 'yearSum'> & {
  readonly after: string | undefined;
  readonly count: number;
};

/** Reads from the index of the seller's entries, so that the cost depends only on the page size. */
function selectNewestLines(sellerId: string, { after, count, year, yearSum }: Newest): SQL {
  const conditions = [
    ...(after === undefined ? [] : [sql`own.transaction_id < ${`ltx_${after}`}`]),
    ...(year === undefined ? [] : [isInYear(year)]),
    ...(yearSum === undefined ? [] : [isInSum[yearSum]])
  ];
  const condition = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  return sql`${selectLedgerLines(sellerId, condition)} order by own.transaction_id desc limit ${count}`;
}

const isInYear = (year: number): SQL => sql`t.created_at >= ${`${year}-01-01T00:00:00Z`}::timestamptz
  and t.created_at < ${`${year + 1}-01-01T00:00:00Z`}::timestamptz`;

const isInSum: Readonly<Record<YearSum, SQL>> = {
  earned: sql`t.order_id is not null`,
  paid_out: sql`t.order_id is null`
};

type Part = {
  readonly bucket: EarningsBucket | undefined;
  readonly releaseDay: number | undefined;
  readonly payoutId: string | undefined;
  readonly moment: SQL;
  readonly provider: ProviderName;
};

/** Unpaid orders less the part already paid out, or the shares of orders in payouts. */
function selectPartLines(sellerId: string, { bucket, releaseDay, payoutId, moment, provider }: Part): SQL {
  if (payoutId !== undefined)
    return selectShares(sql`p.seller_id = ${sellerId} and p.id = ${payoutId}`, sql`line.cents`);
  if (bucket === 'in_payout' || bucket === 'paid') {
    const isIn =
      bucket === 'paid' ? sql`p.state = 'paid'` : sql`p.state in ('pending', 'held', 'in_transit')`;
    return selectShares(
      sql`p.seller_id = ${sellerId} and p.provider = ${provider} and ${isIn}`,
      sql`line.cents`
    );
  }
  const isUnpaid = {
    available: sql`e.cents > e.payout_cents and not e.is_on_hold and e.release_at <= ${moment}`,
    held: sql`e.cents > e.payout_cents and not e.is_on_hold and e.release_at > ${moment}`,
    on_hold: sql`e.cents > e.payout_cents and e.is_on_hold`,
    owed: sql`e.cents < e.payout_cents`
  }[bucket ?? 'available'];
  const isOfDay =
    releaseDay === undefined
      ? sql`true`
      : sql`date_trunc('day', e.release_at, 'UTC') = ${new Date(releaseDay).toISOString()}::timestamptz`;
  const ids = sql`(select e.order_id from earnings e
    where e.seller_id = ${sellerId} and e.cents <> e.payout_cents and ${isUnpaid} and ${isOfDay}
      and ${isPayableBy(provider, sql`e.order_id`)})`;
  return sql`${selectLedgerLines(sellerId, sql`t.order_id in ${ids}`)}
    union all ${selectShares(sql`line.is_live and line.order_id in ${ids}`, sql`-line.cents`)}`;
}

const selectShares = (condition: SQL, cents: SQL): SQL => sql`
  select p.id || ':' || line.order_id as id, substr(p.id, 5) || ':' || line.order_id as key,
    (extract(epoch from p.created_at) * 1000)::bigint as at, 'share' as cause, ${cents} as cents,
    p.id as "payoutId", line.order_id as "orderId", v.title, null::int as listed, null::int as reduced, null::int as coupon,
    null::int as owned, null::int as added, null::int as gross, null::int as rate, null::text as rule, null::bigint as since, 0 as kept, 0 as commission, 0 as fee,
    null::jsonb as shares
  from payout_earnings line
  join payouts p on p.id = line.payout_id
  join orders o on o.id = line.order_id
  join listing_versions v on v.listing_id = o.listing_id and v.version = o.version
  where ${condition}`;

function toLine(row: LedgerLineRow): EarningsLine {
  if (row.cause !== 'share') return toEarningsLine(row);
  const { id, payoutId, orderId, title } = row;
  const cents = Number(row.cents);
  return {
    id,
    payoutId,
    orderId,
    title,
    cents,
    at: Number(row.at),
    kind: 'payout_share',
    feeCents: 0,
    parts: [{ kind: 'payout', cents }],
    shares: []
  };
}
