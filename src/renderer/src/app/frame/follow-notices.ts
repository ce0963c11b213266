import type { Device } from '#shared/contract/device.ts';
import type { Notice } from '#shared/domain/activity/notice.ts';
import type { Services } from '#renderer/feature-api/services.ts';
import { followSyncedRows } from '#renderer/feature-api/sync/synced-rows.ts';
import { toNotification } from '#renderer/features/notices/describe-notice.ts';
import { markNoticeRead, readNotices } from '#renderer/features/notices/notice-rows.ts';
import { createLocalStore } from '#renderer/lib/local-store.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { translateError } from '#renderer/messages/translated-names.ts';
import type { AppStores } from '../model/create-app-model.ts';

const memory = createLocalStore('reelwright');
const hiddenName = 'noticesHidden';

const isText = (value: unknown): value is string => typeof value === 'string';

const pageSize = 20;

async function loadNotices({ outbox, replica }: Pick<Device, 'outbox' | 'replica'>): Promise<Notice[]> {
  // The outbox first: a mark that is confirmed in between is in the rows.
  const items = await unwrap(outbox.list());
  return readNotices((await unwrap(replica.listRows({ entity: 'notices' }))) ?? [], items);
}

type Given = Pick<AppStores, 'platform' | 'notifications' | 'dialogs'>;
type Calls = Pick<Services, 'writeRows' | 'syncNow' | 'notify'>;

/**
 * Shows the notices that this device has, with or without a connection, until the answer is called. The server is asked only
 * for those that are too old to sync, and once somebody wants to see them.
 */
export function followNotices({ platform, notifications, dialogs }: Given, calls: Calls): () => void {
  const { device, cloud } = platform;
  const { connectServer, setServerNotifications } = notifications.getState();
  let synced: readonly Notice[] = [];
  let older: readonly Notice[] = [];
  let isMoreOnServer = true;
  /** The id of the newest notice that was cleared away on this device; ids sort by the time of their creation. */
  let hidden = '';

  const show = () => {
    hidden = memory.read(hiddenName, isText, hidden);
    const all = [...synced, ...older];
    const oldest = all.at(-1)?.id;
    setServerNotifications(
      all.filter(({ id }) => id > hidden).map(toNotification),
      isMoreOnServer && (oldest === undefined ? hidden === '' : oldest > hidden)
    );
  };

  connectServer({
    async markRead(ids) {
      older = older.map((notice) => (ids.includes(notice.id) ? { ...notice, isRead: true } : notice));
      const written = await calls.writeRows(ids.map(markNoticeRead));
      if (written.ok) return;
      show();
      calls.notify({ type: 'error', title: translateError(written.error) });
    },
    hideUpTo(id) {
      hidden = id ?? '';
      memory.remember(hiddenName, hidden);
      show();
    },
    async loadOlder() {
      const before = [...synced, ...older].at(-1)?.id;
      const answer = await cloud.notices.list({ limit: pageSize, ...(before && { before }) });
      if (!answer.ok) return answer;
      older = [...older, ...answer.value.items];
      isMoreOnServer = answer.value.nextCursor !== null;
      show();
      return answer;
    }
  });
  const stops = [
    followSyncedRows(
      'notices',
      () => loadNotices(device),
      (notices) => {
        synced = notices;
        const oldest = notices.at(-1)?.id;
        older = older.filter(({ id }) => oldest === undefined || id < oldest);
        show();
      }
    ),
    dialogs.subscribe(({ opened }) => {
      if (opened === 'notifications') calls.syncNow();
    })
  ];
  return () => {
    for (const stop of stops) stop();
    connectServer(null);
    setServerNotifications([], false);
  };
}
