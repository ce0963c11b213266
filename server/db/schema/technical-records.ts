// Technical records: idempotency records, mails in development, rate limits and health measurements.
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  varchar
} from 'drizzle-orm/pg-core';
import type { Service, ServiceState } from '#shared/domain/activity/service-status.ts';
import { instant } from '../columns/column-types.ts';

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

/** Runs of the invariants, kept for 30 days. */
export const invariantRuns = pgTable('invariant_runs', {
  checkedAt: instant().primaryKey(),
  milliseconds: integer().notNull(),
  /** Of the invariants that were checked. */
  total: integer().notNull(),
  /** Names and numbers of rows; the rows themselves are in the log alone. */
  violations: jsonb().$type<readonly { readonly name: string; readonly rows: number }[]>().notNull()
});

/** Requests answered with an error of the server, by the route's pattern, kept for seven days. */
export const routeFailures = pgTable(
  'route_failures',
  {
    /** Its beginning. */
    hour: instant().notNull(),
    route: text().notNull(),
    failures: integer().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.hour, table.route] }),
    check('route_failures_positive', sql`${table.failures} > 0`)
  ]
);

/** The worst state of each service on each day, kept for 90 days. */
export const serviceDays = pgTable(
  'service_days',
  {
    /** In UTC. */
    day: date({ mode: 'string' }).notNull(),
    service: text().$type<Service>().notNull(),
    state: text().$type<ServiceState>().notNull()
  },
  (table) => [primaryKey({ columns: [table.day, table.service] })]
);
