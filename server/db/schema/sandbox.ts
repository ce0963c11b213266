// The sandbox's own tables: like any external provider, it has no reference to an order's row.
import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import type { PayoutFact } from '#shared/domain/trade/payout/payout-fact.ts';
import type { PayoutAccountState } from '#shared/domain/trade/payout/payout-state.ts';
import { instant } from '../columns/column-types.ts';

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
    /** The deliveries of its events, chosen on its page: count and delay of each. */
    deliveries: integer().notNull(),
    delaySeconds: integer().notNull(),
    createdAt: instant().notNull()
  },
  (table) => [index('sandbox_checkouts_newest').on(table.createdAt)]
);

/** The events of a checkout. */
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

/** A seller's account at the sandbox's bank. */
export const sandboxAccounts = pgTable(
  'sandbox_accounts',
  {
    id: text().primaryKey(),
    state: text().$type<PayoutAccountState>().notNull(),
    /** The automatic outcome of its transfers. */
    behavior: text().$type<'pay' | 'wait' | 'fail'>().notNull(),
    returnUrl: text().notNull(),
    createdAt: instant().notNull()
  },
  (table) => [index('sandbox_accounts_newest').on(table.createdAt)]
);

/** Like any external provider's, without a reference to a payout's row. */
export const sandboxTransfers = pgTable(
  'sandbox_transfers',
  {
    payoutId: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => sandboxAccounts.id),
    cents: integer().notNull(),
    currency: text().notNull(),
    facts: jsonb().$type<readonly PayoutFact[]>().notNull(),
    createdAt: instant().notNull()
  },
  (table) => [index('sandbox_transfers_newest').on(table.createdAt)]
);
