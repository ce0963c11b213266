import { bigint, index, integer, jsonb, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/** Responses to writes that were sent with an `Idempotency-Key`, stored for 90 days. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The sender: the person's id, or a hash of the visitor's address. */
    sender: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of method, path and body. */
    fingerprint: text().notNull(),
    /** Null while the first request is in progress. */
    status: integer(),
    headers: jsonb().$type<Readonly<Record<string, string>>>(),
    body: text(),
    createdAt: instant().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.sender, table.key] }),
    index('idempotency_keys_created_at').on(table.createdAt)
  ]
);

/** Mails of a server without SMTP, for its `/dev/mailbox`. */
export const developmentMails = pgTable('development_mails', {
  id: text().primaryKey(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  sentAt: instant().notNull()
});

/**
 * Counters of `Limits`; the columns are those that rate-limiter-flexible reads and writes. The table is unlogged: a count
 * waits for no disk, and when PostgreSQL itself crashes all begin anew.
 */
export const rateLimits = pgTable('rate_limits', {
  /** The rule's name and a keyed hash. */
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' })
});
