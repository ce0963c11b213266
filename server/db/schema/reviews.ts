// Votes on reviews, and reports of them.
import { index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { ReportDraft, ReportState } from '#shared/domain/market/report.ts';
import { instant } from './instant.ts';
import { users } from './accounts.ts';
import { reviews } from './listings.ts';

/** Of people who found it helpful; the database refuses the author's own. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: text()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    voterId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.voterId] }),
    index('review_votes_voter').on(table.voterId)
  ]
);

/** Reports that wait for an administrator. */
export const reports = pgTable(
  'reports',
  {
    id: text().primaryKey(),
    reporterId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subjectKind: text().$type<'review' | 'question' | 'message'>().notNull(),
    /** Of what may be gone by now. */
    subjectId: text().notNull(),
    reason: text().$type<ReportDraft['reason']>().notNull(),
    note: text().notNull(),
    state: text().$type<ReportState>().notNull(),
    createdAt: instant().notNull()
  },
  (table) => [
    unique('reports_reporter_subject_unique').on(table.reporterId, table.subjectKind, table.subjectId),
    index('reports_subject').on(table.subjectKind, table.subjectId),
    index('reports_state').on(table.state, table.id)
  ]
);
