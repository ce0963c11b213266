// Roles and the trail of every act that needs a reason.
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Role } from '#shared/domain/people/actor.ts';
import { instant } from './instant.ts';
import { users } from './accounts.ts';

/** Everybody with an account is a user; what else they are stands here. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<Exclude<Role, 'user'>>().notNull(),
    grantedAt: instant().notNull().defaultNow()
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })]
);

/** Only ever added to: the database refuses a change. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: text().primaryKey(),
    /** Who did it; null where it was a command on the server itself. */
    actorId: text().references(() => users.id),
    /** E.g. "role.grant". */
    action: text().notNull(),
    /** What it was done to, e.g. "usr_…". */
    subjectId: text().notNull(),
    reason: text().notNull(),
    details: jsonb()
      .$type<Readonly<Record<string, string | number | boolean | null>>>()
      .notNull()
      .default({}),
    createdAt: instant().notNull().defaultNow()
  },
  (table) => [
    index('audit_entries_actor').on(table.actorId),
    index('audit_entries_subject').on(table.subjectId)
  ]
);
