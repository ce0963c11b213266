// Questions about listings, and the answers of their sellers.
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns/column-types.ts';
import { users } from './accounts.ts';
import { listings } from './listings.ts';

export const questions = pgTable(
  'questions',
  {
    id: text().primaryKey(),
    listingId: text()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    authorId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: instant().notNull()
  },
  (table) => [
    index('questions_newest').on(table.listingId, table.id),
    index('questions_author').on(table.authorId, table.createdAt)
  ]
);

/** Rows of their own, since they are the words of another person. */
export const questionAnswers = pgTable(
  'question_answers',
  {
    questionId: text()
      .primaryKey()
      .references(() => questions.id, { onDelete: 'cascade' }),
    sellerId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: instant().notNull()
  },
  (table) => [index('question_answers_seller').on(table.sellerId)]
);
