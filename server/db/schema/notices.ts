// Notices in the app and by mail, and the settings for their channels.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique
} from 'drizzle-orm/pg-core';
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

/** Mails whose envelope sender names them, and what came back of each; kept for 30 days. */
export const sentMails = pgTable(
  'sent_mails',
  {
    id: text().primaryKey(),
    /** Null where the address was not an account's. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** No reference: the notice is locked while its mail is sent. */
    noticeId: text(),
    sentAt: instant().notNull(),
    /** True once the person confirmed an address after it was sent: what comes back says nothing of that address. */
    isSuperseded: boolean().notNull().default(false),
    bounce: text().$type<'soft' | 'hard'>(),
    bouncedAt: instant(),
    /** The enhanced status code, e.g. "5.1.1". */
    bounceStatus: text(),
    /** The receiving server's words, short and without addresses. */
    bounceDiagnostic: text()
  },
  (table) => [
    index('sent_mails_user').on(table.userId),
    index('sent_mails_bounced').on(table.bouncedAt).where(sql`bounced_at is not null`),
    check('sent_mails_bounce', sql`${table.bounce} in ('soft', 'hard')`),
    check('sent_mails_bounced_at', sql`(${table.bounce} is null) = (${table.bouncedAt} is null)`),
    check(
      'sent_mails_bounce_is_short',
      sql`char_length(${table.bounceStatus}) <= 11 and char_length(${table.bounceDiagnostic}) <= 160`
    )
  ]
);

/** People whose address takes no mail: they are mailed no notices until they confirm an address. */
export const undeliverableAddresses = pgTable('undeliverable_addresses', {
  userId: userId().primaryKey(),
  since: instant().notNull()
});
