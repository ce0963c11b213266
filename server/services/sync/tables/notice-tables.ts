import { and, eq, inArray } from 'drizzle-orm';
import { idOf } from '#shared/contract/ids.ts';
import { NoticeSetting, noticeKinds } from '#shared/domain/activity/notice.ts';
import type { DocumentValue } from '#shared/domain/sync/row.ts';
import { noticeSettings } from '../../../db/schema/notices.ts';
import { markNoticesRead, readNewNotices } from '../../notice/list-notices.ts';
import { saveNoticeSettings } from '../../notice/notice-settings.ts';
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

/** By kind. One without a row is as everybody begins. */
export const noticeSettingTable: SyncedTable = {
  table: 'notice_settings',
  load: async (db, { userId, ids }) => {
    const kinds = noticeKinds.filter((kind) => ids.includes(kind));
    const rows = await db
      .select({ kind: noticeSettings.kind, inApp: noticeSettings.inApp, byMail: noticeSettings.byMail })
      .from(noticeSettings)
      .where(and(eq(noticeSettings.userId, userId), inArray(noticeSettings.kind, kinds)));
    return new Map(rows.map(({ kind, ...value }) => [kind, value satisfies DocumentValue]));
  },
  write: async (context, { mutation, after }, request) => {
    const setting = parseChange(NoticeSetting, { ...after?.value, kind: mutation.rowId });
    await saveNoticeSettings(context, { settings: [setting] }, request);
  }
};
