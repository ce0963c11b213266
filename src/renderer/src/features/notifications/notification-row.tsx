import { Check, CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Notification } from '#shared/domain/activity/notification.ts';
import { Button, IconButton } from '#renderer/ui/buttons/button.tsx';
import { focusNeighbor } from '#renderer/lib/interaction/focus-neighbor.ts';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/notifications.json';
import { Link } from '#renderer/lib/router.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { notificationContext } from './notification-store.ts';
import type { ServerNotification } from './server-notifications.ts';

const looks = {
  success: { Icon: CircleCheck, tone: 'text-success-11' },
  info: { Icon: Info, tone: 'text-daylight-11' },
  warning: { Icon: TriangleAlert, tone: 'text-warning-11' },
  error: { Icon: CircleAlert, tone: 'text-danger-11' }
} as const;

/** The button goes with what it does; the focus goes to the next one before. */
const handOn = (work: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
  focusNeighbor(event.currentTarget);
  work();
};

type Props = {
  readonly notification: Notification | ServerNotification;
  /** It leads to another page. */
  readonly onLeave: () => void;
};

export function NotificationRow({ notification, onLeave }: Props) {
  const { id, type, title, message, timestamp, read } = notification;
  const { Icon, tone } = looks[type];
  const action = notificationContext.use((state) => state.actions.get(id));
  const { runAction, markRead } = notificationContext.useStoreApi().getState();
  return (
    <li className="flex items-start gap-3 py-3 text-ui">
      <Icon
        aria-label={t(texts, `notifications.kind.${type}`)}
        role="img"
        className={`mt-0.5 size-4 shrink-0 ${tone}`}
      />
      <div className="min-w-0 grow">
        <p className={read ? 'text-n11' : 'font-semibold'}>
          {title}
          {read ? null : (
            <span className="ms-2 rounded-tag bg-accent-3 px-1.5 text-meta font-medium text-accent-11">
              {t(texts, 'notifications.new')}
            </span>
          )}
        </p>
        {message === '' ? null : <p className="break-words whitespace-pre-line text-n11">{message}</p>}
        <time dateTime={new Date(timestamp).toISOString()} className="text-meta text-n10">
          {formatMoment(timestamp)}
        </time>
      </div>
      {action === undefined ? null : (
        <Button variant="ghost" onClick={handOn(() => runAction(id))}>
          {action.label}
        </Button>
      )}
      {'path' in notification ? (
        <Link
          to={notification.path}
          onClick={() => {
            void markRead([id]);
            onLeave();
          }}
          aria-label={t(texts, 'notifications.showNamed', { title })}
          className={buttonClasses('ghost')}
        >
          {t(texts, 'notifications.show')}
        </Link>
      ) : null}
      {read ? null : (
        <IconButton
          icon={Check}
          label={t(texts, 'notifications.markOne', { title })}
          onClick={handOn(() => void markRead([id]))}
        />
      )}
    </li>
  );
}
