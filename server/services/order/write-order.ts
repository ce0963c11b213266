import type { Database } from '../../db/client.ts';
import { runNamed } from '../../db/run-named.ts';
import type { orders } from '../../db/schema/orders.ts';
import type { OrderItem } from './find-goods.ts';
import { type OrderRow, type RawOrder, readOrderRow, writeRawOrder } from './order-row.ts';

const finding = {
  name: 'find_orders_before',
  text: `
    select * from orders where buyer_id = $1 and intent = $2
    union
    select * from orders where buyer_id = $1 and listing_id = $3 and state = 'pending'`
};

/** A buyer's order by this intent, and theirs of this listing that waits. */
export async function findOrders(
  tx: Database,
  buyerId: string,
  intent: string,
  listingId: string | null
): Promise<readonly OrderRow[]> {
  const rows = await runNamed<RawOrder>(tx, finding, [buyerId, intent, listingId]);
  return rows.map(readOrderRow);
}

const writing = {
  name: 'write_order',
  text: `
    with placed as (
      insert into orders select * from jsonb_populate_record(null::orders, $1::jsonb) returning *
    ),
    held as (
      insert into order_items (order_id, listing_id, version, share_cents, content_hash)
      select p.id, i."listingId", i.version, i."shareCents", i."contentHash" from placed p
      cross join jsonb_to_recordset($2::jsonb)
        as i ("listingId" text, version int, "shareCents" int, "contentHash" text)
    )
    select * from placed`
};

/** Within `tx` that holds the buyer. */
export async function writeOrder(
  tx: Database,
  order: typeof orders.$inferInsert,
  items: readonly OrderItem[]
): Promise<OrderRow> {
  const [placed] = await runNamed<RawOrder>(tx, writing, [writeRawOrder(order), items]);
  if (placed === undefined) throw new Error('The order was not placed');
  return readOrderRow(placed);
}
