// Submissions of sellers for review. The submitted prompt is in the schema `sealed`.
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ListingText } from '#shared/domain/market/listing-draft.ts';
import type { PublicationFailure, SubmissionState } from '#shared/domain/market/states.ts';
import { instant } from '../columns/column-types.ts';
import { listings } from './listings.ts';

export const listingSubmissions = pgTable(
  'listing_submissions',
  {
    id: text().primaryKey(),
    listingId: text()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    state: text().$type<SubmissionState>().notNull(),
    /** Everything but the sealed prompt. */
    content: jsonb().$type<ListingText>().notNull(),
    notes: text().notNull().default(''),
    /** The version that was on sale when it was submitted; null for a new listing. */
    baseVersion: integer(),
    /** When it goes on sale; null for as soon as it is approved. */
    publishAt: instant(),
    submittedAt: instant().notNull(),
    decidedAt: instant(),
    /** The message to the seller. */
    decisionReason: text().notNull().default(''),
    /** Why a scheduled one was returned when it was due. */
    failure: text().$type<PublicationFailure>()
  },
  (table) => [
    uniqueIndex('listing_submissions_open').on(table.listingId).where(sql`state in ('pending', 'scheduled')`),
    index('listing_submissions_scheduled').on(table.publishAt).where(sql`state = 'scheduled'`),
    index('listing_submissions_listing').on(table.listingId, table.id),
    index('listing_submissions_queue').on(table.submittedAt).where(sql`state = 'pending'`),
    check(
      'listing_submissions_failure_is_returned',
      sql`${table.failure} is null or ${table.state} = 'changes_requested'`
    )
  ]
);
