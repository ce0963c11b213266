// Orders with their payment facts, and the entitlements that follow from them.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex
} from 'drizzle-orm/pg-core';
import type { LicenseName } from '#shared/domain/market/listing.ts';
import type { CommissionRule } from '#shared/domain/trade/commission.ts';
import type { EntitlementState, OrderState } from '#shared/domain/trade/order-state.ts';
import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import type { RefundDecider, RefundRequestState } from '#shared/domain/trade/refund-request.ts';
import { instant } from '../columns/column-types.ts';
import { users } from './accounts.ts';
import { coupons } from './coupons.ts';
import { listingVersions } from './listings.ts';
import { sales } from './sales.ts';

const userId = () =>
  text()
    .notNull()
    .references(() => users.id);

/** Receipts are numbered in the order they are written, without gaps that a rolled-back one could leave being reused. */
export const receiptNumbers = pgSequence('receipt_numbers', { startWith: 1 });

/** The terms of an order are fixed when it is placed: the database refuses to change them. */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    buyerId: userId(),
    /** Made by the buyer's app; one order each. */
    intent: text().notNull(),
    listingId: text().notNull(),
    version: integer().notNull(),
    sellerId: userId(),
    /** The price steps: the listed price, less what each step takes off, and what the buyer added is the gross. */
    listedCents: integer().notNull(),
    saleCents: integer().notNull(),
    couponCents: integer().notNull(),
    ownedCents: integer().notNull(),
    addedCents: integer().notNull(),
    grossCents: integer().notNull(),
    /** Null unless a sale took something off. */
    saleId: text().references(() => sales.id),
    /** Null unless a coupon took something off. */
    couponId: text().references(() => coupons.id),
    currency: text().notNull(),
    /** Basis points, by the rule at the time of the order. */
    commission: integer().notNull(),
    commissionRule: text().$type<CommissionRule>().notNull(),
    refundWindowDays: integer().notNull(),
    holdDays: integer().notNull(),
    licence: text().$type<LicenseName>().notNull(),
    licenceVersion: text().notNull(),
    licenceHash: text().notNull(),
    /** "none" where there is nothing to pay. */
    provider: text().notNull(),
    isFromDesktop: boolean().notNull(),
    /** ISO 3166-1, from where it was placed; null where no proxy named a country. */
    country: text(),
    createdAt: instant().notNull(),

    state: text().$type<OrderState>().notNull(),
    /** The provider's name of the checkout; null until it has one. */
    checkoutId: text().unique(),
    checkoutUrl: text(),
    paidAt: instant(),
    returnedCents: integer().notNull().default(0),
    receiptNumber: bigint({ mode: 'number' }).unique(),
    updatedAt: instant().notNull()
  },
  (table) => [
    unique('orders_buyer_intent_unique').on(table.buyerId, table.intent),
    uniqueIndex('orders_pending_unique').on(table.buyerId, table.listingId).where(sql`state = 'pending'`),
    index('orders_buyer').on(table.buyerId, table.id),
    index('orders_listing').on(table.listingId, table.id),
    /** A seller's sales of a time. */
    index('orders_paid').on(table.paidAt).where(sql`paid_at is not null`),
    index('orders_seller_paid').on(table.sellerId, table.paidAt).where(sql`paid_at is not null`),
    index('orders_pending').on(table.createdAt).where(sql`state = 'pending'`),
    foreignKey({
      columns: [table.listingId, table.version],
      foreignColumns: [listingVersions.listingId, listingVersions.version]
    }),
    check('orders_buyer_is_not_seller', sql`${table.buyerId} <> ${table.sellerId}`),
    check('orders_sale_takes_off', sql`(${table.saleId} is null) = (${table.saleCents} = 0)`),
    check('orders_sale_or_coupon', sql`${table.saleCents} = 0 or ${table.couponCents} = 0`),
    check('orders_coupon_takes_off', sql`(${table.couponId} is null) = (${table.couponCents} = 0)`),
    check(
      'orders_price_steps_sum',
      sql`${table.saleCents} >= 0 and ${table.couponCents} >= 0 and ${table.ownedCents} >= 0
        and ${table.addedCents} >= 0 and ${table.grossCents} = ${table.listedCents} - ${table.saleCents} - ${table.couponCents}
        - ${table.ownedCents} + ${table.addedCents}`
    ),
    check('orders_returned_cents_range', sql`${table.returnedCents} between 0 and ${table.grossCents}`)
  ]
);

/** One for a prompt; of a bundle those that the buyer did not own. */
export const orderItems = pgTable(
  'order_items',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id),
    listingId: text().notNull(),
    version: integer().notNull(),
    shareCents: integer().notNull(),
    /** Of the sealed text as it was bought. */
    contentHash: text().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.listingId] }),
    foreignKey({
      columns: [table.listingId, table.version],
      foreignColumns: [listingVersions.listingId, listingVersions.version]
    })
  ]
);

/** Payment facts from providers; append-only. */
export const paymentFacts = pgTable(
  'payment_facts',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id),
    key: text().notNull(),
    fact: jsonb().$type<PaymentFact>().notNull(),
    recordedAt: instant().notNull()
  },
  (table) => [primaryKey({ columns: [table.orderId, table.key] })]
);

/** Events as they came, kept before anything is made of them. */
export const providerEvents = pgTable(
  'provider_events',
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    /** By which the order is found. */
    checkoutId: text(),
    facts: jsonb().$type<readonly PaymentFact[]>().notNull(),
    receivedAt: instant().notNull(),
    /** Null until it is applied. */
    appliedAt: instant()
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('provider_events_unapplied').on(table.receivedAt).where(sql`applied_at is null`)
  ]
);

/** Until when a provider's events were asked for. */
export const providerCursors = pgTable('provider_cursors', {
  provider: text().primaryKey(),
  readUntil: instant().notNull()
});

/** Refunds, stored before the provider is asked, so that the request is repeated until the provider answers. */
export const refunds = pgTable(
  'refunds',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /**
     * All of it was requested, or it was paid too late to be used ("late"). Or one item of it goes back: it was bought
     * twice, or it was taken down.
     */
    kind: text().$type<'requested' | 'duplicate' | 'taken_down' | 'late'>().notNull(),
    /** The refunded item; null for the whole order. */
    listingId: text(),
    cents: integer().notNull(),
    /** The buyer's words. */
    reason: text().notNull(),
    state: text().$type<'requested' | 'succeeded' | 'failed'>().notNull(),
    requestedAt: instant().notNull(),
    /** Not sent before; null for one that is no retry. */
    retryAt: instant(),
    settledAt: instant()
  },
  (table) => [
    uniqueIndex('refunds_active_unique')
      .on(table.orderId, table.kind, sql`coalesce(${table.listingId}, '')`)
      .where(sql`state <> 'failed'`),
    check(
      'refunds_of_an_item_have_listing',
      sql`(${table.kind} in ('duplicate', 'taken_down')) = (${table.listingId} is not null)`
    ),
    index('refunds_order').on(table.orderId),
    index('refunds_requested').on(table.requestedAt).where(sql`state = 'requested'`),
    index('refunds_failed').on(table.settledAt).where(sql`state = 'failed'`)
  ]
);

/** Refund requests made after opening. The database refuses to decide one twice. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    state: text().$type<RefundRequestState>().notNull(),
    /** The buyer's words. */
    reason: text().notNull(),
    requestedAt: instant().notNull(),
    /** Undecided by then, it is approved. */
    decideBy: instant().notNull(),
    decidedAt: instant(),
    /** Null while it is open, and where it was closed. */
    decidedBy: text().$type<RefundDecider>(),
    decisionReason: text().notNull().default('')
  },
  (table) => [
    uniqueIndex('refund_requests_active_unique').on(table.orderId).where(sql`state <> 'closed'`),
    index('refund_requests_order').on(table.orderId),
    index('refund_requests_open').on(table.decideBy).where(sql`state = 'open'`),
    check('refund_requests_decided_at_set', sql`(${table.state} = 'open') = (${table.decidedAt} is null)`)
  ]
);

export const entitlements = pgTable(
  'entitlements',
  {
    id: text().primaryKey(),
    holderId: userId(),
    orderId: text().notNull(),
    listingId: text().notNull(),
    state: text().$type<EntitlementState>().notNull(),
    /** The holder had the right by another order when this one was paid: its share goes back, and it never holds. */
    isDuplicate: boolean().notNull().default(false),
    /** Of the first opening. */
    openedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull()
  },
  (table) => [
    unique('entitlements_order_listing_unique').on(table.orderId, table.listingId),
    uniqueIndex('entitlements_active_unique')
      .on(table.holderId, table.listingId)
      .where(sql`state <> 'revoked'`),
    index('entitlements_holder').on(table.holderId, table.id),
    index('entitlements_listing').on(table.listingId),
    foreignKey({
      name: 'entitlements_order_item_fk',
      columns: [table.orderId, table.listingId],
      foreignColumns: [orderItems.orderId, orderItems.listingId]
    })
  ]
);

/** Each version that was opened, with what was agreed to; only ever added to. */
export const openings = pgTable(
  'openings',
  {
    entitlementId: text()
      .notNull()
      .references(() => entitlements.id),
    version: integer().notNull(),
    contentHash: text().notNull(),
    termsVersion: text().notNull(),
    openedAt: instant().notNull()
  },
  (table) => [primaryKey({ columns: [table.entitlementId, table.version] })]
);
