// Keeping the notification list: newest first, twenty at most.
import type { Notification } from './notification.ts';

export const notificationLimit = 20;

/** Told once, when everything the app needs offline is on the device (spec §8). */
export const offlineReadyNotification = {
  type: 'success',
  title: 'App Ready',
  message: 'App is ready to work offline'
} as const satisfies Pick<Notification, 'type' | 'title' | 'message'>;

/** The new one comes first, in place of an older one with its id; the oldest beyond twenty are dropped. */
export function addNotification(list: readonly Notification[], added: Notification): Notification[] {
  return [added, ...list.filter(({ id }) => id !== added.id)].slice(0, notificationLimit);
}

/** Ids that are not in the list are ignored. */
export function markRead<One extends Notification>(list: readonly One[], ids: readonly string[]): One[] {
  return list.map((one) => (ids.includes(one.id) && !one.read ? { ...one, read: true } : one));
}

export function countUnread(list: readonly Notification[]): number {
  return list.filter(({ read }) => !read).length;
}
