import type { Context } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { runNamed } from '../../db/run-named.ts';
import type { ProviderEvent } from '../../payments/payment-provider.ts';
import { holdOrderOf } from './hold-order.ts';
import { settleOrder } from './settle-order.ts';
import type { Settling } from './settling.ts';

const keeping = {
  name: 'keep_event',
  text: `
    insert into provider_events (provider, event_id, type, checkout_id, facts, received_at)
    values ($1, $2, $3, $4, $5::jsonb, $6::timestamptz) on conflict do nothing returning event_id`
};

/** Keeps an event as it came, before anything is made of it. Whether it is new; `now` in Unix milliseconds. */
export async function keepEvent(
  db: Database,
  provider: string,
  { id, type, checkoutId, facts }: ProviderEvent,
  now: number
): Promise<boolean> {
  const kept = await runNamed(db, keeping, [
    provider,
    id,
    type,
    checkoutId,
    facts,
    new Date(now).toISOString()
  ]);
  return kept.length > 0;
}

type Taken = {
  readonly facts: ProviderEvent['facts'];
  readonly orderId: string | null;
  readonly buyerId: string | null;
};

/** Two deliveries of one event wait for each other here. */
const taking = {
  name: 'take_event',
  text: `
    update provider_events v set applied_at = $3::timestamptz
    from (select 1) as one left join orders o on o.provider = $1 and o.checkout_id = (
      select checkout_id from provider_events where provider = $1 and event_id = $2)
    where v.provider = $1 and v.event_id = $2 and v.applied_at is null
      and (o.id is not null or v.checkout_id is null or jsonb_array_length(v.facts) = 0)
    returning v.facts, o.id as "orderId", o.buyer_id as "buyerId"`
};

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
  await db.transaction(async (tx) => {
    const moment = new Date(now()).toISOString();
    const [event] = await runNamed<Taken>(tx, taking, [provider, eventId, moment]);
    if (event === undefined || event.orderId === null || event.buyerId === null) return;
    if (event.facts.length === 0) return;
    await settleOrder(context, tx, await holdOrderOf(tx, event.buyerId, event.orderId), event.facts);
  });
}
