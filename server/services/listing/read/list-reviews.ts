import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Review } from '#shared/domain/market/listing.ts';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { listingSearch, openEndedEpochSql } from '../../../db/schema/catalog.ts';
import { reviews } from '../../../db/schema/listings.ts';
import { reviewVotes } from '../../../db/schema/reviews.ts';
import { CursorId, decodeCursor, encodeCursor } from '../../cursor.ts';
import { type PublicProfileRow, toPerson } from './listing-card.ts';

/** The columns for `toReview`, of reviews joined with their author in `users`. */
export const reviewColumns = (db: Database) => ({
  review: reviews,
  author: { username: users.username, displayName: users.displayName, avatarKey: users.avatarKey },
  helpfulCount: db.$count(reviewVotes, eq(reviewVotes.reviewId, reviews.id))
});

type ReviewRow = {
  readonly review: typeof reviews.$inferSelect;
  readonly author: PublicProfileRow;
  readonly helpfulCount: number;
};

export const toReview = ({ review, author, helpfulCount }: ReviewRow): Review => ({
  id: review.id,
  author: toPerson(author),
  stars: review.stars,
  text: review.text,
  createdAt: review.createdAt.getTime(),
  editedAt: review.editedAt?.getTime() ?? null,
  reply:
    review.replyText === null || review.repliedAt === null
      ? null
      : { text: review.replyText, createdAt: review.repliedAt.getTime() },
  helpfulCount
});

const ReviewCursor = z.tuple([CursorId]);

/** Newest first; ids sort by creation time, so a new review never shifts a later page. */
export async function listReviews(
  { db }: Pick<Context, 'db'>,
  { slug, cursor, limit }: InputOf<CloudContract['listings.listReviews']>
): Promise<OutputOf<CloudContract['listings.listReviews']>> {
  const [before] = cursor === undefined ? [] : decodeCursor(cursor, ReviewCursor);
  const [listing] = await db
    .select({ id: listingSearch.listingId })
    .from(listingSearch)
    .where(and(eq(listingSearch.slug, slug), eq(listingSearch.untilEpoch, openEndedEpochSql)));
  if (listing === undefined) throw new ContractFailure('not_found');
  const rows = await db
    .select(reviewColumns(db))
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.authorId))
    .where(
      and(
        eq(reviews.listingId, listing.id),
        isNull(reviews.hiddenAt),
        before === undefined ? undefined : lt(reviews.id, before)
      )
    )
    .orderBy(desc(reviews.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map(toReview),
    nextCursor: last === undefined ? null : encodeCursor([last.review.id])
  };
}
