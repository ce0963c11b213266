// Notices of the server, listed among those of the app. They sync, and are no part of the app's own list.
import type { ContractError } from '#shared/contract/errors.ts';
import type { Result } from '#shared/kit/result.ts';
import type { Notification } from '#shared/domain/activity/notification.ts';
import type { NotificationTopic } from '#shared/domain/activity/notification-topic.ts';

export type ServerNotification = Notification & {
  readonly topic: NotificationTopic;
  /** The page of its subject. */
  readonly path: string;
};

/** Changes of the server's notices reach all devices of the user, except which ones are hidden here. */
export type ServerNotificationActions = {
  readonly markRead: (ids: readonly string[]) => Promise<unknown>;
  /** Nothing up to this one is to be shown any more; null shows all of it again. */
  readonly hideUpTo: (id: string | null) => void;
  /** Adds notices that are too old to be on this device. */
  readonly loadOlder: () => Promise<Result<unknown, ContractError>>;
};

/** Both together, newest first. */
export const mergeNotifications = (
  notifications: readonly Notification[],
  serverNotifications: readonly ServerNotification[]
): readonly (Notification | ServerNotification)[] =>
  serverNotifications.length === 0
    ? notifications
    : [...notifications, ...serverNotifications].toSorted((one, other) => other.timestamp - one.timestamp);
