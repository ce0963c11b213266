// Roles and the trail of every act that needs a reason.
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Role } from '#shared/domain/people/actor.ts';
import type { AuditAction } from '#shared/domain/people/audit.ts';
import { instant } from './instant.ts';
import { users } from './accounts.ts';

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
  (table) => [primaryKey({ columns: [table.userId, table.role] })]
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
