// The numbers of a part of a day. Ids begin with their time, so that the rows of a span are a range of the primary key.
import { and, count, eq, gte, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Overview } from '#shared/contract/cloud/admin/overview.ts';
import type { Context } from '../../../context/context.ts';
import { type IdPrefix, newId } from '../../../context/new-id.ts';
import type { Database } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { orders } from '../../../db/schema/orders.ts';

/** In Unix milliseconds; `until` is not included. */
export type Span = { readonly from: number; readonly until: number };

/** Money by the ledger, orders that were paid or cost nothing, and people who signed up. */
export async function countDay({ db }: Pick<Context, 'db'>, span: Span): Promise<Overview['today']> {
  const [placed] = await db
    .select({ count: count() })
    .from(orders)
    .where(and(isWithin(orders.id, 'ord', span), notInArray(orders.state, ['pending', 'cancelled'])));
  const [joined] = await db
    .select({ count: count() })
    .from(users)
    .where(and(isWithin(users.id, 'usr', span), eq(users.isDemo, false)));
  return { ...(await sumMoney(db, span)), orders: placed?.count ?? 0, people: joined?.count ?? 0 };
}

type Money = Pick<Overview['today'], 'grossCents' | 'refundCents' | 'netCents'>;

/** A ledger transaction counts by its net amount, even if it contains a payment and a refund. */
async function sumMoney(db: Database, span: Span): Promise<Money> {
  const [first, last] = [firstId('ltx', span.from), firstId('ltx', span.until)];
  const { rows } = await db.execute<Record<keyof Money, string>>(sql`
    select coalesce(sum(received) filter (where received > 0), 0) as "grossCents",
      coalesce(-sum(received) filter (where received < 0), 0) as "refundCents",
      coalesce(sum(kept), 0) as "netCents"
    from (
      select coalesce(sum(e.cents) filter (where e.account ~ '^provider_(cash|fees):'), 0) as received,
        coalesce(-sum(e.cents) filter (where e.account = 'commission' or e.account ~ '^provider_fees:'), 0) as kept
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.id >= ${first} and t.id < ${last} and t.order_id is not null
      group by t.id
    ) transactions`);
  const [row] = rows;
  if (row === undefined) throw new Error('The ledger was not summed');
  return {
    grossCents: Number(row.grossCents),
    refundCents: Number(row.refundCents),
    netCents: Number(row.netCents)
  };
}

const noRandom = new Uint8Array(10);
const firstId = (prefix: IdPrefix, at: number): string => newId(prefix, at, noRandom);

const isWithin = (id: PgColumn, prefix: IdPrefix, { from, until }: Span): SQL | undefined =>
  and(gte(id, firstId(prefix, from)), lt(id, firstId(prefix, until)));
