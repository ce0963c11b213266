// Settings that administrators make for the whole platform, except its numbers (ledger.ts).
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex
} from 'drizzle-orm/pg-core';
import type { AnnouncementTexts, announcementTones } from '#shared/domain/activity/announcement.ts';
import type { LegalTextName } from '#shared/domain/market/legal/legal-text-names.ts';
import type { LegalText } from '#shared/domain/market/legal/legal-text.ts';
import type { Restriction } from '#shared/domain/people/restrictions.ts';
import { instant } from '../columns/column-types.ts';
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

/** Forbidden words. A word that is allowed again has no row; the audit log keeps both changes. */
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

/** Categories of listings. */
export const categories = pgTable('categories', {
  /** The text that listings carry; it stays when the names change. */
  key: text().primaryKey(),
  nameEn: text().notNull(),
  nameEs: text().notNull(),
  position: integer().notNull(),
  /** Since then it is no longer offered to sellers; its listings stay. */
  retiredAt: instant()
});

/** Texts under which listings are filed, in lower case: keys, names, former names, misspellings. */
export const categoryAliases = pgTable(
  'category_aliases',
  {
    alias: text().primaryKey(),
    categoryKey: text()
      .notNull()
      .references(() => categories.key)
  },
  (table) => [index('category_aliases_category').on(table.categoryKey)]
);

/** Versions after the first ones, which the code contains. One that began never changes; an earlier one can be withdrawn. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().$type<LegalTextName>().notNull(),
    version: text().notNull(),
    texts: jsonb().$type<LegalText['texts']>().notNull(),
    /** SHA-256 of the English text, hexadecimal. */
    hash: text().notNull(),
    effectiveAt: instant().notNull(),
    reason: text().notNull(),
    actorId: text()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    /** Before it began; null for one that holds. */
    withdrawnAt: instant(),
    withdrawnBy: text().references(() => users.id)
  },
  (table) => [
    uniqueIndex('legal_texts_version').on(table.name, table.version).where(sql`withdrawn_at is null`),
    check('legal_texts_begin_later', sql`${table.effectiveAt} > ${table.createdAt}`),
    check('legal_texts_withdrawn', sql`${table.withdrawnAt} < ${table.effectiveAt}`),
    check(
      'legal_texts_hash',
      sql`${table.hash} = encode(sha256(convert_to(${table.texts} ->> 'en', 'UTF8')), 'hex')`
    )
  ]
);

/** Each version of the terms that a seller accepted; `sellers` has the latest. */
export const acceptedSellerTerms = pgTable(
  'accepted_seller_terms',
  {
    sellerId: text()
      .notNull()
      .references(() => users.id),
    version: text().notNull(),
    hash: text().notNull(),
    acceptedAt: instant().notNull()
  },
  (table) => [primaryKey({ columns: [table.sellerId, table.version] })]
);
