import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Balances } from '#shared/domain/trade/ledger-account.ts';
import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import type { Database } from '../../../db/client.ts';
import { ledgerEntries, ledgerTransactions } from '../../../db/schema/ledger.ts';
import { entitlements, orderItems, paymentFacts, refunds } from '../../../db/schema/orders.ts';
import type { OrderRow } from './lock-order.ts';

export type CurrentItem = {
  readonly listingId: string;
  readonly shareCents: number;
  /** By this order; null before it was paid for the first time. */
  readonly entitlement: typeof entitlements.$inferSelect | null;
  /** Whether the buyer has an active entitlement to it by another order. */
  readonly isOwnedByAnotherOrder: boolean;
};

/** What the database holds for one order before it is settled. */
export type CurrentState = {
  readonly facts: readonly PaymentFact[];
  /** The sums of its ledger entries. */
  readonly balances: Balances;
  readonly items: readonly CurrentItem[];
  /** Whether the buyer requested a refund of the whole order. */
  readonly isRefundRequested: boolean;
};

/** Within `tx` that has locked the order. */
export async function readCurrentState(tx: Database, order: OrderRow): Promise<CurrentState> {
  return {
    facts: await readFacts(tx, order.id),
    balances: await readBalances(tx, order.id),
    ...(await readEntitlementState(tx, order))
  };
}

/** The part of it that decides on entitlements. */
export async function readEntitlementState(
  tx: Database,
  order: OrderRow
): Promise<Pick<CurrentState, 'items' | 'isRefundRequested'>> {
  const isOwnedByAnotherOrder = sql<boolean>`exists (
    select 1 from entitlements other where other.holder_id = ${order.buyerId}
      and other.listing_id = ${orderItems.listingId} and other.state <> 'revoked' and other.order_id <> ${order.id})`;
  const items = await tx
    .select({
      listingId: orderItems.listingId,
      shareCents: orderItems.shareCents,
      entitlement: entitlements,
      isOwnedByAnotherOrder
    })
    .from(orderItems)
    .leftJoin(
      entitlements,
      and(eq(entitlements.orderId, orderItems.orderId), eq(entitlements.listingId, orderItems.listingId))
    )
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.listingId));
  return { items, isRefundRequested: await isRefundRequested(tx, order.id) };
}

/** Whether the buyer requested a refund of the whole order that has not failed. */
export async function isRefundRequested(tx: Database, orderId: string): Promise<boolean> {
  const requested = and(eq(refunds.orderId, orderId), eq(refunds.kind, 'asked'), ne(refunds.state, 'failed'));
  return (await tx.$count(refunds, requested)) > 0;
}

async function readFacts(tx: Database, orderId: string): Promise<readonly PaymentFact[]> {
  const rows = await tx
    .select({ fact: paymentFacts.fact })
    .from(paymentFacts)
    .where(eq(paymentFacts.orderId, orderId))
    .orderBy(asc(paymentFacts.recordedAt), asc(paymentFacts.key));
  return rows.map(({ fact }) => fact);
}

async function readBalances(tx: Database, orderId: string): Promise<Balances> {
  const rows = await tx
    .select({
      account: ledgerEntries.account,
      cents: sql`sum(${ledgerEntries.cents})`.mapWith(Number)
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(eq(ledgerTransactions.orderId, orderId))
    .groupBy(ledgerEntries.account);
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}
