// Roles, moderation decisions with the appeals against them, and the trail of every act that needs a reason.
import { sql } from 'drizzle-orm';
import {
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
import type { AppealState, DecisionKind } from '#shared/domain/market/moderation/decision.ts';
import type { QueueKind } from '#shared/domain/market/moderation/queue.ts';
import type { Role } from '#shared/domain/people/actor.ts';
import type { AuditAction } from '#shared/domain/people/audit.ts';
import { instant } from '../columns/column-types.ts';
import { users } from './accounts.ts';
import { listings } from './listings.ts';
import { orders, refunds } from './orders.ts';

/** Roles besides `user`, which every account has, and `seller`, which follows from the state of the seller. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<Exclude<Role, 'user' | 'seller'>>().notNull(),
    grantedAt: instant().notNull().defaultNow()
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role] }),
    index('user_roles_role').on(table.role, table.userId)
  ]
);

/** Only ever added to: the database refuses a change. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: text().primaryKey(),
    /** The acting user; null for a command on the server. */
    actorId: text().references(() => users.id),
    action: text().$type<AuditAction>().notNull(),
    /** The id of the target, e.g. "usr_…". */
    subjectId: text().notNull(),
    reason: text().notNull(),
    details: jsonb()
      .$type<Readonly<Record<string, string | number | boolean | null>>>()
      .notNull()
      .default({}),
    createdAt: instant().notNull().defaultNow()
  },
  (table) => [
    index('audit_entries_actor').on(table.actorId, table.id),
    index('audit_entries_subject').on(table.subjectId, table.id),
    index('audit_entries_action').on(table.action, table.id),
    index('audit_entries_created').on(table.createdAt)
  ]
);

export const moderationDecisions = pgTable(
  'moderation_decisions',
  {
    id: text().primaryKey(),
    /** The person whom it restricts. */
    userId: text()
      .notNull()
      .references(() => users.id),
    kind: text().$type<DecisionKind>().notNull(),
    /** Of the account or of what was published. */
    subjectId: text().notNull(),
    title: text(),
    reason: text().notNull(),
    /** Null for a command on the server. */
    actorId: text().references(() => users.id),
    createdAt: instant().notNull(),
    endedAt: instant()
  },
  (table) => [
    index('moderation_decisions_user').on(table.userId, table.id),
    uniqueIndex('moderation_decisions_in_force').on(table.kind, table.subjectId).where(sql`ended_at is null`)
  ]
);

/** At most one of each decision. */
export const appeals = pgTable(
  'appeals',
  {
    id: text().primaryKey(),
    decisionId: text()
      .notNull()
      .unique()
      .references(() => moderationDecisions.id),
    text: text().notNull(),
    state: text().$type<AppealState>().notNull(),
    answer: text().notNull().default(''),
    decidedBy: text().references(() => users.id),
    createdAt: instant().notNull(),
    decidedAt: instant()
  },
  (table) => [
    check('appeals_decided', sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
    index('appeals_open').on(table.id).where(sql`state = 'open'`)
  ]
);

/** Strike points that decisions add to sellers. The database refuses any change but voiding one, once. */
export const strikes = pgTable(
  'strikes',
  {
    decisionId: text()
      .primaryKey()
      .references(() => moderationDecisions.id),
    points: integer().notNull(),
    expiresAt: instant().notNull(),
    voidedAt: instant(),
    voidedBy: text().references(() => users.id),
    voidReason: text().notNull().default('')
  },
  (table) => [check('strikes_points', sql`${table.points} > 0`)]
);

/** Listings that were taken down, and how far that is. */
export const takeDowns = pgTable(
  'take_downs',
  {
    id: text().primaryKey(),
    listingId: text()
      .notNull()
      .references(() => listings.id),
    actorId: text()
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    /** True where buyers get their money back and lose what they bought. */
    hasRefunds: boolean().notNull(),
    startedAt: instant().notNull(),
    /** When every order was dealt with. */
    finishedAt: instant(),
    /** When an appeal was accepted: no further order is refunded. */
    revertedAt: instant(),
    /** Of the last run that failed; null once a run went through. */
    failedAt: instant()
  },
  (table) => [
    uniqueIndex('take_downs_in_force').on(table.listingId).where(sql`reverted_at is null`),
    index('take_downs_listing').on(table.listingId, table.id),
    index('take_downs_running').on(table.startedAt).where(sql`finished_at is null and reverted_at is null`)
  ]
);

/** The orders that a take-down has dealt with: one row each, so that none is refunded or told twice. */
export const takeDownOrders = pgTable(
  'take_down_orders',
  {
    takeDownId: text()
      .notNull()
      .references(() => takeDowns.id),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /** Null where nothing was to be returned. */
    refundId: text().references(() => refunds.id),
    createdAt: instant().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.takeDownId, table.orderId] }),
    index('take_down_orders_order').on(table.orderId)
  ]
);

/** Items that administrators have claimed, so that no two decide the same one. */
export const moderationClaims = pgTable(
  'moderation_claims',
  {
    kind: text().$type<QueueKind>().notNull(),
    subjectId: text().notNull(),
    claimantId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    until: instant().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId] }),
    index('moderation_claims_claimant').on(table.claimantId)
  ]
);

/** Internal notes of administrators about a person. The database refuses any change but emptying the text. */
export const accountNotes = pgTable(
  'account_notes',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    authorId: text()
      .notNull()
      .references(() => users.id),
    /** Empty once the person's account was deleted. */
    text: text().notNull(),
    createdAt: instant().notNull()
  },
  (table) => [index('account_notes_newest').on(table.userId, table.id)]
);
