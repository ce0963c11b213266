import type { Settlement } from '#shared/domain/trade/settlement.ts';
import type { Context } from '../../context.ts';
import type { OrderRow } from './order-row.ts';
import type { SettlementChange } from './save-settlement.ts';

const dayMs = 86_400_000;

/** What the seller has of the order: held for as long as money may go back, and while a bank looks into it. */
export function changeEarning(
  { now }: Pick<Context, 'now'>,
  order: OrderRow,
  { balances, isInDispute, paidAt }: Settlement
): SettlementChange['earning'] {
  if (paidAt === null || order.grossCents === 0) return null;
  const cents = 0 - (balances[`seller:${order.sellerId}`] ?? 0);
  const releaseAt = paidAt + order.holdDays * dayMs;
  const isFree = !isInDispute && releaseAt <= now();
  const state = cents === 0 ? 'reversed' : isFree ? 'available' : 'pending';
  return { state, cents, isHeld: isInDispute, releaseAt: new Date(releaseAt).toISOString() };
}
