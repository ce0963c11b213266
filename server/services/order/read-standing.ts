import type { Balances } from '#shared/domain/trade/ledger.ts';
import type { EntitlementState } from '#shared/domain/trade/order-state.ts';
import { keyOfFact, type PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { runNamed } from '../../db/run-named.ts';
import type { OrderRow } from './order-row.ts';

export type StandingItem = {
  readonly listingId: string;
  readonly shareCents: number;
  readonly right: {
    readonly id: string;
    readonly state: EntitlementState;
    readonly wasOwned: boolean;
    /** ISO 8601. */
    readonly openedAt: string | null;
  } | null;
  /** Whether its buyer holds it by another order. */
  readonly isHeldBesides: boolean;
};

/** Where everything of an order stands. */
export type Standing = {
  /** What was not known before. */
  readonly fresh: readonly PaymentFact[];
  /** All that is known. */
  readonly facts: readonly PaymentFact[];
  readonly balances: Balances;
  readonly items: readonly StandingItem[];
  /** Whether the buyer asked for all of it back. */
  readonly isAskedBack: boolean;
  readonly slug: string;
  readonly title: string;
};

/** What was said of an order's money, perhaps nothing. */
export type Telling = { readonly order: OrderRow; readonly said: readonly PaymentFact[] };

/** One statement, since a purchase waits for each in turn. The facts it reads are those from before it added any. */
const reading = {
  name: 'read_standings',
  text: `
    with told as materialized (
      select * from jsonb_to_recordset($1::jsonb) as t ("orderId" text, said jsonb)
    ),
    added as (
      insert into payment_facts (order_id, key, fact, recorded_at)
      select t."orderId", f.key, f.fact, $2::timestamptz from told t
      cross join jsonb_to_recordset(t.said) as f (key text, fact jsonb)
      on conflict do nothing returning order_id, fact
    )
    select o.id as "orderId",
      coalesce((select jsonb_agg(fact) from added where order_id = o.id), '[]') as fresh,
      coalesce((select jsonb_agg(fact) from payment_facts where order_id = o.id), '[]') as before,
      coalesce((
        select jsonb_object_agg(account, cents) from (
          select e.account, sum(e.cents) as cents from ledger_transactions t
          join ledger_entries e on e.transaction_id = t.id where t.order_id = o.id group by e.account
        ) posted), '{}') as balances,
      coalesce((
        select jsonb_agg(jsonb_build_object('listingId', i.listing_id, 'shareCents', i.share_cents,
          'right', case when r.id is not null then jsonb_build_object(
            'id', r.id, 'state', r.state, 'wasOwned', r.was_owned, 'openedAt', r.opened_at) end,
          'isHeldBesides', exists (select 1 from entitlements b where b.holder_id = o.buyer_id
            and b.listing_id = i.listing_id and b.state <> 'revoked' and b.order_id <> o.id)) order by i.listing_id)
        from order_items i left join entitlements r on r.order_id = i.order_id and r.listing_id = i.listing_id
        where i.order_id = o.id), '[]') as items,
      exists (select 1 from refunds r where r.order_id = o.id and r.kind = 'asked' and r.state <> 'failed') as "isAskedBack",
      l.slug, v.title
    from told t
    join orders o on o.id = t."orderId"
    join listings l on l.id = o.listing_id
    join listing_versions v on v.listing_id = o.listing_id and v.version = o.version`
};

type Found = Omit<Standing, 'facts'> & {
  readonly orderId: string;
  readonly before: Standing['facts'];
};

/**
 * Adds what was said of each order's money, and reads where it then stands, within `tx` that holds the orders. The
 * standings are in the order of the tellings, which are of different orders.
 */
export async function readStandings(
  { now }: Pick<Context, 'now'>,
  tx: Database,
  tellings: readonly Telling[]
): Promise<readonly Standing[]> {
  const asked = tellings.map(({ order, said }) => {
    const wrong = said.find((fact) => fact.kind === 'paid' && fact.cents !== order.grossCents);
    if (wrong !== undefined) throw new Error('What was paid is not what the order costs');
    return { orderId: order.id, said: said.map((fact) => ({ key: keyOfFact(fact), fact })) };
  });
  const rows = await runNamed<Found>(tx, reading, [asked, new Date(now()).toISOString()]);
  const found = new Map(rows.map((row) => [row.orderId, row]));
  return tellings.map(({ order }) => {
    const row = found.get(order.id);
    if (row === undefined) throw new Error('The order that is settled is not there');
    return { ...row, facts: [...row.before, ...row.fresh] };
  });
}

/** Where one order stands, within `tx` that holds it. */
export async function readStanding(
  context: Pick<Context, 'now'>,
  tx: Database,
  order: OrderRow
): Promise<Standing> {
  const [standing] = await readStandings(context, tx, [{ order, said: [] }]);
  if (standing === undefined) throw new Error('The order has no standing');
  return standing;
}
