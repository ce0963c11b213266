// What administrators set for the whole platform, besides its numbers (ledger.ts).
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import type { Restriction } from '#shared/domain/people/restrictions.ts';
import { instant } from './instant.ts';
import { users } from './accounts.ts';

/** The latest change of each restriction; one without a row was never in force. Earlier changes are in the audit log. */
export const platformRestrictions = pgTable('platform_restrictions', {
  name: text().$type<Restriction>().primaryKey(),
  isInForce: boolean().notNull(),
  reason: text().notNull(),
  actorId: text()
    .notNull()
    .references(() => users.id),
  changedAt: instant().notNull()
});
