import { subtractBalances } from '#shared/domain/ledger/account.ts';
import { keyOfFact, type PaymentFact } from '#shared/domain/order/payment-fact.ts';
import { type Settlement, settle } from '#shared/domain/order/settlement.ts';
import type { Database } from '../../db/client.ts';
import { removeReviewsOfOrder } from '../review/remove-reviews-of-order.ts';
import { changeEarning } from './change-earning.ts';
import { changeSales } from './change-sales.ts';
import { finishRights, planRights } from './settle-rights.ts';
import type { OrderRow } from './order-row.ts';
import { readStanding, type Standing } from './read-standing.ts';
import { saveSettlement, type SettlementChange } from './save-settlement.ts';
import { settleRefunds } from './settle-refunds.ts';
import type { Settling } from './settling.ts';
import { tellBuyer } from './tell-buyer.ts';

/**
 * Adds what was said of the order's money to what is known of it, and brings everything that follows from it to where
 * it now has to stand, within `tx` that holds the order. What is known already changes nothing.
 */
export async function settleOrder(
  context: Settling,
  tx: Database,
  order: OrderRow,
  said: readonly PaymentFact[]
): Promise<void> {
  if (said.length === 0) return;
  const heard = await readStanding(context, tx, order, said);
  const { fresh } = heard;
  if (fresh.length === 0) return;
  const areRefundsSettled = await settleRefunds(context, tx, order.id, fresh);
  const standing = areRefundsSettled ? await readStanding(context, tx, order, []) : heard;
  const settlement = settle(order, standing.facts);
  const settled: OrderRow = {
    ...order,
    state: settlement.state,
    paidAt: settlement.paidAt === null ? null : new Date(settlement.paidAt),
    returnedCents: settlement.returnedCents
  };
  const rights = planRights(context, settled, standing);
  await saveSettlement(tx, {
    orderId: order.id,
    now: new Date(context.now()).toISOString(),
    state: settled.state,
    returnedCents: settled.returnedCents,
    paidAt: order.paidAt === null ? (settled.paidAt?.toISOString() ?? null) : null,
    posting: post(context, standing, settlement, fresh),
    earning: changeEarning(context, settled, settlement),
    rights,
    sales: changeSales(order, settled)
  });
  await finishRights(context, tx, settled, standing, rights);
  if (settled.paidAt !== null && !settlement.isEntitled && !settlement.isInDispute)
    await removeReviewsOfOrder(tx, settled, context.now());
  await tellBuyer(context, tx, settled, { ...standing, fresh }, settlement);
}

/** What brings the ledger, for this order, from where it stands to its balances; null where it stands there. */
function post(
  { newId }: Settling,
  { balances: before }: Standing,
  { balances }: Settlement,
  causes: readonly PaymentFact[]
): SettlementChange['posting'] {
  const entries = subtractBalances(balances, before);
  if (Object.keys(entries).length === 0) return null;
  return { id: newId('ltx'), cause: causes.map(keyOfFact).join(' '), entries };
}
