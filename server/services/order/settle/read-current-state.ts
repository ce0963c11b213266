import { and, eq, sql } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Balances } from '#shared/domain/trade/ledger.ts';
import type { EntitlementState } from '#shared/domain/trade/order-state.ts';
import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import type { Database } from '../../../db/client.ts';
import { listings, listingVersions } from '../../../db/schema/listings.ts';
import { orders } from '../../../db/schema/orders.ts';

export type OrderRow = typeof orders.$inferSelect;

/** The class of our advisory locks: any number that nothing else locks. */
const buyerLocks = 7_236_502;

/**
 * Serializes whatever changes one buyer's purchases until `tx` ends: two of their orders may contain the same listing.
 * Every transaction locks the buyer before the order, so none can deadlock with another.
 */
export async function lockBuyer(tx: Database, buyerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${buyerLocks}, hashtext(${buyerId}))`);
}

/** Locks the order's buyer and then the order until `tx` ends. Throws `not_found`. */
export async function lockOrder(tx: Database, id: string): Promise<OrderRow> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(${buyerLocks}, hashtext(buyer_id)) from orders where id = ${id}`
  );
  // A statement of its own: it sees what the transaction that held the lock before has committed.
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (order === undefined) throw new ContractFailure('not_found');
  return order;
}

export type CurrentItem = {
  readonly listingId: string;
  readonly shareCents: number;
  /** By this order; null before it was paid for the first time. */
  readonly entitlement: {
    readonly id: string;
    readonly state: EntitlementState;
    readonly isDuplicate: boolean;
    /** ISO 8601. */
    readonly openedAt: string | null;
  } | null;
  /** True if the buyer has an active entitlement to it by another order. */
  readonly isOwnedByAnotherOrder: boolean;
  /** True if its share goes back to the buyer because it was taken down. */
  readonly isTakenDown: boolean;
};

/** The stored state of one order before it is settled. */
export type CurrentState = {
  readonly slug: string;
  readonly title: string;
  readonly facts: readonly PaymentFact[];
  /** The sums of its ledger entries. */
  readonly balances: Balances;
  readonly items: readonly CurrentItem[];
  /** True if a refund of the whole order was requested that has not failed, or was paid too late to open anything. */
  readonly isRefundRequested: boolean;
  readonly isBuyerRemoved: boolean;
  /** True if what was ordered, or an item of it, was taken down and buyers get their money back. */
  readonly isTakenDown: boolean;
  /** True if a refund request of what was opened waits for a decision. */
  readonly hasOpenRefundRequest: boolean;
};

const facts = sql<CurrentState['facts']>`coalesce((
  select jsonb_agg(f.fact order by f.recorded_at, f.key) from payment_facts f where f.order_id = ${orders.id}), '[]')`;

const balances = sql<Balances>`coalesce((
  select jsonb_object_agg(account, cents) from (
    select e.account, sum(e.cents) as cents
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.order_id = ${orders.id} group by e.account) sums), '{}')`;

const items = sql<CurrentState['items']>`(
  select jsonb_agg(jsonb_build_object(
    'listingId', i.listing_id,
    'shareCents', i.share_cents,
    'entitlement', case when e.id is not null then jsonb_build_object(
      'id', e.id, 'state', e.state, 'isDuplicate', e.is_duplicate, 'openedAt', e.opened_at) end,
    'isOwnedByAnotherOrder', exists (
      select 1 from entitlements other where other.holder_id = ${orders.buyerId} and other.listing_id = i.listing_id
        and other.state <> 'revoked' and other.order_id <> i.order_id),
    'isTakenDown', exists (
      select 1 from refunds r where r.order_id = i.order_id and r.kind = 'taken_down' and r.listing_id = i.listing_id
        and r.state <> 'failed')) order by i.listing_id)
  from order_items i
  left join entitlements e on e.order_id = i.order_id and e.listing_id = i.listing_id
  where i.order_id = ${orders.id})`;

const isRefundRequested = sql<boolean>`exists (
  select 1 from refunds r where r.order_id = ${orders.id} and (r.kind = 'late' or r.kind = 'requested' and r.state <> 'failed'))`;

const hasOpenRefundRequest = sql<boolean>`exists (
  select 1 from refund_requests q where q.order_id = ${orders.id} and q.state = 'open')`;

const isBuyerRemoved = sql<boolean>`exists (
  select 1 from users u where u.id = ${orders.buyerId} and u.deleted_at is not null)`;

const isTakenDown = sql<boolean>`exists (
  select 1 from take_downs d where d.has_refunds and d.reverted_at is null and (
    d.listing_id = ${orders.listingId}
    or d.listing_id in (select i.listing_id from order_items i where i.order_id = ${orders.id})))`;

/** Within `tx` that has locked the order. */
export async function readCurrentState(tx: Database, orderId: string): Promise<CurrentState> {
  const [state] = await tx
    .select({
      slug: listings.slug,
      title: listingVersions.title,
      facts,
      balances,
      items,
      isRefundRequested,
      isBuyerRemoved,
      isTakenDown,
      hasOpenRefundRequest
    })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .innerJoin(
      listingVersions,
      and(eq(listingVersions.listingId, orders.listingId), eq(listingVersions.version, orders.version))
    )
    .where(eq(orders.id, orderId))
    .prepare('read_current_state')
    .execute();
  if (state === undefined) throw new Error('The order that is settled does not exist');
  return state;
}
