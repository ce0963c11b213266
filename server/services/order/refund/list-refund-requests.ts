import { and, asc, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../../context/context.ts';
import { users } from '../../../db/schema/accounts.ts';
import { listingVersions } from '../../../db/schema/listings.ts';
import { orders, refundRequests, refunds } from '../../../db/schema/orders.ts';
import { readPlatformSettings } from '../../read-platform-settings.ts';
import { refundHistoryOf } from './refund-allowance.ts';

export type PendingRefundRequest = {
  readonly id: string;
  readonly orderId: string;
  readonly title: string;
  readonly grossCents: number;
  readonly buyer: string;
  readonly seller: string;
  readonly reason: string;
  readonly decideBy: Date;
  /** Of the buyer, in the days of the allowance. */
  readonly requested: number;
  readonly purchased: number;
};

export type RepeatedRefunder = {
  readonly buyer: string;
  readonly requested: number;
  readonly purchased: number;
};

/** A refund of a removed account whose last attempt failed: the money is still owed. */
export type OwedRefund = {
  readonly orderId: string;
  readonly provider: string;
  readonly checkoutId: string | null;
  readonly owedCents: number;
};

export type RefundOverview = {
  readonly days: number;
  /** The most urgent first. */
  readonly pending: readonly PendingRefundRequest[];
  /** Buyers who have used up the allowance, those with the most requests first. */
  readonly repeated: readonly RepeatedRefunder[];
  readonly owed: readonly OwedRefund[];
};

type ListContext = Pick<Context, 'db' | 'now'>;

const dayMs = 86_400_000;

/** The open refund requests with the facts an administrator decides by, and the refunds that failed for good. */
export async function listRefundRequests(context: ListContext): Promise<RefundOverview> {
  const { db, now } = context;
  const settings = await readPlatformSettings(db, now());
  const history = refundHistoryOf(db, now() - settings.refundAllowanceDays * dayMs);
  const buyers = alias(users, 'buyers');
  const sellers = alias(users, 'sellers');
  const pending = await db
    .select({
      id: refundRequests.id,
      orderId: refundRequests.orderId,
      title: listingVersions.title,
      grossCents: orders.grossCents,
      buyer: buyers.username,
      seller: sellers.username,
      reason: refundRequests.reason,
      decideBy: refundRequests.decideBy,
      requested: history.requested,
      purchased: history.purchased
    })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .innerJoin(
      listingVersions,
      and(eq(listingVersions.listingId, orders.listingId), eq(listingVersions.version, orders.version))
    )
    .innerJoin(buyers, eq(buyers.id, orders.buyerId))
    .innerJoin(sellers, eq(sellers.id, orders.sellerId))
    .innerJoin(history, eq(history.buyerId, orders.buyerId))
    .where(eq(refundRequests.state, 'open'))
    .orderBy(asc(refundRequests.decideBy));
  const repeated = await db
    .select({ buyer: users.username, requested: history.requested, purchased: history.purchased })
    .from(history)
    .innerJoin(users, eq(users.id, history.buyerId))
    .where(and(gte(history.requested, settings.refundAllowanceCount), isNull(users.deletedAt)))
    .orderBy(desc(history.requested), asc(users.username))
    .limit(50);
  return { days: settings.refundAllowanceDays, pending, repeated, owed: await listOwedRefunds(context) };
}

/** Orders of removed accounts with a refund that failed after the removal, and none under way. */
const listOwedRefunds = ({ db }: ListContext): Promise<OwedRefund[]> =>
  db
    .select({
      orderId: orders.id,
      provider: orders.provider,
      checkoutId: orders.checkoutId,
      owedCents: sql<number>`${orders.grossCents} - ${orders.returnedCents}`
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.buyerId))
    .innerJoin(refunds, eq(refunds.orderId, orders.id))
    .where(and(gte(refunds.settledAt, users.deletedAt), lt(orders.returnedCents, orders.grossCents)))
    .groupBy(orders.id)
    .having(sql`bool_or(${refunds.state} = 'failed') and not bool_or(${refunds.state} = 'requested')`)
    .orderBy(asc(orders.createdAt));
