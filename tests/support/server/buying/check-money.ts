// The expected state of each order by the provider's own facts.
import { and, eq, inArray } from 'drizzle-orm';
import { orders, refundRequests, refunds } from '#server/db/schema/orders.ts';
import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import type { ModelRun } from './model-run.ts';

/** Orders that are not where they have to be. */
export async function findWrongOrders({ market, listCheckouts }: ModelRun): Promise<readonly string[]> {
  const charges = listCheckouts().flatMap((id) => market.provider.checkouts.get(id) ?? []);
  const ids = charges.map(({ orderId }) => orderId);
  const rows = await market.database.db.select().from(orders).where(inArray(orders.id, ids));
  return charges.flatMap((charge) => {
    const id = charge.orderId;
    const order = rows.find((row) => row.id === id);
    if (order === undefined) return [`${id} is being paid, and is no order`];
    if (order.grossCents !== charge.cents)
      return [`${id} is of ${charge.cents}, its order of ${order.grossCents}`];
    const { state, returnedCents } = judge(charge.facts, charge.cents);
    const isSo = order.state === state && order.returnedCents === returnedCents;
    return isSo ? [] : [`${id} is ${order.state} ${order.returnedCents}, not ${state} ${returnedCents}`];
  });
}

/** A decision that was heard stands, and a refused request has refunded nothing that its buyer asked for. */
export async function findWrongRequests({ market, decisions }: ModelRun): Promise<readonly string[]> {
  const rows = await market.database.db
    .select({ id: refundRequests.id, state: refundRequests.state, refundId: refunds.id })
    .from(refundRequests)
    .leftJoin(refunds, and(eq(refunds.orderId, refundRequests.orderId), eq(refunds.kind, 'requested')))
    .where(inArray(refundRequests.id, [...decisions.keys()]));
  return rows.flatMap(({ id, state, refundId }) => {
    const decided = decisions.get(id);
    if (decided !== null && decided !== state) return [`${id} is ${state}, not ${decided}`];
    return state === 'refused' && refundId !== null ? [`${id} was refused and refunded`] : [];
  });
}

/** By plain addition over what has happened to the money. */
function judge(facts: readonly PaymentFact[], cents: number): { state: string; returnedCents: number } {
  const has = (key: string) =>
    facts.some((fact) => (`id` in fact ? `${fact.kind}:${fact.id}` : fact.kind) === key);
  if (!has('paid')) return { state: has('ended') ? 'cancelled' : 'pending', returnedCents: 0 };
  let returned = 0;
  let isInDispute = false;
  let isWithdrawn = false;
  for (const fact of facts) {
    if (fact.kind === 'refunded' && !has(`refund_failed:${fact.id}`)) returned += fact.cents;
    if (fact.kind === 'dispute_opened' && !has(`dispute_won:${fact.id}`)) {
      returned += fact.cents;
      isWithdrawn = true;
      if (!has(`dispute_lost:${fact.id}`)) isInDispute = true;
    }
  }
  const returnedCents = Math.min(cents, returned);
  if (isInDispute || (isWithdrawn && returnedCents < cents)) return { state: 'disputed', returnedCents };
  if (returned === 0) return { state: 'paid', returnedCents };
  return { state: returnedCents === cents ? 'refunded' : 'partially_refunded', returnedCents };
}
