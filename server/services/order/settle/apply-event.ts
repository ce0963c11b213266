import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { orders, providerEvents } from '../../../db/schema/orders.ts';
import type { ProviderEvent } from '../../../context/payment-provider.ts';
import { lockOrder } from './read-current-state.ts';
import { type SettleContext, settleOrder } from './settle-order.ts';

/**
 * Saves a provider event as it came, before it is applied; one that reports nothing about a checkout counts as applied.
 * Resolves to whether it is new; `now` in Unix milliseconds.
 */
export async function saveEvent(
  db: Database,
  provider: string,
  { id, type, checkoutId, facts }: ProviderEvent,
  now: number
): Promise<boolean> {
  const receivedAt = new Date(now);
  const isToApply = checkoutId !== null && facts.length > 0;
  const appliedAt = isToApply ? null : receivedAt;
  const saved = await db
    .insert(providerEvents)
    .values({ provider, eventId: id, type, checkoutId, facts, receivedAt, appliedAt })
    .onConflictDoNothing()
    .returning({ eventId: providerEvents.eventId });
  return saved.length > 0;
}

/**
 * Settles the order that a saved event is about, once: marking the event as applied locks it until the order is settled.
 * An event about a checkout that no order has yet stays to be applied later.
 */
export async function applyEvent(
  context: SettleContext & Pick<Context, 'db'>,
  provider: string,
  eventId: string
): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const [event] = await tx
      .update(providerEvents)
      .set({ appliedAt: new Date(now()) })
      .from(orders)
      .where(
        and(
          eq(providerEvents.provider, provider),
          eq(providerEvents.eventId, eventId),
          isNull(providerEvents.appliedAt),
          eq(orders.provider, providerEvents.provider),
          eq(orders.checkoutId, providerEvents.checkoutId)
        )
      )
      .returning({ facts: providerEvents.facts, orderId: orders.id });
    if (event !== undefined) await settleOrder(context, tx, await lockOrder(tx, event.orderId), event.facts);
  });
}
