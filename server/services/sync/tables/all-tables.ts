import type { EntityName } from '#shared/domain/sync/entities.ts';
import type { SyncedTable } from './synced-table.ts';
import { noticeReadTable, noticeSettingTable, noticeTable } from './notice-tables.ts';
import { profileTable } from './profile-table.ts';
import { purchaseTable } from './purchase-table.ts';
import { reviewTable, reviewVoteTable } from './review-tables.ts';
import {
  couponTable,
  decisionTable,
  earningsTable,
  monthTable,
  ownListingTable,
  payoutTable,
  sellerTable
} from './seller-tables.ts';
import { wishlistItemTable, wishlistTable } from './wishlist-tables.ts';

/**
 * The entities that are served from tables of their own, in the order in which a push locks their rows: the user first, as orders do,
 * and what is of reviews with the catalog, which other changes of it lock before they touch wishes.
 */
export const syncedTables = {
  profiles: profileTable,
  reviewVotes: reviewVoteTable,
  reviews: reviewTable,
  wishlists: wishlistTable,
  wishlistItems: wishlistItemTable,
  purchases: purchaseTable,
  notices: noticeTable,
  noticeReads: noticeReadTable,
  noticeSettings: noticeSettingTable,
  sellers: sellerTable,
  listings: ownListingTable,
  coupons: couponTable,
  payouts: payoutTable,
  sellerEarnings: earningsTable,
  sellerMonths: monthTable,
  moderationDecisions: decisionTable
} as const satisfies Partial<Record<EntityName, SyncedTable>>;

export const findTable = (entity: string): SyncedTable | undefined =>
  Object.hasOwn(syncedTables, entity) ? syncedTables[entity as keyof typeof syncedTables] : undefined;
