// A user's shop as the server knows it. Devices only read it: nothing of money is ever changed by sync.
import type { DocumentValue } from '#shared/domain/sync/row.ts';
import { readCoupons } from '../../coupon/read-coupons.ts';
import { summarizeEarningsOf } from '../../earnings/summarize-earnings.ts';
import { readDecisions } from '../../moderation/read-decisions.ts';
import { readPayouts } from '../../payout/list-payouts.ts';
import { readMonths } from '../../seller/read-months.ts';
import { readOwnListings, readSeller } from '../../seller/read-seller.ts';
import type { SyncedTable } from './synced-table.ts';

const byId = <Item extends { readonly id: string }>(
  items: readonly Item[]
): ReadonlyMap<string, Omit<Item, 'id'>> => new Map(items.map(({ id, ...value }) => [id, value]));

/** One row a seller, with their own id. */
export const sellerTable: SyncedTable = {
  table: 'sellers',
  load: async (db, { userId, ids, now }) => {
    const seller = ids.includes(userId) ? await readSeller(db, userId, now) : null;
    return new Map(seller === null ? [] : [[userId, seller satisfies DocumentValue]]);
  }
};

export const ownListingTable: SyncedTable = {
  table: 'listings',
  load: async (db, { userId, ids }) => byId(await readOwnListings(db, userId, ids))
};

export const couponTable: SyncedTable = {
  table: 'coupons',
  load: async (db, { userId, ids, now }) => byId(await readCoupons({ db, now: () => now }, userId, ids))
};

export const payoutTable: SyncedTable = {
  table: 'payouts',
  load: async (db, { userId, ids }) => byId(await readPayouts(db, userId, ids))
};

export const decisionTable: SyncedTable = {
  table: 'moderation_decisions',
  load: async (db, { userId, ids, now }) => byId(await readDecisions({ db, now: () => now }, userId, ids))
};

/** One row a seller, with their own id. `moveSellerFigures` and changes of payouts move its entry. */
export const earningsTable: SyncedTable = {
  table: null,
  load: async (db, { userId, ids, now, payoutProvider }) => {
    // Without it the row would be taken for deleted.
    if (payoutProvider === null) throw new Error('Earnings are read for a provider of payouts');
    if (!ids.includes(userId)) return new Map();
    const context = { db, now: () => now, payouts: { name: payoutProvider } };
    return new Map([[userId, { ...(await summarizeEarningsOf(context, userId)) } satisfies DocumentValue]]);
  }
};

/** `moveSellerFigures` moves the entries. */
export const monthTable: SyncedTable = {
  table: null,
  load: async (db, { userId, ids }) => readMonths(db, userId, ids)
};
