import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import * as z from 'zod';
import type { Context } from '../../context.ts';
import { orders, providerEvents, providerReadings, refunds } from '../../db/schema/orders.ts';
import { defineJob } from '../../jobs/jobs.ts';
import { applyEvent, keepEvent } from './apply-event.ts';
import { askProvider, endOrder } from './ask-provider.ts';
import { sendRefund } from './send-refund.ts';
import type { Settling } from './settling.ts';

type Reconciling = Settling & Pick<Context, 'db' | 'log' | 'payments' | 'siteUrl'>;

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
/** Before that an order is most likely being paid right now, or was just asked about. */
const patienceMs = 2 * minuteMs;
/** A provider may tell of an event a little after it happened. */
const overlapMs = 15 * minuteMs;
/** At a time; the next run goes on. */
const batch = 200;

/** Finds what the provider knows and we do not, whatever was lost on its way, and goes on with what was begun. */
export async function reconcile(context: Reconciling): Promise<void> {
  await tryEach(context, await listWaitingEvents(context), ({ provider, eventId }) =>
    applyEvent(context, provider, eventId)
  );
  await tryEach(context, [null], () => readLostEvents(context));
  await tryEach(context, await listWaitingOrders(context), async (order) => {
    await context.db
      .update(orders)
      .set({ updatedAt: new Date(context.now()) })
      .where(eq(orders.id, order.id));
    const isOld = order.createdAt.getTime() < context.now() - dayMs;
    await (isOld ? endOrder(context, order) : askProvider(context, order));
  });
  await tryEach(context, await listWaitingRefunds(context), ({ id }) => sendRefund(context, id));
}

export const reconcilePayments = defineJob({
  name: 'reconcile-payments',
  payload: z.object({}),
  schedule: '* * * * *',
  run: (context) => reconcile(context)
});

/** One that fails keeps nothing else from being done; the next run tries it again. */
async function tryEach<Item>(
  { log }: Reconciling,
  items: readonly Item[],
  act: (item: Item) => Promise<void>
): Promise<void> {
  for (const item of items) {
    await act(item).catch((error: unknown) => log.error({ error }, 'a payment could not be reconciled'));
  }
}

/** One about another shop's checkout at the same provider would only be in the way of ours, which may have many. */
const listWaitingEvents = ({ db }: Reconciling) =>
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

async function readLostEvents(context: Reconciling): Promise<void> {
  const { db, now, payments } = context;
  const provider = payments.name;
  const startedAt = now();
  const since = (await findLastReading(context)) - overlapMs;
  const isKept = async (eventId: string) => {
    const isIt = and(eq(providerEvents.provider, provider), eq(providerEvents.eventId, eventId));
    return (await db.$count(providerEvents, isIt)) > 0;
  };
  for await (const event of payments.listEvents(since, isKept)) {
    if (await keepEvent(db, provider, event, startedAt)) await applyEvent(context, provider, event.id);
  }
  const readUntil = new Date(startedAt);
  await db
    .insert(providerReadings)
    .values({ provider, readUntil })
    .onConflictDoUpdate({ target: providerReadings.provider, set: { readUntil } });
}

/** Unix milliseconds; where there was none yet, from the first order on. */
async function findLastReading({ db, now, payments }: Reconciling): Promise<number> {
  const [reading] = await db
    .select()
    .from(providerReadings)
    .where(eq(providerReadings.provider, payments.name));
  if (reading !== undefined) return reading.readUntil.getTime();
  const [first] = await db
    .select({ createdAt: orders.createdAt })
    .from(orders)
    .where(eq(orders.provider, payments.name))
    .orderBy(asc(orders.createdAt))
    .limit(1);
  return first?.createdAt.getTime() ?? now();
}

/** Whoever was asked about longest ago comes first. */
const listWaitingOrders = ({ db, now, payments }: Reconciling) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.state, 'pending'),
        eq(orders.provider, payments.name),
        lt(orders.updatedAt, new Date(now() - patienceMs))
      )
    )
    .orderBy(asc(orders.updatedAt))
    .limit(batch);

/** However young: one that is being sent right now is sent once all the same. */
const listWaitingRefunds = ({ db }: Reconciling) =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.state, 'requested'))
    .orderBy(asc(refunds.requestedAt))
    .limit(batch);
