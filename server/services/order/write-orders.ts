import type { Database } from '../../db/client.ts';
import { runNamed } from '../../db/run-named.ts';
import type { orders } from '../../db/schema/orders.ts';
import type { OrderItem } from './find-goods.ts';
import { type OrderRow, type RawOrder, readOrderRow, writeRawOrder } from './order-row.ts';

export type NewOrder = {
  readonly order: typeof orders.$inferInsert;
  readonly items: readonly OrderItem[];
};

const writing = {
  name: 'write_orders',
  text: `
    with placed as (
      insert into orders select * from jsonb_populate_recordset(null::orders, $1::jsonb) returning *
    ),
    held as (
      insert into order_items (order_id, listing_id, version, share_cents, content_hash)
      select p.id, i."listingId", i.version, i."shareCents", i."contentHash"
      from jsonb_to_recordset($2::jsonb)
        as i ("orderId" text, "listingId" text, version int, "shareCents" int, "contentHash" text)
      join placed p on p.id = i."orderId"
    )
    select * from placed`
};

/** Within `tx` that holds the buyers. The rows are in no order of their own. */
export async function writeOrders(tx: Database, placed: readonly NewOrder[]): Promise<readonly OrderRow[]> {
  if (placed.length === 0) return [];
  const items = placed.flatMap(({ order, items: those }) =>
    those.map((item) => ({ ...item, orderId: order.id }))
  );
  const rows = await runNamed<RawOrder>(tx, writing, [
    placed.map(({ order }) => writeRawOrder(order)),
    items
  ]);
  return rows.map(readOrderRow);
}
