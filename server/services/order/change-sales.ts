import type { OrderRow } from './order-row.ts';
import type { SettlementChange } from './save-settlement.ts';

/**
 * Keeps the listing's sales, whole and by day, at what a recount of its paid orders gives; nobody buys their own. The
 * catalogue shows them a little later (`show-sales.ts`), since a change of it is made by one after the other.
 */
export function changeSales(before: OrderRow, after: OrderRow): SettlementChange['sales'] {
  const change = Number(isSale(after)) - Number(isSale(before));
  if (change === 0 || after.paidAt === null) return null;
  return { change, day: after.paidAt.toISOString().slice(0, 10) };
}

const isSale = ({ state }: OrderRow): boolean => state === 'paid' || state === 'partially_refunded';
