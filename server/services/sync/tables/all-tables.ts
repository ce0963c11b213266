import type { EntityName } from '#shared/domain/sync/entities.ts';
import type { SyncedTable } from './synced-table.ts';
import { noticeReadTable, noticeTable } from './notice-tables.ts';
import { purchaseTable } from './purchase-table.ts';
import { wishlistItemTable, wishlistTable } from './wishlist-tables.ts';

/** The entities that are served from tables of their own. */
export const syncedTables = {
  wishlists: wishlistTable,
  wishlistItems: wishlistItemTable,
  purchases: purchaseTable,
  notices: noticeTable,
  noticeReads: noticeReadTable
} as const satisfies Partial<Record<EntityName, SyncedTable>>;

export const findTable = (entity: string): SyncedTable | undefined =>
  Object.hasOwn(syncedTables, entity) ? syncedTables[entity as keyof typeof syncedTables] : undefined;
