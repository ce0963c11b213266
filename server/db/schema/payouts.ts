// Payouts to sellers, the accounts they go to, and the details on sellers' invoices. What a payout contains is in `payout_earnings` (ledger.ts).
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex
} from 'drizzle-orm/pg-core';
import type { PayoutFact } from '#shared/domain/trade/payout/payout-fact.ts';
import type {
  PayoutAccountState,
  PayoutFailureReason,
  PayoutHoldReason,
  PayoutState
} from '#shared/domain/trade/payout/payout-state.ts';
import { users } from './accounts.ts';
import { instant } from '../columns/column-types.ts';

const sellerId = () =>
  text()
    .notNull()
    .references(() => users.id);

/** A seller's account at a payout provider. Bank details are the provider's alone. */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    sellerId: sellerId(),
    provider: text().notNull(),
    /** The provider's id of it. */
    accountId: text().notNull(),
    state: text().$type<PayoutAccountState>().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.sellerId, table.provider] }),
    unique('payout_accounts_account_unique').on(table.provider, table.accountId)
  ]
);

/** Amount, seller and destination are fixed when it is created: the database refuses to change them. */
export const payouts = pgTable(
  'payouts',
  {
    id: text().primaryKey(),
    sellerId: sellerId(),
    cents: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    provider: text().notNull(),
    accountId: text().notNull(),
    requestedBy: text().$type<'seller' | 'schedule'>().notNull(),
    createdAt: instant().notNull(),

    state: text().$type<PayoutState>().notNull(),
    /** Set while it is held. */
    holdReason: text().$type<PayoutHoldReason>(),
    /** Set once it failed. */
    failureReason: text().$type<PayoutFailureReason>(),
    /** From then on the provider may have it, so it cannot be cancelled. */
    startedAt: instant(),
    /** When it was paid, failed or was cancelled. */
    settledAt: instant(),
    /** When the provider was last asked. */
    checkedAt: instant().notNull()
  },
  (table) => [
    index('payouts_seller').on(table.sellerId, table.id),
    uniqueIndex('payouts_open_unique')
      .on(table.sellerId)
      .where(sql`state in ('pending', 'held', 'in_transit')`),
    index('payouts_unsettled')
      .on(table.checkedAt)
      .where(sql`state in ('pending', 'held', 'in_transit', 'paid')`),
    index('payouts_failed').on(table.settledAt).where(sql`state = 'failed'`),
    check('payouts_cents_positive', sql`${table.cents} > 0`),
    check('payouts_hold_has_reason', sql`(${table.state} = 'held') = (${table.holdReason} is not null)`),
    check(
      'payouts_failure_has_reason',
      sql`(${table.state} = 'failed') = (${table.failureReason} is not null)`
    ),
    check('payouts_cancelled_before_start', sql`${table.state} <> 'cancelled' or ${table.startedAt} is null`)
  ]
);

/** Payout facts from providers; append-only. */
export const payoutFacts = pgTable(
  'payout_facts',
  {
    payoutId: text()
      .notNull()
      .references(() => payouts.id),
    kind: text().$type<PayoutFact['kind']>().notNull(),
    fact: jsonb().$type<PayoutFact>().notNull(),
    recordedAt: instant().notNull()
  },
  (table) => [primaryKey({ columns: [table.payoutId, table.kind] })]
);

/** A row for each time that a seller saved them: an invoice keeps the details it was issued with. */
export const invoiceDetails = pgTable(
  'invoice_details',
  {
    id: text().primaryKey(),
    sellerId: text()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    address: text().notNull(),
    taxId: text().notNull(),
    savedAt: instant().notNull()
  },
  (table) => [index('invoice_details_seller').on(table.sellerId, table.id)]
);
