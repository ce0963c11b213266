import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import type { takeDowns } from '../../../db/schema/audit.ts';

/** Orders of the listing, and of bundles that contain it. */
export const ordersWith = (listingId: string): SQL => sql`
  select e.order_id from entitlements e where e.listing_id = ${listingId}
  union
  select o.id from orders o where o.listing_id = ${listingId}`;

/**
 * Ids of the orders that are paid, give a right to the listing and were not dealt with. With `hasFailedRefunds` also
 * those whose refund failed.
 */
export async function listOrdersLeft(
  db: Database,
  { id, listingId }: Pick<typeof takeDowns.$inferSelect, 'id' | 'listingId'>,
  { hasFailedRefunds }: { readonly hasFailedRefunds: boolean }
): Promise<readonly string[]> {
  const isDone = sql`exists (
    select from take_down_orders d left join refunds r on r.id = d.refund_id
    where d.take_down_id = ${id} and d.order_id = o.id
      and not (${hasFailedRefunds} and r.state is not distinct from 'failed'))`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select o.id from orders o
    where o.id in (${ordersWith(listingId)}) and o.state in ('paid', 'partially_refunded') and not ${isDone}
      and (o.listing_id = ${listingId} or exists (
        select from entitlements e
        where e.order_id = o.id and e.listing_id = ${listingId} and e.state <> 'revoked'))
    order by o.id`);
  return rows.map((row) => row.id);
}

/** True if a bank disputes an order: what is left of it can be refunded once that is over. */
export async function isAwaitingBank(db: Database, listingId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from orders o where o.id in (${ordersWith(listingId)}) and o.state = 'disputed' limit 1`);
  return rows.length > 0;
}
