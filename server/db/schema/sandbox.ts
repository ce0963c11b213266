// What the sandbox keeps: a payment provider of its own, so that nothing here points to an order's row.
import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import { instant } from './instant.ts';

export const sandboxCheckouts = pgTable(
  'sandbox_checkouts',
  {
    id: text().primaryKey(),
    orderId: text().notNull().unique(),
    title: text().notNull(),
    totalCents: integer().notNull(),
    currency: text().notNull(),
    returnUrl: text().notNull(),
    cancelUrl: text().notNull(),
    /** How its events are sent, as its page was told: how often each, and how long after. */
    copies: integer().notNull(),
    delaySeconds: integer().notNull(),
    createdAt: instant().notNull()
  },
  (table) => [index('sandbox_checkouts_newest').on(table.createdAt)]
);

/** Everything that happened, each told by one event. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    checkoutId: text()
      .notNull()
      .references(() => sandboxCheckouts.id),
    /** Of the fact. */
    key: text().notNull(),
    id: text().notNull(),
    fact: jsonb().$type<PaymentFact>().notNull(),
    createdAt: instant().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.checkoutId, table.key] }),
    unique('sandbox_events_id').on(table.id),
    index('sandbox_events_newest').on(table.createdAt)
  ]
);
