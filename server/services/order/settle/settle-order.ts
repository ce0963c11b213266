import { eq, sql } from 'drizzle-orm';
import { type Balances, type LedgerAccount, subtractBalances } from '#shared/domain/trade/ledger.ts';
import { describeEarning } from '#shared/domain/trade/payout/plan-payout.ts';
import { keyOfFact, type PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import { type Settlement, settle } from '#shared/domain/trade/settlement.ts';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { earnings, ledgerEntries, ledgerTransactions } from '../../../db/schema/ledger.ts';
import { orders, paymentFacts } from '../../../db/schema/orders.ts';
import { settleRedemption } from '../../coupon/redeem-coupon.ts';
import { removeResultsOfOrder } from '../../buyer-result/remove-results.ts';
import { removeReviewsOfOrder } from '../../review/remove-reviews.ts';
import { addOrderNotices } from './add-order-notices.ts';
import { countMoney, countSale } from './count-sales.ts';
import { lockOrder, type OrderRow, readCurrentState } from './read-current-state.ts';
import { retryFailedRefunds } from './retry-failed-refunds.ts';
import { closeRefundRequest, refundLatePayment, updateRefunds } from './refunds-of-order.ts';
import { followEntitlementChanges, planEntitlements, saveEntitlements } from './settle-entitlements.ts';

/** The dependencies of settling an order, besides its transaction. */
export type SettleContext = Pick<Context, 'now' | 'newId' | 'jobs' | 'log'>;

const dayMs = 86_400_000;

/**
 * Adds what a provider reported about the order's money and brings everything that follows from all known facts up to
 * date, within `tx` that has locked the order. Facts that are known already change nothing, so a provider event may
 * come twice, late or out of order.
 */
export async function settleOrder(
  context: SettleContext,
  tx: Database,
  order: OrderRow,
  facts: readonly PaymentFact[]
): Promise<void> {
  const now = new Date(context.now());
  const added = await addPaymentFacts(tx, order, facts, now);
  if (added.length === 0) return;
  await updateRefunds(tx, order.id, added, now);

  const current = await readCurrentState(tx, order.id);
  const settlement = settle(order, current.facts);
  const settled = await updateOrder(tx, order, settlement, now);
  await settleRedemption(tx, settled);

  await postLedgerTransaction(context, tx, settled, {
    before: current.balances,
    after: settlement.balances,
    added,
    now
  });
  const before = settle(
    order,
    current.facts.filter((fact) => !added.some(isSameFact(fact)))
  );
  await countMoney(tx, settled, { before, after: settlement, now });
  const isRequestOpen = current.hasOpenRefundRequest && settlement.isEntitled;
  if (current.hasOpenRefundRequest && !isRequestOpen) await closeRefundRequest(tx, order.id, now);
  await saveEarning(tx, settled, settlement, { isOnHold: settlement.isInDispute || isRequestOpen, now });
  const isLate =
    order.paidAt === null && settled.paidAt !== null && (current.isBuyerRemoved || current.isTakenDown);
  if (isLate) await refundLatePayment(context, tx, settled);
  const isRetried = current.isBuyerRemoved && (await retryFailedRefunds(context, tx, settled, added));
  const isRefundRequested = current.isRefundRequested || isLate || isRetried;
  const changes = planEntitlements(context, settled, { ...current, isRefundRequested });
  await saveEntitlements(tx, settled, changes, now);
  await countSale(tx, order, settled);
  await followEntitlementChanges(context, tx, settled, changes);
  if (order.paidAt !== null && !settlement.isEntitled && !settlement.isInDispute) {
    await removeReviewsOfOrder(tx, settled, now.getTime());
    await removeResultsOfOrder(tx, settled);
  }
  await addOrderNotices(context, tx, settled, { ...current, isRefundRequested, added, settlement });
}

/** Settles the order by what a provider answered when it was asked. Throws `not_found`. */
export async function applyFacts(
  context: SettleContext & Pick<Context, 'db'>,
  orderId: string,
  facts: readonly PaymentFact[]
): Promise<void> {
  if (facts.length === 0) return;
  await context.db.transaction(async (tx) => {
    await settleOrder(context, tx, await lockOrder(tx, orderId), facts);
  });
}

const isSameFact =
  (fact: PaymentFact) =>
  (other: PaymentFact): boolean =>
    keyOfFact(fact) === keyOfFact(other);

/** Resolves to those that were not known before. */
async function addPaymentFacts(
  tx: Database,
  order: OrderRow,
  facts: readonly PaymentFact[],
  now: Date
): Promise<readonly PaymentFact[]> {
  if (facts.length === 0) return [];
  if (facts.some((fact) => fact.kind === 'paid' && fact.cents !== order.grossCents))
    throw new Error('What was paid is not what the order costs');
  const rows = facts.map((fact) => ({ orderId: order.id, key: keyOfFact(fact), fact, recordedAt: now }));
  const added = await tx
    .insert(paymentFacts)
    .values(rows)
    .onConflictDoNothing()
    .returning({ fact: paymentFacts.fact });
  return added.map(({ fact }) => fact);
}

/** A receipt gets its number when the order is paid. */
async function updateOrder(
  tx: Database,
  order: OrderRow,
  { state, paidAt, returnedCents }: Settlement,
  now: Date
): Promise<OrderRow> {
  const isPaidNow = order.paidAt === null && paidAt !== null;
  const [settled] = await tx
    .update(orders)
    .set({
      state,
      returnedCents,
      updatedAt: now,
      ...(isPaidNow && { paidAt: new Date(paidAt), receiptNumber: sql`nextval('receipt_numbers')` })
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (settled === undefined) throw new Error('The order that is settled does not exist');
  return settled;
}

/** Posts the difference between the order's balances so far and those of the settlement. */
async function postLedgerTransaction(
  { newId }: SettleContext,
  tx: Database,
  { id: orderId, currency }: OrderRow,
  {
    before,
    after,
    added,
    now
  }: {
    readonly before: Balances;
    readonly after: Balances;
    readonly added: readonly PaymentFact[];
    readonly now: Date;
  }
): Promise<void> {
  const differences = Object.entries(subtractBalances(after, before));
  if (differences.length === 0) return;
  const transactionId = newId('ltx');
  const cause = added.map(keyOfFact).join(' ');
  await tx.insert(ledgerTransactions).values({ id: transactionId, orderId, currency, cause, createdAt: now });
  await tx.insert(ledgerEntries).values(
    // The keys are those of balances.
    differences.map(([account, cents]) => ({ transactionId, account: account as LedgerAccount, cents }))
  );
}

/**
 * The seller's earning from the order: pending until the hold ends, and while a dispute or a refund request is open.
 * An earning that is in a payout stays in it; later changes are offset by the next payout.
 */
async function saveEarning(
  tx: Database,
  order: OrderRow,
  { balances, paidAt }: Settlement,
  { isOnHold, now }: { readonly isOnHold: boolean; readonly now: Date }
): Promise<void> {
  if (paidAt === null || order.grossCents === 0) return;
  const cents = 0 - (balances[`seller:${order.sellerId}`] ?? 0);
  const releaseAt = new Date(paidAt + order.holdDays * dayMs);
  const state = describeEarning(
    { cents, payoutState: null, isOnHold, releaseAt: releaseAt.getTime() },
    now.getTime()
  );
  const changing = { cents, isOnHold, updatedAt: now };
  await tx
    .insert(earnings)
    .values({
      orderId: order.id,
      sellerId: order.sellerId,
      currency: order.currency,
      releaseAt,
      state,
      ...changing
    })
    .onConflictDoUpdate({
      target: earnings.orderId,
      // A payout may be settled at the same time: its part is read from the row that this statement locks.
      set: {
        ...changing,
        state: cents === 0 ? 'reversed' : sql`coalesce(${earnings.payoutState}, ${state})`
      }
    });
}
