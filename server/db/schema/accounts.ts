// Users and how they sign in. better-auth reads and writes these tables through `server/auth`.
import { relations, sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { ProfileLink } from '#shared/domain/people/account.ts';
import { instant } from '../columns/column-types.ts';

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    /** Lower case. */
    email: text().notNull().unique(),
    isVerified: boolean().notNull().default(false),
    username: text().notNull().unique(),
    displayName: text().notNull(),
    bio: text().notNull().default(''),
    links: jsonb().$type<readonly ProfileLink[]>().notNull().default([]),
    /** Of the picture in the media store. */
    avatarKey: text(),
    hasSecondFactor: boolean().notNull().default(false),
    /** Made by the first start for the demo catalog; nobody can sign in as them. */
    isDemo: boolean().notNull().default(false),
    suspendedAt: instant(),
    /** The row stays for what others keep of them, with nothing personal in it. */
    deletedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow()
  },
  (table) => [
    check('users_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
    index('users_avatar').on(table.avatarKey),
    index('users_names').using(
      'gin',
      sql`${table.displayName} gin_trgm_ops`,
      sql`${table.username} gin_trgm_ops`
    ),
    index('users_email_prefix').on(sql`${table.email} text_pattern_ops`),
    index('users_suspended').on(table.id).where(sql`suspended_at is not null`),
    index('users_unverified').on(table.id).where(sql`not is_verified and deleted_at is null`)
  ]
);

const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: userId(),
    token: text().notNull().unique(),
    expiresAt: instant().notNull(),
    lastUsedAt: instant().notNull().defaultNow(),
    /** Until then the session may act as an administrator; null if it never stepped up. */
    steppedUpUntil: instant(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    /** A column of better-auth that stays empty: addresses are not stored. */
    ipAddress: text(),
    userAgent: text()
  },
  (table) => [index('sessions_user').on(table.userId)]
);

/** A password, or an account at an OAuth provider. */
export const signInMethods = pgTable(
  'sign_in_methods',
  {
    id: text().primaryKey(),
    userId: userId(),
    /** "credential" for a password. */
    providerId: text().notNull(),
    accountId: text().notNull(),
    /** argon2id; null for an OAuth provider. */
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow()
  },
  (table) => [
    unique('sign_in_methods_provider_account').on(table.providerId, table.accountId),
    index('sign_in_methods_user').on(table.userId)
  ]
);

/** Sign-ins that wait for a second factor, used codes, and OAuth states. Identifiers are stored as hashes. */
export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow()
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_expiry').on(table.expiresAt)
  ]
);

export const twoFactors = pgTable('two_factors', {
  id: text().primaryKey(),
  userId: userId().unique(),
  /** Encrypted, as the codes. */
  secret: text().notNull(),
  backupCodes: text().notNull(),
  verified: boolean().notNull().default(false),
  failedVerificationCount: integer().notNull().default(0),
  lockedUntil: instant()
});

/** A requested account, which is created once the mailed link is followed. */
export const signUps = pgTable(
  'sign_ups',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    /** Null where the reader of the link chooses the password. */
    passwordHash: text(),
    /** SHA-256 of the cookie of the browser that signed up: only there the link keeps the password. */
    nonceHash: text(),
    username: text().notNull(),
    displayName: text().notNull(),
    /** SHA-256 of the link's token; null until the mail is sent. */
    tokenHash: text().unique(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull()
  },
  (table) => [
    check('sign_ups_password_has_nonce', sql`(${table.passwordHash} is null) = (${table.nonceHash} is null)`),
    index('sign_ups_email').on(table.email),
    index('sign_ups_expiry').on(table.expiresAt)
  ]
);

/** A mail that was requested by address: a job looks up the account after the answer. */
export const mailRequests = pgTable(
  'mail_requests',
  {
    id: text().primaryKey(),
    kind: text()
      .$type<'reset' | 'first_password' | 'factor_recovery' | 'verification' | 'change_email'>()
      .notNull(),
    email: text().notNull(),
    /** Null until the job has looked up the account. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's token; null until the mail is sent. */
    tokenHash: text().unique(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull()
  },
  (table) => [
    index('mail_requests_email').on(table.email),
    index('mail_requests_user').on(table.userId),
    index('mail_requests_expiry').on(table.expiresAt)
  ]
);

/** Removals of a lost second factor that were requested through the mailbox and announced. One ends with its factor. */
export const factorRecoveries = pgTable(
  'factor_recoveries',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .unique()
      .references(() => twoFactors.userId, { onDelete: 'cascade' }),
    /** Of its mails. */
    language: text().$type<'en' | 'es'>().notNull(),
    requestedAt: instant().notNull(),
    /** The second factor stays until then. */
    dueAt: instant().notNull(),
    /** Null until the reminder was sent. */
    remindedAt: instant()
  },
  (table) => [index('factor_recoveries_due').on(table.dueAt)]
);

/** Authorization codes of the desktop's sign-in, each bound to a PKCE challenge. */
export const desktopCodes = pgTable(
  'desktop_codes',
  {
    /** SHA-256. */
    codeHash: text().primaryKey(),
    userId: userId(),
    challenge: text().notNull(),
    expiresAt: instant().notNull()
  },
  (table) => [index('desktop_codes_user').on(table.userId)]
);

/** By these better-auth reads a user with their sign-in methods, and a session with its user, in one query. */
export const userRelations = relations(users, ({ many }) => ({ signInMethods: many(signInMethods) }));
export const sessionRelations = relations(sessions, ({ one }) => ({
  user: one(users, { fields: [sessions.userId], references: [users.id] })
}));
export const signInMethodRelations = relations(signInMethods, ({ one }) => ({
  user: one(users, { fields: [signInMethods.userId], references: [users.id] })
}));
