// What the server tells a person stands among what the app tells; it stays on the server and is not kept here.
import type { Notification } from '#shared/domain/activity/notification.ts';

export type ServerNotification = Notification & {
  /** Where it is seen. */
  readonly path: string;
};

/** What happens to it here is kept elsewhere. */
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
