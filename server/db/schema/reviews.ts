// Votes on reviews, results of buyers, and reports of what people write.
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { ReportDraft, ReportState } from '#shared/domain/market/moderation/report.ts';
import type { HostedVideo } from '#shared/domain/market/video-address.ts';
import { instant } from '../columns/column-types.ts';
import { users } from './accounts.ts';
import { listings, reviews } from './listings.ts';
import { media } from './media.ts';

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

/** One per buyer and listing; the database refuses the seller's own. */
export const buyerResults = pgTable(
  'buyer_results',
  {
    id: text().primaryKey(),
    listingId: text()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    authorId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for a clip, as is the id. */
    host: text().$type<HostedVideo['host']>(),
    videoId: text(),
    clipId: text().references(() => media.id, { onDelete: 'cascade' }),
    model: text().notNull(),
    settings: text().notNull(),
    changes: text().notNull(),
    takes: integer().notNull(),
    createdAt: instant().notNull(),
    editedAt: instant()
  },
  (table) => [
    unique('buyer_results_listing_author_unique').on(table.listingId, table.authorId),
    index('buyer_results_newest').on(table.listingId, table.id),
    index('buyer_results_author').on(table.authorId),
    index('buyer_results_clip').on(table.clipId),
    check(
      'buyer_results_video',
      sql`num_nonnulls(${table.host}, ${table.videoId}) = case when ${table.clipId} is null then 2 else 0 end`
    ),
    check('buyer_results_takes', sql`${table.takes} between 1 and 20`)
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
    subjectKind: text().$type<'review' | 'question' | 'message' | 'result' | 'listing'>().notNull(),
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
