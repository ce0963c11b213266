import type { Migration } from '../database/migrate.ts';

/** Marking as read touches one small column instead of rewriting the notification. */
export const addNotificationReadColumn: Migration = {
  version: 2,
  up: `
    ALTER TABLE notifications ADD COLUMN is_read INTEGER NOT NULL DEFAULT 0 CHECK (is_read IN (0, 1));
    UPDATE notifications
    SET is_read = coalesce(json_extract(body, '$.read'), 0), body = json_remove(body, '$.read');
  `
};
