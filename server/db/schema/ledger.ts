// The ledger: double entry, only ever added to. The database itself refuses a change, and a transaction that does not
// sum to zero.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex
} from 'drizzle-orm/pg-core';
import type { LedgerAccount } from '#shared/domain/trade/ledger.ts';
import type { EarningState } from '#shared/domain/trade/payout/payout-state.ts';
import type { PayoutLineKind } from '#shared/domain/trade/payout/plan-payout.ts';
import { instant } from '../columns/column-types.ts';
import { users } from './accounts.ts';
import { orders } from './orders.ts';
import { payouts } from './payouts.ts';

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: text().primaryKey(),
    /** Of what it is about, exactly one. */
    orderId: text().references(() => orders.id),
    payoutId: text().references(() => payouts.id),
    currency: text().notNull(),
    /** Keys of the facts that brought it about, with spaces between; empty where a payout was created. */
    cause: text().notNull(),
    createdAt: instant().notNull(),
    /** The database's number of the transaction that wrote it: entries are written by the same one or not at all. */
    xid: bigint({ mode: 'number' }).notNull().default(sql`pg_current_xact_id()::text::bigint`)
  },
  (table) => [
    index('ledger_transactions_order').on(table.orderId),
    index('ledger_transactions_payout').on(table.payoutId).where(sql`payout_id is not null`),
    check('ledger_transactions_one_subject', sql`num_nonnulls(${table.orderId}, ${table.payoutId}) = 1`)
  ]
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
    /** A seller's own lines, in the order of time. */
    index('ledger_entries_seller').on(table.account, table.transactionId).where(sql`account like 'seller:%'`),
    check('ledger_entries_cents_not_zero', sql`${table.cents} <> 0`)
  ]
);

/** The sums of the ledger's entries by UTC day. A trigger adds to them, each connection to a row of its own. */
export const ledgerDailyTotals = pgTable(
  'ledger_daily_totals',
  {
    day: date({ mode: 'string' }).notNull(),
    /** Spreads simultaneous transactions over rows, so that they do not wait for each other. */
    slot: smallint().notNull(),
    /** Of the transactions of orders, signed as in the ledger. */
    cashCents: bigint({ mode: 'number' }).notNull(),
    feeCents: bigint({ mode: 'number' }).notNull(),
    commissionCents: bigint({ mode: 'number' }).notNull(),
    sellerCents: bigint({ mode: 'number' }).notNull(),
    /** The amount that payouts deducted from sellers' balances. */
    payoutCents: bigint({ mode: 'number' }).notNull()
  },
  (table) => [primaryKey({ columns: [table.day, table.slot] })]
);

/** A seller's earning from an order. */
export const earnings = pgTable(
  'earnings',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id),
    sellerId: text()
      .notNull()
      .references(() => users.id),
    /** As `describeEarning` derives it; time alone makes a pending one available. */
    state: text().$type<EarningState>().notNull(),
    /** The amount that the ledger owes the seller for this order. */
    cents: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** Held until then. */
    releaseAt: instant().notNull(),
    /** Held beyond that, while a dispute or a refund request is open. */
    isOnHold: boolean().notNull(),
    /** The sum of its lines in live payouts. More than `cents` once it was refunded after a payout. */
    payoutCents: bigint({ mode: 'number' }).notNull().default(0),
    /** Of the live payout that contains the earning; null where none does. */
    payoutState: text().$type<'in_payout' | 'paid'>(),
    updatedAt: instant().notNull()
  },
  (table) => [
    index('earnings_seller').on(table.sellerId, table.state),
    index('earnings_unpaid').on(table.sellerId).where(sql`cents <> payout_cents`),
    index('earnings_release').on(table.releaseAt)
  ]
);

/** The lines of a payout. Rows stay when the payout fails, but no longer count. */
export const payoutEarnings = pgTable(
  'payout_earnings',
  {
    payoutId: text()
      .notNull()
      .references(() => payouts.id),
    orderId: text()
      .notNull()
      .references(() => earnings.orderId),
    kind: text().$type<PayoutLineKind>().notNull(),
    /** Signed, never 0. */
    cents: bigint({ mode: 'number' }).notNull(),
    /** False once the payout failed or was cancelled. */
    isLive: boolean().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.payoutId, table.orderId] }),
    index('payout_earnings_order').on(table.orderId),
    uniqueIndex('payout_earnings_live_unique').on(table.orderId).where(sql`kind = 'earning' and is_live`),
    check('payout_earnings_cents_not_zero', sql`${table.cents} <> 0`)
  ]
);

/** Numbers of the platform, each from a moment on; before the first one the domain's default holds. */
export const platformSettings = pgTable(
  'platform_settings',
  {
    name: text().notNull(),
    value: integer().notNull(),
    effectiveAt: instant().notNull(),
    reason: text().notNull().default(''),
    /** Null for a value that no administrator set. */
    actorId: text().references(() => users.id),
    createdAt: instant().notNull().defaultNow(),
    /** Before it began; null for one that holds. */
    cancelledAt: instant(),
    cancelledBy: text().references(() => users.id),
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()
  },
  (table) => [
    uniqueIndex('platform_settings_effective')
      .on(table.name, table.effectiveAt)
      .where(sql`cancelled_at is null`),
    check('platform_settings_cancelled', sql`${table.cancelledAt} < ${table.effectiveAt}`)
  ]
);
