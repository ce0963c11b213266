import type { Context } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { doTogetherIn } from '../../db/do-together.ts';
import { runNamed } from '../../db/run-named.ts';
import type { ProviderEvent } from '../../payments/payment-provider.ts';
import { holdOrders } from './hold-order.ts';
import { inGroups } from './in-groups.ts';
import { settleOrders } from './settle-order.ts';
import type { Settling } from './settling.ts';

type HeardEvent = ProviderEvent & {
  readonly provider: string;
  /** ISO 8601. */
  readonly receivedAt: string;
};

const keeping = {
  name: 'keep_events',
  text: `
    insert into provider_events (provider, event_id, type, checkout_id, facts, received_at)
    select e.provider, e.id, e.type, e."checkoutId", e.facts, e."receivedAt" from jsonb_to_recordset($1::jsonb)
      as e (provider text, id text, type text, "checkoutId" text, facts jsonb, "receivedAt" timestamptz)
    order by e.provider, e.id on conflict do nothing returning event_id`
};

/** What came twice is kept the first time. In the order of their names, so that no two copies wait for each other. */
const keepTogether = doTogetherIn<Database, HeardEvent, boolean>(
  async (db, events) => {
    const kept = await runNamed<{ event_id: string }>(db, keeping, [events]);
    const ids = new Set(kept.map((row) => row.event_id));
    return events.map(({ id }) => ids.has(id));
  },
  { keyOf: ({ id }) => id, isTriedAlone: true }
);

/** Keeps an event as it came, before anything is made of it. Whether it is new; `now` in Unix milliseconds. */
export const keepEvent = (
  db: Database,
  provider: string,
  { id, type, checkoutId, facts }: ProviderEvent,
  now: number
): Promise<boolean> =>
  keepTogether(db, { provider, id, type, checkoutId, facts, receivedAt: new Date(now).toISOString() });

type EventName = { readonly provider: string; readonly eventId: string };

type Taken = {
  readonly facts: ProviderEvent['facts'];
  readonly orderId: string | null;
  readonly buyerId: string | null;
};

/** Two deliveries of one event wait for each other here, and two that take several take them in the same order. */
const taking = {
  name: 'take_events',
  text: `
    with due as materialized (
      select v.provider, v.event_id, o.id as order_id, o.buyer_id
      from jsonb_to_recordset($1::jsonb) as e (provider text, "eventId" text)
      join provider_events v on v.provider = e.provider and v.event_id = e."eventId"
      left join orders o on o.provider = v.provider and o.checkout_id = v.checkout_id
      where v.applied_at is null and (o.id is not null or v.checkout_id is null or jsonb_array_length(v.facts) = 0)
      order by v.provider, v.event_id for update of v
    )
    update provider_events v set applied_at = $2::timestamptz from due d
    where v.provider = d.provider and v.event_id = d.event_id
    returning v.facts, d.order_id as "orderId", d.buyer_id as "buyerId"`
};

const applyTogether = doTogetherIn<Settling & Pick<Context, 'db'>, EventName, undefined>(
  async (context, events) => {
    const { db, now } = context;
    await db.transaction(async (tx) => {
      const taken = await runNamed<Taken>(tx, taking, [events, new Date(now()).toISOString()]);
      const telling = taken.flatMap(({ facts, orderId: id, buyerId }) =>
        id === null || buyerId === null || facts.length === 0 ? [] : [{ id, buyerId, facts }]
      );
      if (telling.length === 0) return;
      const orders = await holdOrders(tx, telling);
      const tellings = orders.map((order) => ({
        order,
        said: telling.filter(({ id }) => id === order.id).flatMap(({ facts }) => facts)
      }));
      await settleOrders(context, tx, tellings);
    });
    return events.map(() => undefined);
  },
  { ...inGroups, isTriedAlone: true }
);

/**
 * Settles the order that a kept event is about. One about a checkout that no order has yet stays to be applied later;
 * one that was applied is left alone.
 */
export const applyEvent = (
  context: Settling & Pick<Context, 'db'>,
  provider: string,
  eventId: string
): Promise<void> => applyTogether(context, { provider, eventId });
