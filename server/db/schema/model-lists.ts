// Signed lists of models and their publications. The database refuses every change: another list is uploaded, and an
// earlier one is published again.
import { type AnyPgColumn, bigint, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '../columns/column-types.ts';
import { users } from './accounts.ts';

export const modelLists = pgTable('model_lists', {
  id: text().primaryKey(),
  /** YYYY-MM-DD, as the list says. */
  version: text().notNull(),
  modelCount: integer().notNull(),
  /** To the letter as it was signed. */
  body: text().notNull(),
  signature: text().notNull().unique(),
  key: text().notNull(),
  uploadedBy: text()
    .notNull()
    .references(() => users.id),
  uploadedAt: instant().notNull()
});

export const modelPublications = pgTable(
  'model_publications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** Null for the list that the apps were built with. */
    listId: text().references(() => modelLists.id),
    /** The publication it replaces; null for the first. */
    previousId: bigint({ mode: 'number' }).references((): AnyPgColumn => modelPublications.id),
    reason: text().notNull(),
    actorId: text()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull()
  },
  (table) => [
    // Each replaces another, so of two at the same time one is refused.
    unique('model_publications_one_after_another').on(table.previousId).nullsNotDistinct()
  ]
);
