import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import { formatDollars } from '#shared/domain/market/money.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import type { Payout } from '#shared/domain/trade/payout/earnings.ts';
import type { Context } from '../../context/context.ts';
import { getPerson } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { payouts } from '../../db/schema/payouts.ts';
import { CursorId, decodeCursor, encodeCursor } from '../cursor.ts';

const PayoutCursor = z.tuple([CursorId]);

/** The caller's payouts, newest first. */
export async function listPayouts(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  { cursor, limit }: InputOf<CloudContract['payouts.list']>
): Promise<OutputOf<CloudContract['payouts.list']>> {
  const seller = getPerson({ actor }, 'earnings.read');
  const [after] = cursor === undefined ? [] : decodeCursor(cursor, PayoutCursor);
  const isOlder = after === undefined ? undefined : lt(payouts.id, after);
  const found = await selectPayouts(db, and(eq(payouts.sellerId, seller.id), isOlder), limit + 1);
  const items = found.slice(0, limit).map(toPayout);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last === undefined ? null : encodeCursor([last.id]) };
}

/** Throws `not_found` for another seller's payout. */
export async function getPayout(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  { id }: { readonly id: string }
): Promise<Payout> {
  const seller = getPerson({ actor }, 'earnings.read');
  const [found] = await selectPayouts(db, and(eq(payouts.sellerId, seller.id), eq(payouts.id, id)), 1);
  if (found === undefined) throw new ContractFailure('not_found');
  return toPayout(found);
}

/** Those of these payouts that are the seller's. */
export async function readPayouts(db: Database, sellerId: string, ids: readonly string[]): Promise<Payout[]> {
  const isWanted = and(eq(payouts.sellerId, sellerId), inArray(payouts.id, [...ids]));
  return (await selectPayouts(db, isWanted, ids.length)).map(toPayout);
}

const orderCount = sql<number>`(
  select count(*)::int from payout_earnings l where l.payout_id = ${payouts.id} and l.kind = 'earning')`;
const debtCents = sql<number>`(
  select coalesce(-sum(l.cents), 0)::bigint from payout_earnings l where l.payout_id = ${payouts.id} and l.cents < 0)`;

const selectPayouts = (db: Database, where: SQL | undefined, limit: number) =>
  db
    .select({ payout: payouts, orderCount, debtCents: debtCents.mapWith(Number) })
    .from(payouts)
    .where(where)
    .orderBy(desc(payouts.id))
    .limit(limit);

function toPayout({ payout, ...sums }: Awaited<ReturnType<typeof selectPayouts>>[number]): Payout {
  const { id, cents, state, holdReason, failureReason, requestedBy, startedAt, createdAt, settledAt } =
    payout;
  return {
    id,
    state,
    holdReason,
    failureReason,
    requestedBy,
    ...sums,
    amount: formatDollars(cents),
    canCancel: (state === 'pending' || state === 'held') && startedAt === null,
    createdAt: createdAt.getTime(),
    settledAt: settledAt?.getTime() ?? null
  };
}
