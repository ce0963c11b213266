import type { Settlement } from '#shared/domain/order/settlement.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { earnings } from '../../db/schema/ledger.ts';
import type { OrderRow } from './hold-order.ts';

const dayMs = 86_400_000;

/** What the seller has of the order: held for as long as money may go back, and while a bank looks into it. */
export async function settleEarning(
  { now }: Pick<Context, 'now'>,
  tx: Database,
  order: OrderRow,
  { balances, isInDispute, paidAt }: Settlement
): Promise<void> {
  if (paidAt === null || order.grossCents === 0) return;
  const cents = 0 - (balances[`seller:${order.sellerId}`] ?? 0);
  const releaseAt = paidAt + order.holdDays * dayMs;
  const isFree = !isInDispute && releaseAt <= now();
  const state = cents === 0 ? ('reversed' as const) : isFree ? ('available' as const) : ('pending' as const);
  const standing = { state, cents, isHeld: isInDispute, updatedAt: new Date(now()) };
  await tx
    .insert(earnings)
    .values({
      ...standing,
      orderId: order.id,
      sellerId: order.sellerId,
      currency: order.currency,
      releaseAt: new Date(releaseAt)
    })
    .onConflictDoUpdate({ target: earnings.orderId, set: standing });
}
