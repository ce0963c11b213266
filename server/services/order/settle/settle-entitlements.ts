import { sql } from 'drizzle-orm';
import type { EntitlementState } from '#shared/domain/trade/order-state.ts';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { listingDailyCounts } from '../../../db/schema/listings.ts';
import { entitlements } from '../../../db/schema/orders.ts';
import {
  type CurrentItem,
  type CurrentState,
  type OrderRow,
  readCurrentState
} from './read-current-state.ts';
import { refundOwnedItem } from './refunds-of-order.ts';

/** An entitlement as it becomes; with a new id where there was none. */
type EntitlementChange = {
  readonly item: CurrentItem;
  readonly id: string;
  readonly state: EntitlementState;
  readonly isDuplicate: boolean;
};

/** Grants or revokes the entitlements of an order, within `tx` that has locked it. */
export async function settleEntitlements(
  context: Pick<Context, 'now' | 'newId' | 'jobs'>,
  tx: Database,
  order: OrderRow
): Promise<void> {
  const changes = planEntitlements(context, order, await readCurrentState(tx, order.id));
  await saveEntitlements(tx, order, changes, new Date(context.now()));
  await followEntitlementChanges(context, tx, order, changes);
}

/**
 * The entitlements that have to change. They are active while the order is paid and no refund of it, or of the item that
 * was taken down, was requested. What the buyer owns by another order is not granted twice.
 */
export function planEntitlements(
  { newId }: Pick<Context, 'newId'>,
  order: Pick<OrderRow, 'state' | 'paidAt'>,
  { items, isRefundRequested }: Pick<CurrentState, 'items' | 'isRefundRequested'>
): readonly EntitlementChange[] {
  if (order.paidAt === null) return [];
  const isPaid = order.state === 'paid' || order.state === 'partially_refunded';
  return items.flatMap((item) => {
    const { entitlement } = item;
    const isDue = isPaid && !isRefundRequested && !item.isTakenDown && entitlement?.isDuplicate !== true;
    const isGrant = isDue && (entitlement === null || entitlement.state === 'revoked');
    const isDuplicate = entitlement?.isDuplicate === true || (isGrant && item.isOwnedByAnotherOrder);
    const granted = entitlement === null || entitlement.openedAt === null ? 'sealed' : 'opened';
    const state = isDue && !isDuplicate ? granted : 'revoked';
    if (entitlement?.state === state && entitlement.isDuplicate === isDuplicate) return [];
    return [{ item, id: entitlement?.id ?? newId('ent'), state, isDuplicate }];
  });
}

export async function saveEntitlements(
  tx: Database,
  { id: orderId, buyerId }: OrderRow,
  changes: readonly EntitlementChange[],
  now: Date
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ item: { listingId }, id, state, isDuplicate }) => ({
    id,
    holderId: buyerId,
    orderId,
    listingId,
    state,
    isDuplicate,
    createdAt: now,
    updatedAt: now
  }));
  await tx
    .insert(entitlements)
    .values(rows)
    .onConflictDoUpdate({
      target: [entitlements.orderId, entitlements.listingId],
      set: {
        state: sql`excluded.state`,
        isDuplicate: sql`excluded.is_duplicate`,
        updatedAt: now
      }
    });
}

/** Recounts openings, and requests a refund of the share of what the buyer owned before. */
export async function followEntitlementChanges(
  context: Pick<Context, 'now' | 'newId' | 'jobs'>,
  tx: Database,
  order: OrderRow,
  changes: readonly EntitlementChange[]
): Promise<void> {
  for (const { item, state, isDuplicate } of changes) {
    const { listingId, entitlement } = item;
    if (entitlement !== null && entitlement.openedAt !== null) {
      const opens = Number(state === 'opened') - Number(entitlement.state === 'opened');
      await countOpening(tx, listingId, new Date(entitlement.openedAt), opens);
    }
    if (isDuplicate && entitlement?.isDuplicate !== true) await refundOwnedItem(context, tx, order, item);
  }
}

/** Counts an entitlement's first opening on its day: `opens` is 1, or -1 when it is revoked. */
export async function countOpening(
  tx: Database,
  listingId: string,
  openedAt: Date,
  opens: number
): Promise<void> {
  if (opens === 0) return;
  await tx
    .insert(listingDailyCounts)
    .values({ listingId, day: openedAt.toISOString().slice(0, 10), opens })
    .onConflictDoUpdate({
      target: [listingDailyCounts.listingId, listingDailyCounts.day],
      set: { opens: sql`${listingDailyCounts.opens} + ${opens}` }
    });
}
