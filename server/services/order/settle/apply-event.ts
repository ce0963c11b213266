import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/client.ts';
import { orders, providerEvents } from '../../../db/schema/orders.ts';
import type { ProviderEvent } from '../../../payments/payment-provider.ts';
import { lockOrder } from './lock-order.ts';
import { type SettleContext, settleOrder } from './settle-order.ts';

/** Saves a provider event as it came, before it is applied. Resolves to whether it is new; `now` in Unix milliseconds. */
export async function saveEvent(
  db: Database,
  provider: string,
  { id, type, checkoutId, facts }: ProviderEvent,
  now: number
): Promise<boolean> {
  const saved = await db
    .insert(providerEvents)
    .values({ provider, eventId: id, type, checkoutId, facts, receivedAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ eventId: providerEvents.eventId });
  return saved.length > 0;
}

/**
 * Settles the order that a saved event is about, once: the event is locked until it is marked as applied. An event about
 * a checkout that no order has yet stays to be applied later.
 */
export async function applyEvent(
  context: SettleContext & Pick<Context, 'db'>,
  provider: string,
  eventId: string
): Promise<void> {
  const { db, now } = context;
  const isEvent = and(eq(providerEvents.provider, provider), eq(providerEvents.eventId, eventId));
  await db.transaction(async (tx) => {
    const [event] = await tx
      .select({
        facts: providerEvents.facts,
        checkoutId: providerEvents.checkoutId,
        orderId: orders.id
      })
      .from(providerEvents)
      .leftJoin(
        orders,
        and(eq(orders.provider, providerEvents.provider), eq(orders.checkoutId, providerEvents.checkoutId))
      )
      .where(and(isEvent, isNull(providerEvents.appliedAt)))
      .for('update', { of: providerEvents });
    if (event === undefined) return;
    const { facts, checkoutId, orderId } = event;
    if (orderId === null && checkoutId !== null && facts.length > 0) return;
    if (orderId !== null) await settleOrder(context, tx, await lockOrder(tx, orderId), facts);
    await tx
      .update(providerEvents)
      .set({ appliedAt: new Date(now()) })
      .where(isEvent);
  });
}
