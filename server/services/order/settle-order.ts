import { subtractBalances } from '#shared/domain/trade/ledger.ts';
import { keyOfFact, type PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import { type Settlement, settle } from '#shared/domain/trade/settlement.ts';
import type { Database } from '../../db/client.ts';
import { addNotices } from '../notice/add-notice.ts';
import { removeReviewsOfOrder } from '../review/remove-reviews-of-order.ts';
import { changeEarning } from './change-earning.ts';
import { changeSales } from './change-sales.ts';
import { holdListings } from './hold-order.ts';
import { listNews } from './list-news.ts';
import type { OrderRow } from './order-row.ts';
import { readStanding, readStandings, type Standing, type Telling } from './read-standing.ts';
import { saveSettlements, type SettlementChange } from './save-settlement.ts';
import { settleRefunds } from './settle-refunds.ts';
import { finishRights, planRights } from './settle-rights.ts';
import type { Settling } from './settling.ts';

/** An order as it is settled, with what it has to be brought to. */
type Settled = {
  readonly order: OrderRow;
  readonly standing: Standing;
  readonly settlement: Settlement;
  readonly change: SettlementChange;
};

/**
 * Adds what was said of the orders' money to what is known of it, and brings everything that follows from it to where
 * it now has to stand, within `tx` that holds the orders. What is known already changes nothing.
 */
export async function settleOrders(
  context: Settling,
  tx: Database,
  tellings: readonly Telling[]
): Promise<void> {
  await holdListings(tx, new Set(tellings.map(({ order }) => order.listingId)));
  for (const round of takeTurns(tellings)) await settleRound(context, tx, round);
}

/** As `settleOrders`, of one. */
export const settleOrder = (
  context: Settling,
  tx: Database,
  order: OrderRow,
  said: readonly PaymentFact[]
): Promise<void> => settleOrders(context, tx, [{ order, said }]);

/** In each round a buyer has one order at most: what one brings them is seen when the next is settled. */
function takeTurns(tellings: readonly Telling[]): readonly (readonly Telling[])[] {
  const rounds: Telling[][] = [];
  const turns = new Map<string, number>();
  for (const telling of tellings) {
    if (telling.said.length === 0) continue;
    const turn = turns.get(telling.order.buyerId) ?? 0;
    turns.set(telling.order.buyerId, turn + 1);
    (rounds[turn] ??= []).push(telling);
  }
  return rounds;
}

async function settleRound(context: Settling, tx: Database, tellings: readonly Telling[]): Promise<void> {
  const standings = await readStandings(context, tx, tellings);
  const settled: Settled[] = [];
  for (const [place, heard] of standings.entries()) {
    const order = tellings[place]?.order;
    if (order === undefined || heard.fresh.length === 0) continue;
    const areRefundsSettled = await settleRefunds(context, tx, order.id, heard.fresh);
    const after = areRefundsSettled ? await readStanding(context, tx, order) : heard;
    settled.push(plan(context, order, { ...after, fresh: heard.fresh }));
  }
  const changes = settled.map(({ change }) => change);
  await saveSettlements(tx, changes, new Date(context.now()).toISOString());
  for (const { order, standing, settlement, change } of settled) {
    await finishRights(context, tx, order, standing, change.rights);
    if (order.paidAt !== null && !settlement.isEntitled && !settlement.isInDispute)
      await removeReviewsOfOrder(tx, order, context.now());
  }
  const news = settled.flatMap(({ order, standing, settlement }) => listNews(order, standing, settlement));
  await addNotices(context, tx, news);
}

function plan(context: Settling, order: OrderRow, standing: Standing): Settled {
  const settlement = settle(order, standing.facts);
  const settled: OrderRow = {
    ...order,
    state: settlement.state,
    paidAt: settlement.paidAt === null ? null : new Date(settlement.paidAt),
    returnedCents: settlement.returnedCents
  };
  return {
    order: settled,
    standing,
    settlement,
    change: {
      orderId: order.id,
      state: settled.state,
      returnedCents: settled.returnedCents,
      paidAt: order.paidAt === null ? (settled.paidAt?.toISOString() ?? null) : null,
      posting: post(context, standing, settlement),
      earning: changeEarning(context, settled, settlement),
      rights: planRights(context, settled, standing),
      sales: changeSales(order, settled)
    }
  };
}

/** What brings the ledger, for this order, from where it stands to its balances; null where it stands there. */
function post(
  { newId }: Settling,
  { balances: before, fresh: causes }: Standing,
  { balances }: Settlement
): SettlementChange['posting'] {
  const entries = subtractBalances(balances, before);
  if (Object.keys(entries).length === 0) return null;
  return { id: newId('ltx'), cause: causes.map(keyOfFact).join(' '), entries };
}
