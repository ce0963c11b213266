import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Context } from '../../context/context.ts';
import { users } from '../../db/schema/accounts.ts';
import { orders, providerEvents, providerCursors, refunds } from '../../db/schema/orders.ts';
import { defineJob } from '../../context/job.ts';
import { cancelPendingOrder } from './place/cancel-order.ts';
import { checkPayment } from './place/get-order.ts';
import { sendRefund } from './refund/send-refund.ts';
import { applyEvent, saveEvent } from './settle/apply-event.ts';
import type { SettleContext } from './settle/settle-order.ts';

type ReconcileContext = SettleContext & Pick<Context, 'db' | 'log' | 'payments' | 'siteUrl'>;

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
/** A younger order is most likely being paid right now, or was just checked. */
const graceMs = 2 * minuteMs;
/** A provider may report an event a little after it happened. */
const overlapMs = 15 * minuteMs;
/** Rows a run; the next run continues. */
const batch = 200;

/** Finds what the provider knows and was lost on its way here, and continues what a stopped server left unfinished. */
export async function reconcile(context: ReconcileContext): Promise<void> {
  await tryEach(context, await listPendingEvents(context), ({ provider, eventId }) =>
    applyEvent(context, provider, eventId)
  );
  await tryEach(context, [null], () => applyMissedEvents(context));
  await tryEach(context, await listPendingOrders(context), async ({ order, isBuyerRemoved }) => {
    await context.db
      .update(orders)
      .set({ updatedAt: new Date(context.now()) })
      .where(eq(orders.id, order.id));
    const isOld = order.createdAt.getTime() < context.now() - dayMs;
    await (isOld || isBuyerRemoved ? cancelPendingOrder(context, order) : checkPayment(context, order));
  });
  await tryEach(context, await listPendingRefunds(context), ({ id }) => sendRefund(context, id));
}

export const reconcilePayments = defineJob({
  name: 'reconcile-payments',
  payload: z.object({}),
  schedule: '* * * * *',
  run: (context) => reconcile(context)
});

/** One failure does not stop the rest; the next run tries it again. */
async function tryEach<Item>(
  { log }: ReconcileContext,
  items: readonly Item[],
  act: (item: Item) => Promise<void>
): Promise<void> {
  for (const item of items) {
    await act(item).catch((error: unknown) => log.error({ error }, 'a payment could not be reconciled'));
  }
}

/** Only those about our orders: the same account may receive many events about another shop's checkouts. */
const listPendingEvents = ({ db }: ReconcileContext) =>
  db
    .select({ provider: providerEvents.provider, eventId: providerEvents.eventId })
    .from(providerEvents)
    .innerJoin(
      orders,
      and(eq(orders.provider, providerEvents.provider), eq(orders.checkoutId, providerEvents.checkoutId))
    )
    .where(isNull(providerEvents.appliedAt))
    .orderBy(asc(providerEvents.receivedAt))
    .limit(batch);

async function applyMissedEvents(context: ReconcileContext): Promise<void> {
  const { db, now, payments } = context;
  const provider = payments.name;
  const startedAt = now();
  const since = (await findLastReading(context)) - overlapMs;
  const isSaved = async (eventId: string) => {
    const isIt = and(eq(providerEvents.provider, provider), eq(providerEvents.eventId, eventId));
    return (await db.$count(providerEvents, isIt)) > 0;
  };
  for await (const event of payments.listEvents(since, isSaved)) {
    if (await saveEvent(db, provider, event, startedAt)) await applyEvent(context, provider, event.id);
  }
  const readUntil = new Date(startedAt);
  await db
    .insert(providerCursors)
    .values({ provider, readUntil })
    .onConflictDoUpdate({ target: providerCursors.provider, set: { readUntil } });
}

/** Unix milliseconds; where there was none yet, from the first order on. */
async function findLastReading({ db, now, payments }: ReconcileContext): Promise<number> {
  const [reading] = await db
    .select()
    .from(providerCursors)
    .where(eq(providerCursors.provider, payments.name));
  if (reading !== undefined) return reading.readUntil.getTime();
  const [first] = await db
    .select({ createdAt: orders.createdAt })
    .from(orders)
    .where(eq(orders.provider, payments.name))
    .orderBy(asc(orders.createdAt))
    .limit(1);
  return first?.createdAt.getTime() ?? now();
}

/** Those checked longest ago come first. */
const listPendingOrders = ({ db, now, payments }: ReconcileContext) =>
  db
    .select({ order: orders, isBuyerRemoved: sql<boolean>`${users.deletedAt} is not null` })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.buyerId))
    .where(
      and(
        eq(orders.state, 'pending'),
        eq(orders.provider, payments.name),
        lt(orders.updatedAt, new Date(now() - graceMs))
      )
    )
    .orderBy(asc(orders.updatedAt))
    .limit(batch);

/** Of any age, since the provider sends a refund once, even if it is being sent right now; retries when they are due. */
const listPendingRefunds = ({ db, now }: ReconcileContext) =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(eq(refunds.state, 'requested'), or(isNull(refunds.retryAt), lte(refunds.retryAt, new Date(now()))))
    )
    .orderBy(asc(refunds.requestedAt))
    .limit(batch);
