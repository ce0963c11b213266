import type { EntitlementState, OrderState } from '#shared/domain/order/order-state.ts';
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
  readonly now: string;
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

const givingRights = `
  insert into entitlements (id, holder_id, order_id, listing_id, state, was_owned, created_at, updated_at)
  select r.id, o.buyer_id, o.id, r."listingId", r.state, r."wasOwned", $2::timestamptz, $2::timestamptz
  from jsonb_to_recordset($3::jsonb) as r (id text, "listingId" text, state text, "wasOwned" boolean)
  cross join (select id, buyer_id from orders where id = $1) o
  on conflict (order_id, listing_id) do update set
    state = excluded.state, was_owned = excluded.was_owned, updated_at = excluded.updated_at`;

const savingRights = { name: 'save_rights', text: givingRights };

/**
 * One statement: the listing of many sales is held until the purchase is on the disk, and so is its buyer. Each part
 * reads from the one before it that it needs, which is then written first.
 */
const saving = {
  name: 'save_settlement',
  text: `
    with settled as (
      update orders set state = $4, returned_cents = $5::int, updated_at = $2::timestamptz,
        paid_at = coalesce(paid_at, $6::timestamptz),
        receipt_number = case when $6::timestamptz is null then receipt_number else nextval('receipt_numbers') end
      where id = $1 returning id, seller_id, listing_id, currency
    ),
    posted as (
      insert into ledger_transactions (id, order_id, currency, cause, created_at)
      select p.id, s.id, s.currency, p.cause, $2::timestamptz
      from settled s cross join jsonb_to_record($7::jsonb) as p (id text, cause text) where p.id is not null
      returning id
    ),
    written as (
      insert into ledger_entries (transaction_id, account, cents)
      select p.id, e.key, e.value::bigint from posted p cross join jsonb_each_text($7::jsonb -> 'entries') e
    ),
    earned as (
      insert into earnings (order_id, seller_id, state, cents, currency, release_at, is_held, updated_at)
      select s.id, s.seller_id, e.state, e.cents, s.currency, e."releaseAt", e."isHeld", $2::timestamptz
      from settled s cross join jsonb_to_record($8::jsonb)
        as e (state text, cents bigint, "releaseAt" timestamptz, "isHeld" boolean) where e.state is not null
      on conflict (order_id) do update set
        state = excluded.state, cents = excluded.cents, is_held = excluded.is_held, updated_at = excluded.updated_at
    ),
    given as (${givingRights}),
    sold as (
      update listings l set sales_count = l.sales_count + c.change
      from settled s cross join jsonb_to_record($9::jsonb) as c (change int, day date)
      where l.id = s.listing_id and c.change is not null returning l.id, c.change, c.day
    )
    insert into listing_days (listing_id, day, sales) select id, day, change from sold
    on conflict (listing_id, day) do update set sales = listing_days.sales + excluded.sales`
};

/** Writes all that follows from a settlement, within `tx` that holds the order. */
export async function saveSettlement(tx: Database, change: SettlementChange): Promise<void> {
  await runNamed(tx, saving, [
    change.orderId,
    change.now,
    change.rights,
    change.state,
    change.returnedCents,
    change.paidAt,
    change.posting ?? {},
    change.earning ?? {},
    change.sales ?? {}
  ]);
}

/** Writes the rights alone, within `tx` that holds the order. */
export async function saveRights(
  tx: Database,
  { orderId, now, rights }: Pick<SettlementChange, 'orderId' | 'now' | 'rights'>
): Promise<void> {
  if (rights.length > 0) await runNamed(tx, savingRights, [orderId, now, rights]);
}
