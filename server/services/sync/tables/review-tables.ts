import { and, eq, inArray, sql } from 'drizzle-orm';
import { idOf } from '#shared/contract/ids.ts';
import { ReviewDraft } from '#shared/domain/market/review.ts';
import type { DocumentValue } from '#shared/domain/sync/row.ts';
import type { Database } from '../../../db/client.ts';
import { listings, listingVersions, reviews } from '../../../db/schema/listings.ts';
import { reviewVotes } from '../../../db/schema/reviews.ts';
import { removeReview } from '../../review/remove-reviews.ts';
import { saveReview, voteOnReview } from '../../review/write-reviews.ts';
import { parseChange } from './parse-change.ts';
import { lockUser } from './profile-table.ts';
import type { SyncedTable } from './synced-table.ts';

/**
 * Locks the user, their purchases, and then their reviews and those with these ids, in the order in which a refund does and by
 * id, so that two pushes and a refund cannot wait for each other.
 */
async function lockReviews(db: Database, userId: string, ids: readonly string[]): Promise<void> {
  await lockUser(db, userId);
  await db.execute(sql`select from entitlements where holder_id = ${userId} order by id for share`);
  await db.execute(sql`
    select from reviews where author_id = ${userId} or id = any(${sql.param([...ids])}::text[])
    order by id for update`);
}

/** A user's review and its listing. */
export const reviewTable: SyncedTable = {
  table: 'reviews',
  lock: async (db, userId, ids) => {
    await lockReviews(db, userId, []);
    await db.execute(sql`
      select from listings where id = any(${sql.param([...ids])}::text[]) order by id for no key update`);
    // Every change of the catalog takes it after the listing.
    await db.execute(sql`select from catalog_epoch for update`);
  },
  load: async (db, { userId, ids }) => {
    const rows = await db
      .select({ review: reviews, slug: listings.slug, title: listingVersions.title })
      .from(reviews)
      .innerJoin(listings, eq(listings.id, reviews.listingId))
      .innerJoin(
        listingVersions,
        and(eq(listingVersions.listingId, listings.id), eq(listingVersions.version, listings.version))
      )
      .where(and(eq(reviews.authorId, userId), inArray(reviews.listingId, [...ids])));
    return new Map(rows.map(({ review, ...listing }) => [review.listingId, toValue(review, listing)]));
  },
  writtenAt: ({ editedAt, createdAt }) => Number(editedAt ?? createdAt),
  write: async (context, { mutation, before, after }, request) => {
    const listingId = parseChange(idOf('lst'), mutation.rowId);
    if (after === undefined) return removeReview(context, { listingId }, request);
    const draft = parseChange(ReviewDraft, after.value);
    if (before?.value['stars'] === draft.stars && before.value['text'] === draft.text) return;
    await saveReview(context, { listingId, ...draft }, request);
  }
};

const toValue = (
  { id: reviewId, stars, text, createdAt, editedAt, replyText, repliedAt }: typeof reviews.$inferSelect,
  listing: { readonly slug: string; readonly title: string }
): DocumentValue => ({
  ...listing,
  reviewId,
  stars,
  text,
  createdAt: createdAt.getTime(),
  editedAt: editedAt?.getTime() ?? null,
  reply: replyText === null || repliedAt === null ? null : { text: replyText, createdAt: repliedAt.getTime() }
});

/** The reviews that a user found helpful. */
export const reviewVoteTable: SyncedTable = {
  table: 'review_votes',
  lock: lockReviews,
  load: async (db, { userId, ids }) => {
    const rows = await db
      .select({ id: reviewVotes.reviewId })
      .from(reviewVotes)
      .where(and(eq(reviewVotes.voterId, userId), inArray(reviewVotes.reviewId, [...ids])));
    return new Map(rows.map(({ id }) => [id, {}]));
  },
  write: async (context, { mutation, before, after }, request) => {
    const isHelpful = after !== undefined;
    if (isHelpful === (before !== undefined)) return;
    await voteOnReview(context, { id: parseChange(idOf('rev'), mutation.rowId), isHelpful }, request);
  }
};
