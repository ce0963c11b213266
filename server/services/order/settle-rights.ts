import type { EntitlementState } from '#shared/domain/trade/order-state.ts';
import type { Database } from '../../db/client.ts';
import { countOpening } from './count-opening.ts';
import type { OrderRow } from './order-row.ts';
import { readStanding, type Standing } from './read-standing.ts';
import { returnShare } from './return-share.ts';
import { type RightChange, saveRights } from './save-settlement.ts';
import type { Settling } from './settling.ts';

/** Gives, takes back or gives again the rights of an order, within `tx` that holds it. */
export async function settleRights(context: Settling, tx: Database, order: OrderRow): Promise<void> {
  const standing = await readStanding(context, tx, order);
  const rights = planRights(context, order, standing);
  await saveRights(tx, { orderId: order.id, rights }, new Date(context.now()).toISOString());
  await finishRights(context, tx, order, standing, rights);
}

/**
 * The rights of a paid order that have to change. They hold while its money is there and nobody asked for all of it
 * back. What its buyer holds by another order already is not held twice.
 */
export function planRights(
  { newId }: Pick<Settling, 'newId'>,
  order: OrderRow,
  { items, isAskedBack }: Pick<Standing, 'items' | 'isAskedBack'>
): readonly RightChange[] {
  if (order.paidAt === null) return [];
  const isPaid = order.state === 'paid' || order.state === 'partially_refunded';
  return items.flatMap(({ listingId, right, isHeldBesides }) => {
    const isWanted = isPaid && !isAskedBack && right?.wasOwned !== true;
    const isNew = isWanted && (right === null || right.state === 'revoked');
    const wasOwned = right?.wasOwned === true || (isNew && isHeldBesides);
    const state: EntitlementState =
      !isWanted || wasOwned ? 'revoked' : right === null || right.openedAt === null ? 'sealed' : 'opened';
    if (right?.state === state && right.wasOwned === wasOwned) return [];
    return [{ id: right?.id ?? newId('ent'), listingId, state, wasOwned }];
  });
}

/** What changed rights bring about: openings are counted anew, and the share of what was owned before goes back. */
export async function finishRights(
  context: Settling,
  tx: Database,
  order: OrderRow,
  { items }: Pick<Standing, 'items'>,
  changes: readonly RightChange[]
): Promise<void> {
  for (const item of items) {
    const change = changes.find(({ listingId }) => listingId === item.listingId);
    if (change === undefined) continue;
    const { right } = item;
    if (right !== null && right.openedAt !== null) {
      const opened = Number(change.state === 'opened') - Number(right.state === 'opened');
      await countOpening(tx, item.listingId, new Date(right.openedAt), opened);
    }
    if (change.wasOwned && right?.wasOwned !== true) await returnShare(context, tx, order, item);
  }
}
