import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import type { Notification } from '#shared/domain/activity/notification.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { EmptyState } from '#renderer/ui/empty-state.tsx';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/notifications.json';
import { notificationContext } from './notification-context.ts';

const looks = {
  success: { Icon: CircleCheck, tone: 'text-success-11' },
  info: { Icon: Info, tone: 'text-daylight-11' },
  warning: { Icon: TriangleAlert, tone: 'text-warning-11' },
  error: { Icon: CircleAlert, tone: 'text-danger-11' }
} as const;

export function NotificationsDialog({ onClose }: { readonly onClose: () => void }) {
  const notifications = notificationContext.use((state) => state.notifications);
  const { markAllRead, clear } = notificationContext.useStoreApi().getState();
  useEffect(() => {
    void markAllRead();
  }, [markAllRead]);

  if (notifications.length === 0) {
    return (
      <Dialog isOpen onClose={onClose} title={say(texts, 'notifications.title')} size="m">
        <EmptyState
          title={say(texts, 'notifications.empty.title')}
          text={say(texts, 'notifications.empty.text')}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say(texts, 'notifications.title')}
      size="m"
      footer={
        <Button variant="secondary" onClick={() => void clear()}>
          {say(texts, 'notifications.clear')}
        </Button>
      }
    >
      <ul className="divide-y divide-n6">
        {notifications.map((notification) => (
          <Line key={notification.id} notification={notification} />
        ))}
      </ul>
    </Dialog>
  );
}

function Line({ notification }: { readonly notification: Notification }) {
  const { Icon, tone } = looks[notification.type];
  const action = notificationContext.use((state) => state.actions.get(notification.id));
  const { runAction } = notificationContext.useStoreApi().getState();
  return (
    <li className="flex items-start gap-3 py-3 text-ui">
      <Icon
        aria-label={say(texts, `notifications.kind.${notification.type}`)}
        role="img"
        className={`mt-0.5 size-4 shrink-0 ${tone}`}
      />
      <div className="min-w-0 grow">
        <p className="font-medium">{notification.title}</p>
        {notification.message === '' ? null : <p className="break-words text-n11">{notification.message}</p>}
        <time dateTime={new Date(notification.timestamp).toISOString()} className="text-meta text-n10">
          {formatMoment(notification.timestamp)}
        </time>
      </div>
      {action === undefined ? null : (
        <Button variant="ghost" onClick={() => runAction(notification.id)}>
          {action.label}
        </Button>
      )}
    </li>
  );
}
