// The desktop's signs of the app while it is not in front: progress, badge and notifications of the system.
import type { NativeNotification } from '#shared/contract/shell.ts';
import { countUnread } from '#shared/domain/activity/notification-list.ts';
import { createLocalStore } from '#renderer/lib/local-store.ts';
import { listenToLongWork } from '#renderer/lib/long-work.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/updates.json';
import type { ServerNotification } from '#renderer/features/notifications/server-notifications.ts';
import type { AppStores } from '../model/create-app-model.ts';

/** The same for all that this page does. */
const pageId = crypto.randomUUID();

type Given = Pick<AppStores, 'platform' | 'notifications' | 'status'>;
type Tell = (notification: NativeNotification) => void;

/** Nothing in a browser. The answer ends it. */
export function followIntegration({ platform, notifications, status }: Given): () => void {
  const { shell } = platform.capabilities;
  if (shell === null) return () => undefined;
  const { integration } = shell;
  const tell: Tell = ({ title, body, ...rest }) =>
    void integration.notify({ ...rest, title: title.slice(0, 100), body: body.slice(0, 300) });
  const stops = [
    listenToLongWork((fraction) => void integration.showProgress({ pageId, fraction })),
    followNotices(
      notifications,
      (count) => void integration.showUnread({ count: Math.min(count, 9999) }),
      tell
    ),
    followToasts(notifications, tell),
    followUpdate(status, tell)
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const isInFront = (): boolean => document.hasFocus();

const memory = createLocalStore('reelwright');
/** The newest notice that a notification told of, or that was there to be seen. */
const toldName = 'noticesTold';

function followNotices(
  notifications: AppStores['notifications'],
  showUnread: (count: number) => void,
  tell: Tell
): () => void {
  let shown = countUnread(notifications.getState().serverNotifications);
  // The page before may have ended without a word.
  showUnread(shown);
  return notifications.subscribe(({ serverNotifications: listed }, before) => {
    if (listed === before.serverNotifications) return;
    const count = countUnread(listed);
    if (count !== shown) showUnread(count);
    shown = count;
    if (listed.length === 0) return;
    const told = memory.read(toldName, (value): value is string => typeof value === 'string', '');
    const found = findNews(listed, told);
    if (found.told !== told) memory.remember(toldName, found.told);
    if (isInFront()) return;
    for (const { topic, title, message, path } of found.news) tell({ topic, title, body: message, path });
  });
}

/** A dialog of the system that has just closed gives the focus back a moment later. */
const settledMs = 1000;

/** A message of the app while nobody looks at it is the outcome of work that was left to itself. */
function followToasts(notifications: AppStores['notifications'], tell: Tell): () => void {
  return notifications.subscribe(({ toasts }, before) => {
    if (toasts === before.toasts || isInFront()) return;
    const known = new Set(before.toasts.map(({ id }) => id));
    for (const { id, title, message = '' } of toasts) {
      if (known.has(id)) continue;
      setTimeout(() => isInFront() || tell({ topic: 'work', title, body: message, path: null }), settledMs);
    }
  });
}

function followUpdate(status: AppStores['status'], tell: Tell): () => void {
  return status.subscribe(({ appUpdate }, before) => {
    const offer = appUpdate?.phase === 'ready' ? appUpdate.offer : null;
    if (offer === null || before.appUpdate?.phase === 'ready' || isInFront()) return;
    const title = t(texts, 'updates.ready', { version: offer.version });
    tell({ topic: 'updates', title, body: '', path: null });
  });
}

/** More at once would cover the screen; the badge has the number. */
const mostAtOnce = 3;

/**
 * The unread notices that are newer than `told`, the oldest first, and the newest id for the next time. Ids sort by their
 * birth. Of a first list nothing is news.
 */
export function findNews(
  listed: readonly ServerNotification[],
  told: string
): { readonly news: readonly ServerNotification[]; readonly told: string } {
  const newest = listed.reduce((latest, { id }) => (id > latest ? id : latest), told);
  if (told === '') return { news: [], told: newest };
  const news = listed
    .filter(({ id, read }) => id > told && !read)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return { news: news.slice(-mostAtOnce), told: newest };
}
