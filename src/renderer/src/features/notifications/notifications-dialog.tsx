import { useEffect, useRef, useState } from 'react';
import type { Notification } from '#shared/domain/activity/notification.ts';
import { countUnread } from '#shared/domain/activity/notification-list.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import type { DialogProps } from '#renderer/feature-api/dialogs.ts';
import { useIsOnline } from '#renderer/feature-api/services.ts';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/notifications.json';
import { notificationContext } from './notification-store.ts';
import { NotificationRow } from './notification-row.tsx';
import { mergeNotifications } from './server-notifications.ts';

export function NotificationsDialog({ onClose }: DialogProps) {
  const own = notificationContext.use((state) => state.notifications);
  const serverNotifications = notificationContext.use((state) => state.serverNotifications);
  const notifications = mergeNotifications(own, serverNotifications);
  const unread = countUnread(notifications);
  const list = useRef<HTMLUListElement>(null);
  const hasAny = notifications.length > 0;
  const older = useOlder(notifications.length, serverNotifications.length);
  useEffect(() => {
    // Brought back: the button that did it is gone.
    if (hasAny) list.current?.focus();
  }, [hasAny]);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'notifications.title')}
      size="m"
      {...(!hasAny
        ? {}
        : {
            description: t(texts, 'notifications.unread', { count: unread }),
            footer: <Bulk notifications={notifications} />,
            initialFocus: list
          })}
    >
      {!hasAny ? (
        <Empty onClose={onClose} />
      ) : (
        <>
          <ul ref={list} tabIndex={-1} className="divide-y divide-n6 outline-none">
            {notifications.slice(0, older.shown).map((notification) => (
              <NotificationRow key={notification.id} notification={notification} onLeave={onClose} />
            ))}
          </ul>
          {older.canShow ? (
            <div className="grid justify-items-center gap-2 pt-3">
              {older.hasFailed ? (
                <p role="alert" className="text-ui text-danger-11">
                  {t(texts, 'notifications.older.failed')}
                </p>
              ) : null}
              <Button
                variant="ghost"
                isBusy={older.isBusy}
                reason={older.isOffline ? t(texts, 'notifications.older.offline') : undefined}
                onClick={() => void older.show()}
              >
                {t(texts, 'notifications.older')}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </Dialog>
  );
}

const pageSize = 20;

/**
 * Notices beyond the first page: those of the last 90 days are on this device, older ones come from the server. A list of less
 * than a page is filled up at once.
 */
function useOlder(count: number, serverCount: number) {
  const hasOlder = notificationContext.use((state) => state.hasOlder);
  const server = notificationContext.use((state) => state.server);
  const isOnline = useIsOnline();
  // The app's own are a page at most.
  const [shown, setShown] = useState(2 * pageSize);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const mustAsk = count <= shown;
  const load = async () => {
    if (server === null) return;
    setIsBusy(true);
    const answer = await server.loadOlder();
    setHasFailed(!answer.ok);
    setIsBusy(false);
  };
  const isFillingUp = hasOlder && isOnline && serverCount < pageSize && !isBusy && !hasFailed;
  useEffect(() => {
    if (isFillingUp) void load();
    // The function is created anew with each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isFillingUp]);
  return {
    shown,
    canShow: !mustAsk || hasOlder,
    isBusy,
    hasFailed,
    isOffline: mustAsk && !isOnline,
    show: async () => {
      if (mustAsk) await load();
      setShown((before) => before + pageSize);
    }
  };
}

function Bulk({ notifications }: { readonly notifications: readonly Notification[] }) {
  const { markRead, clear } = notificationContext.useStoreApi().getState();
  return (
    <>
      <Button onClick={() => void clear()}>{t(texts, 'notifications.clear')}</Button>
      <Button onClick={() => void markRead(notifications.map(({ id }) => id))}>
        {t(texts, 'notifications.markAll')}
      </Button>
    </>
  );
}

/** After clearing, the one thing to do is to take that back. */
function Empty({ onClose }: { readonly onClose: () => void }) {
  const cleared = notificationContext.use(
    ({ cleared: before }) => (before?.notifications.length ?? 0) + (before?.serverNotifications.length ?? 0)
  );
  const { undoClear } = notificationContext.useStoreApi().getState();
  if (cleared > 0) {
    return (
      <div role="status">
        <EmptyState
          title={t(texts, 'notifications.cleared', { count: cleared })}
          text={t(texts, 'notifications.empty.text')}
          action={
            // The button that cleared is gone, and the keyboard with it.
            <Button ref={(button) => button?.focus()} onClick={() => void undoClear()}>
              {t(texts, 'notifications.undo')}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <EmptyState
      title={t(texts, 'notifications.empty.title')}
      text={t(texts, 'notifications.empty.text')}
      action={<Button onClick={onClose}>{t(texts, 'notifications.empty.build')}</Button>}
    />
  );
}
