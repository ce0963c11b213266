import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { OrderRow } from './hold-order.ts';

/**
 * Keeps the listing's sales, whole and by day, at what a recount of its paid orders gives; nobody buys their own. The
 * catalogue shows them a little later (`show-sales.ts`), since a change of it is made by one after the other.
 */
export async function countSale(tx: Database, before: OrderRow, after: OrderRow): Promise<void> {
  const change = Number(isSale(after)) - Number(isSale(before));
  if (change === 0 || after.paidAt === null) return;
  const day = after.paidAt.toISOString().slice(0, 10);
  await tx.execute(
    sql`update listings set sales_count = sales_count + ${change} where id = ${after.listingId}`
  );
  await tx.execute(sql`
    insert into listing_days (listing_id, day, sales) values (${after.listingId}, ${day}, ${change})
    on conflict (listing_id, day) do update set sales = listing_days.sales + ${change}`);
}

const isSale = ({ state }: OrderRow): boolean => state === 'paid' || state === 'partially_refunded';
