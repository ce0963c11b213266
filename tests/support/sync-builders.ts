// Rows and pages of sync, of which a test names only what it is about.
import type { FeedPage } from '#shared/domain/sync/replica.ts';
import type { SyncRow } from '#shared/domain/sync/row.ts';

/** A row that another device wrote. */
export const buildSyncRow = (entity: string, id: string, changes: Partial<SyncRow> = {}): SyncRow => ({
  entity,
  id,
  revision: 1,
  isDeleted: false,
  writtenBy: 'desktop',
  value: {},
  stamps: { '': { deviceId: 'desktop', at: 1 } },
  conflicts: [],
  deletedBy: null,
  ...changes
});

/** The last page of the library. */
export const buildFeedPage = (changes: Partial<FeedPage> = {}): FeedPage => ({
  scope: 'library',
  rows: [],
  cursor: 'a',
  hasMore: false,
  acknowledged: 0,
  startsAnew: false,
  ...changes
});
