// Messages to the operator, and videos submitted to the showcase.
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { contactTopics, showcaseHosts } from '#shared/domain/market/showcase.ts';
import type { ShowcaseState } from '#shared/domain/market/states.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { instant } from '../columns/column-types.ts';
import { users } from './accounts.ts';

const sender = () => text().references(() => users.id, { onDelete: 'set null' });

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    /** Null for a visitor. */
    senderId: sender(),
    name: text().notNull(),
    email: text().notNull(),
    topic: text().$type<(typeof contactTopics)[number]>().notNull(),
    message: text().notNull(),
    /** SHA-256 of address and message, so that the same is not taken twice a day. */
    fingerprint: text().notNull(),
    /**
     * The `Idempotency-Key` that a device made; null without one. It may send the same again weeks later, from another address
     * or account.
     */
    clientKey: text(),
    receivedAt: instant().notNull(),
    /** When an administrator marked it as answered. */
    answeredAt: instant()
  },
  (table) => [
    index('contact_messages_fingerprint').on(table.fingerprint, table.receivedAt),
    index('contact_messages_sender').on(table.senderId),
    index('contact_messages_open').on(table.id).where(sql`answered_at is null`)
  ]
);

export const showcaseEntries = pgTable(
  'showcase_entries',
  {
    id: text().primaryKey(),
    state: text().$type<ShowcaseState>().notNull(),
    submitterId: sender(),
    title: text().notNull(),
    creator: text().notNull(),
    model: text().notNull(),
    note: text().notNull(),
    host: text().$type<(typeof showcaseHosts)[number]>().notNull(),
    videoId: text().notNull(),
    data: jsonb().$type<PromptData>().notNull(),
    submittedAt: instant().notNull(),
    decidedAt: instant()
  },
  (table) => [
    /** One video waits or is shown once. */
    uniqueIndex('showcase_entries_video').on(table.host, table.videoId).where(sql`state <> 'refused'`),
    index('showcase_entries_newest').on(table.state, table.decidedAt, table.id),
    index('showcase_entries_submitter').on(table.submitterId)
  ]
);
