// The ledger: double entry, only ever added to. The database itself refuses a change, and a transaction that does not
// sum to zero.
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LedgerAccount } from '#shared/domain/trade/ledger.ts';
import { instant } from './instant.ts';
import { users } from './accounts.ts';
import { orders } from './orders.ts';

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    currency: text().notNull(),
    /** Keys of the payment facts that brought it about, with spaces between. */
    cause: text().notNull(),
    createdAt: instant().notNull(),
    /** The database's number of the transaction that wrote it: entries are written by the same one or not at all. */
    xid: bigint({ mode: 'number' }).notNull().default(sql`pg_current_xact_id()::text::bigint`)
  },
  (table) => [index('ledger_transactions_order').on(table.orderId)]
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    /** Written just before, by the same transaction of the database: a trigger refuses any other. */
    transactionId: text().notNull(),
    account: text().$type<LedgerAccount>().notNull(),
    /** Signed, never 0. */
    cents: bigint({ mode: 'number' }).notNull()
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.account] }),
    check('ledger_entries_cents_not_zero', sql`${table.cents} <> 0`)
  ]
);

/** A seller's earning from an order, until it is paid out. */
export const earnings = pgTable(
  'earnings',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id),
    sellerId: text()
      .notNull()
      .references(() => users.id),
    state: text().$type<'pending' | 'available' | 'reversed'>().notNull(),
    /** The amount that the ledger owes the seller for this order. */
    cents: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** Held until then. */
    releaseAt: instant().notNull(),
    /** Held beyond that, while a dispute or a refund request is open. */
    isOnHold: boolean().notNull(),
    updatedAt: instant().notNull()
  },
  (table) => [
    index('earnings_seller').on(table.sellerId, table.state),
    index('earnings_release').on(table.releaseAt)
  ]
);

/** Numbers of the platform, each from a moment on; before the first one the domain's default holds. */
export const platformSettings = pgTable(
  'platform_settings',
  {
    name: text().notNull(),
    value: integer().notNull(),
    effectiveAt: instant().notNull()
  },
  (table) => [primaryKey({ columns: [table.name, table.effectiveAt] })]
);
