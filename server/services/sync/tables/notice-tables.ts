import { idOf } from '#shared/contract/ids.ts';
import type { DocumentValue } from '#shared/domain/sync/row.ts';
import { markNoticesRead, readNewNotices } from '../../notice/list-notices.ts';
import { parseChange } from './parse-change.ts';
import type { SyncedTable } from './synced-table.ts';

export const noticeTable: SyncedTable = {
  table: 'notices',
  load: async (db, { userId, ids, now }) => {
    const notices = await readNewNotices(db, { userId, ids, now });
    return new Map(notices.map(({ id, ...value }) => [id, value satisfies DocumentValue]));
  }
};

/** A mark is made by a device and comes back in the row of its notice, so there are no rows of it. */
export const noticeReadTable: SyncedTable = {
  table: null,
  load: async () => new Map(),
  write: async (context, { mutation, after }, request) => {
    const id = parseChange(idOf('ntc'), mutation.rowId);
    if (after !== undefined) await markNoticesRead(context, { ids: [id] }, request);
  }
};
