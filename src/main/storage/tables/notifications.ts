import type { Notification } from '#shared/domain/activity/notification.ts';
import { notificationLimit } from '#shared/domain/activity/notification-list.ts';
import type { ReadableDb, WritableDb } from '../database/connection.ts';

export const listNotificationsSql = 'SELECT body, is_read FROM notifications ORDER BY position DESC';
const insert = 'INSERT INTO notifications (id, body, is_read) VALUES (?, ?, ?)';
const trim = `
  DELETE FROM notifications WHERE position IN
    (SELECT position FROM notifications ORDER BY position DESC LIMIT -1 OFFSET ${notificationLimit})`;

export function listNotifications(db: ReadableDb): Notification[] {
  return db.all(listNotificationsSql).map(({ body, is_read }) => {
    const rest = JSON.parse(String(body)) as Omit<Notification, 'read'>;
    return Object.assign(rest, { read: is_read === 1 });
  });
}

/** The new one comes first, in place of an older one with its id. */
export function addNotification(db: WritableDb, notification: Notification): void {
  const { read, ...rest } = notification;
  db.transact(() => {
    db.run('DELETE FROM notifications WHERE id = ?', notification.id);
    db.run(insert, notification.id, JSON.stringify(rest), read ? 1 : 0);
    db.run(trim);
  });
}

export function markNotificationsRead(db: WritableDb, ids: readonly string[]): void {
  db.transact(() => {
    for (const id of ids) db.run('UPDATE notifications SET is_read = 1 WHERE id = ?', id);
  });
}

export function clearNotifications(db: WritableDb): void {
  db.run('DELETE FROM notifications');
}
