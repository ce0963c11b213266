// Notices in the app and by mail, and the settings for their channels.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { NoticeKind, NoticeSubject } from '#shared/domain/activity/notice.ts';
import { instant } from '../columns/column-types.ts';
import { users } from './accounts.ts';

const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const notices = pgTable(
  'notices',
  {
    id: text().primaryKey(),
    userId: userId(),
    /** Deduplication key: a person is notified once per key. */
    key: text().notNull(),
    subject: jsonb().$type<NoticeSubject>().notNull(),
    isInApp: boolean().notNull(),
    createdAt: instant().notNull(),
    readAt: instant(),
    /** "none" where no mail is wanted. */
    mail: text().$type<'none' | 'waiting' | 'sent' | 'failed'>().notNull(),
    mailAttempts: integer().notNull().default(0)
  },
  (table) => [
    unique('notices_user_key_unique').on(table.userId, table.key),
    index('notices_newest').on(table.userId, table.id),
    index('notices_to_mail').on(table.mailAttempts, table.id).where(sql`mail = 'waiting'`),
    index('notices_not_mailed').on(table.id).where(sql`mail = 'failed'`)
  ]
);

/** The person's settings; missing kinds have the default. */
export const noticeSettings = pgTable(
  'notice_settings',
  {
    userId: userId(),
    kind: text().$type<NoticeKind>().notNull(),
    inApp: boolean().notNull(),
    byMail: boolean().notNull()
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })]
);

/** The language that the person's app was last seen in: mails that no request brings about are written in it. */
export const mailLanguages = pgTable('mail_languages', {
  userId: userId().primaryKey(),
  language: text().$type<'en' | 'es'>().notNull()
});
