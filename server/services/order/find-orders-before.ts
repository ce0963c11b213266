import type { Database } from '../../db/client.ts';
import { runNamed } from '../../db/run-named.ts';
import { type OrderRow, type RawOrder, readOrderRow } from './order-row.ts';

/** An order that its buyer placed before, with the listings it is of. */
export type OrderBefore = OrderRow & { readonly itemIds: readonly string[] };

type Looked = { readonly buyerId: string; readonly intent: string; readonly listingId: string | null };

const finding = {
  name: 'find_orders_before',
  text: `
    select o.*, array(select listing_id from order_items where order_id = o.id) as item_ids
    from jsonb_to_recordset($1::jsonb) as w ("buyerId" text, intent text, "listingId" text)
    cross join lateral (
      select * from orders where buyer_id = w."buyerId" and intent = w.intent
      union
      select * from orders where buyer_id = w."buyerId" and listing_id = w."listingId" and state = 'pending'
    ) o`
};

/** Of each buyer, who is one of them only: the order by this intent, and theirs of this listing that waits. */
export async function findOrdersBefore(
  tx: Database,
  looked: readonly Looked[]
): Promise<readonly (readonly OrderBefore[])[]> {
  const rows = await runNamed<RawOrder & { readonly item_ids: readonly string[] }>(tx, finding, [looked]);
  const found = rows.map((row) => ({ ...readOrderRow(row), itemIds: row.item_ids }));
  return looked.map(({ buyerId }) => found.filter((order) => order.buyerId === buyerId));
}
