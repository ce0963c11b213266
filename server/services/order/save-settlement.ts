import type { EntitlementState, OrderState } from '#shared/domain/trade/order-state.ts';
import type { Database } from '../../db/client.ts';
import { runNamed } from '../../db/run-named.ts';

/** A right as it has to be from here on; with a new id where there was none. */
export type RightChange = {
  readonly id: string;
  readonly listingId: string;
  readonly state: EntitlementState;
  readonly wasOwned: boolean;
};

/** Instants are ISO 8601. */
export type SettlementChange = {
  readonly orderId: string;
  readonly state: OrderState;
  readonly returnedCents: number;
  /** Where it was not paid before. */
  readonly paidAt: string | null;
  /** What brings the ledger to where it has to stand: signed cents by account. */
  readonly posting: {
    readonly id: string;
    readonly cause: string;
    readonly entries: Readonly<Record<string, number>>;
  } | null;
  readonly earning: {
    readonly state: 'pending' | 'available' | 'reversed';
    readonly cents: number;
    readonly isHeld: boolean;
    readonly releaseAt: string;
  } | null;
  readonly rights: readonly RightChange[];
  /** Of its listing's sales, whole and by day. */
  readonly sales: { readonly change: number; readonly day: string } | null;
};

/** `source` has the orders, each with its `rights`. */
const givingRights = (source: string): string => `
  insert into entitlements (id, holder_id, order_id, listing_id, state, was_owned, created_at, updated_at)
  select r.id, s.buyer_id, s.id, r."listingId", r.state, r."wasOwned", $2::timestamptz, $2::timestamptz
  from ${source} s
  cross join jsonb_to_recordset(s.rights) as r (id text, "listingId" text, state text, "wasOwned" boolean)
  on conflict (order_id, listing_id) do update set
    state = excluded.state, was_owned = excluded.was_owned, updated_at = excluded.updated_at`;

const savingRights = {
  name: 'save_rights',
  text: givingRights('(select id, buyer_id, $3::jsonb as rights from orders where id = $1)')
};

/**
 * One statement for the orders that are settled together: the listings of many sales are held until the purchases are on
 * the disk, and so are the buyers. Each part reads from the one before it that it needs, which is then written first.
 */
const saving = {
  name: 'save_settlements',
  text: `
    with settled as (
      update orders o set state = c.state, returned_cents = c."returnedCents", updated_at = $2::timestamptz,
        paid_at = coalesce(o.paid_at, c."paidAt"),
        receipt_number = case when c."paidAt" is null then o.receipt_number else nextval('receipt_numbers') end
      from jsonb_to_recordset($1::jsonb) as c ("orderId" text, state text, "returnedCents" int, "paidAt" timestamptz,
        posting jsonb, earning jsonb, rights jsonb, sales jsonb)
      where o.id = c."orderId"
      returning o.id, o.buyer_id, o.seller_id, o.listing_id, o.currency, c.posting, c.earning, c.rights, c.sales
    ),
    posted as (
      insert into ledger_transactions (id, order_id, currency, cause, created_at)
      select s.posting ->> 'id', s.id, s.currency, s.posting ->> 'cause', $2::timestamptz
      from settled s where s.posting is not null returning id, order_id
    ),
    written as (
      insert into ledger_entries (transaction_id, account, cents)
      select p.id, e.key, e.value::bigint from posted p join settled s on s.id = p.order_id
      cross join jsonb_each_text(s.posting -> 'entries') e
    ),
    earned as (
      insert into earnings (order_id, seller_id, state, cents, currency, release_at, is_held, updated_at)
      select s.id, s.seller_id, e.state, e.cents, s.currency, e."releaseAt", e."isHeld", $2::timestamptz
      from settled s cross join jsonb_to_record(s.earning)
        as e (state text, cents bigint, "releaseAt" timestamptz, "isHeld" boolean) where s.earning is not null
      on conflict (order_id) do update set
        state = excluded.state, cents = excluded.cents, is_held = excluded.is_held, updated_at = excluded.updated_at
    ),
    given as (${givingRights('settled')}),
    sales as materialized (
      select s.listing_id, (s.sales ->> 'day')::date as day, sum((s.sales ->> 'change')::int)::int as change
      from settled s where s.sales is not null group by 1, 2
    ),
    sold as (
      update listings l set sales_count = l.sales_count + c.change
      from (select listing_id, sum(change)::int as change from sales group by 1) c
      where l.id = c.listing_id returning l.id
    )
    insert into listing_days (listing_id, day, sales)
    select s.listing_id, s.day, s.change from sold join sales s on s.listing_id = sold.id
    on conflict (listing_id, day) do update set sales = listing_days.sales + excluded.sales`
};

/** Writes all that follows from settlements of different orders, within `tx` that holds them. `now` is ISO 8601. */
export async function saveSettlements(
  tx: Database,
  changes: readonly SettlementChange[],
  now: string
): Promise<void> {
  if (changes.length > 0) await runNamed(tx, saving, [changes, now]);
}

/** Writes the rights of an order alone, within `tx` that holds it. `now` is ISO 8601. */
export async function saveRights(
  tx: Database,
  { orderId, rights }: Pick<SettlementChange, 'orderId' | 'rights'>,
  now: string
): Promise<void> {
  if (rights.length > 0) await runNamed(tx, savingRights, [orderId, now, rights]);
}
