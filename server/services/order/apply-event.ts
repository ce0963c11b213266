import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { orders, providerEvents } from '../../db/schema/orders.ts';
import type { ProviderEvent } from '../../payments/payment-provider.ts';
import { holdOrder } from './hold-order.ts';
import { settleOrder } from './settle-order.ts';
import type { Settling } from './settling.ts';

/** Keeps an event as it came, before anything is made of it. Whether it is new; `now` in Unix milliseconds. */
export async function keepEvent(
  db: Database,
  provider: string,
  { id, type, checkoutId, facts }: ProviderEvent,
  now: number
): Promise<boolean> {
  const kept = await db
    .insert(providerEvents)
    .values({ provider, eventId: id, type, checkoutId, facts, receivedAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ eventId: providerEvents.eventId });
  return kept.length > 0;
}

/**
 * Settles the order that a kept event is about. One about a checkout that no order has yet stays to be applied later;
 * one that was applied is left alone.
 */
export async function applyEvent(
  context: Settling & Pick<Context, 'db'>,
  provider: string,
  eventId: string
): Promise<void> {
  const { db, now } = context;
  const isIt = and(eq(providerEvents.provider, provider), eq(providerEvents.eventId, eventId));
  const [event] = await db.select().from(providerEvents).where(isIt);
  if (event === undefined || event.appliedAt !== null) return;
  const orderId = await findOrder(db, provider, event.checkoutId);
  const says = event.checkoutId !== null && event.facts.length > 0;
  if (says && orderId === undefined) return;
  await db.transaction(async (tx) => {
    if (says && orderId !== undefined)
      await settleOrder(context, tx, await holdOrder(tx, orderId), event.facts);
    await tx
      .update(providerEvents)
      .set({ appliedAt: new Date(now()) })
      .where(isIt);
  });
}

async function findOrder(
  db: Database,
  provider: string,
  checkoutId: string | null
): Promise<string | undefined> {
  if (checkoutId === null) return undefined;
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.checkoutId, checkoutId), eq(orders.provider, provider)));
  return order?.id;
}
