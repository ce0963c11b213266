import { and, inArray, ne } from 'drizzle-orm';
import type { DocumentValue } from '#shared/domain/sync/row.ts';
import { entitlements } from '../../../db/schema/orders.ts';
import { selectPurchases, toPurchase } from '../../purchase/read-purchases.ts';
import type { SyncedTable } from './synced-table.ts';

/** Devices only read them. One that was revoked is gone, with all that a device has of it. */
export const purchaseTable: SyncedTable = {
  table: 'entitlements',
  load: async (db, { userId, ids }) => {
    const isWanted = and(inArray(entitlements.id, [...ids]), ne(entitlements.state, 'revoked'));
    const rows = await selectPurchases(db, userId, isWanted, ids.length);
    return new Map(rows.map(toPurchase).map(({ id, ...value }) => [id, value satisfies DocumentValue]));
  }
};
