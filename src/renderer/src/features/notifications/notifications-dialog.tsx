import type { Notification } from '#shared/domain/activity/notification.ts';
import { countUnread } from '#shared/domain/activity/notification-list.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { EmptyState } from '#renderer/ui/empty-state.tsx';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/notifications.json';
import { notificationContext } from './notification-context.ts';
import { NotificationRow } from './notification-row.tsx';

export function NotificationsDialog({ onClose }: { readonly onClose: () => void }) {
  const notifications = notificationContext.use((state) => state.notifications);
  const unread = countUnread(notifications);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say(texts, 'notifications.title')}
      size="m"
      {...(notifications.length === 0
        ? {}
        : {
            description: say(texts, 'notifications.unread', { count: unread }),
            footer: <Bulk notifications={notifications} hasUnread={unread > 0} />
          })}
    >
      {notifications.length === 0 ? (
        <Empty onClose={onClose} />
      ) : (
        <ul className="divide-y divide-n6">
          {notifications.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type BulkProps = { readonly notifications: readonly Notification[]; readonly hasUnread: boolean };

function Bulk({ notifications, hasUnread }: BulkProps) {
  const { markRead, clear } = notificationContext.useStoreApi().getState();
  return (
    <>
      <Button onClick={() => void clear()}>{say(texts, 'notifications.clear')}</Button>
      <Button disabled={!hasUnread} onClick={() => void markRead(notifications.map(({ id }) => id))}>
        {say(texts, 'notifications.markAll')}
      </Button>
    </>
  );
}

/** After clearing, the one thing to do is to take that back. */
function Empty({ onClose }: { readonly onClose: () => void }) {
  const cleared = notificationContext.use((state) => state.cleared?.notifications.length ?? 0);
  const { undoClear } = notificationContext.useStoreApi().getState();
  if (cleared > 0) {
    return (
      <div role="status">
        <EmptyState
          title={say(texts, 'notifications.cleared', { count: cleared })}
          text={say(texts, 'notifications.empty.text')}
          action={<Button onClick={() => void undoClear()}>{say(texts, 'notifications.undo')}</Button>}
        />
      </div>
    );
  }
  return (
    <EmptyState
      title={say(texts, 'notifications.empty.title')}
      text={say(texts, 'notifications.empty.text')}
      action={<Button onClick={onClose}>{say(texts, 'notifications.empty.build')}</Button>}
    />
  );
}
