// What administrators set for the whole platform, besides its numbers (ledger.ts).
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AnnouncementTexts, announcementTones } from '#shared/domain/activity/announcement.ts';
import type { Restriction } from '#shared/domain/people/restrictions.ts';
import { instant } from './instant.ts';
import { users } from './accounts.ts';

/** The latest change of each restriction; one without a row was never in force. Earlier changes are in the audit log. */
export const platformRestrictions = pgTable('platform_restrictions', {
  name: text().$type<Restriction>().primaryKey(),
  isInForce: boolean().notNull(),
  reason: text().notNull(),
  actorId: text()
    .notNull()
    .references(() => users.id),
  changedAt: instant().notNull()
});

/** Only the end of one ever changes, to an earlier moment. */
export const announcements = pgTable(
  'announcements',
  {
    id: text().primaryKey(),
    tone: text().$type<(typeof announcementTones)[number]>().notNull(),
    texts: jsonb().$type<AnnouncementTexts>().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    reason: text().notNull(),
    actorId: text()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull()
  },
  (table) => [index('announcements_end').on(table.endsAt)]
);

/** What people may not write. A word that is allowed again has no row; the audit log keeps both changes. */
export const forbiddenWords = pgTable('forbidden_words', {
  /** The word as it is compared. */
  key: text().primaryKey(),
  word: text().notNull(),
  reason: text().notNull(),
  actorId: text()
    .notNull()
    .references(() => users.id),
  addedAt: instant().notNull()
});
