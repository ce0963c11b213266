// Notices of the server, listed among those of the app; they stay on the server and are not stored here.
import type { Notification } from '#shared/domain/activity/notification.ts';

export type ServerNotification = Notification & {
  /** The page of its subject. */
  readonly path: string;
};

/** Actions on a server notice are stored on the server. */
export type ServerNotificationActions = {
  readonly markRead: (ids: readonly string[]) => Promise<unknown>;
  /** Nothing up to this one is to be shown any more; null shows all of it again. */
  readonly hideUpTo: (id: string | null) => void;
};

/** Both together, newest first. */
export const mergeNotifications = (
  notifications: readonly Notification[],
  serverNotifications: readonly ServerNotification[]
): readonly (Notification | ServerNotification)[] =>
  serverNotifications.length === 0
    ? notifications
    : [...notifications, ...serverNotifications].toSorted((one, other) => other.timestamp - one.timestamp);
