import { and, eq } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Review } from '#shared/domain/market/listing.ts';
import type { ReviewDraft } from '#shared/domain/market/review.ts';
import { can } from '#shared/domain/people/permissions.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { reviews } from '../../db/schema/listings.ts';
import { reviewVotes } from '../../db/schema/reviews.ts';
import { refreshListings } from '../listing/publish/refresh-listings.ts';
import { refuseForbiddenWords } from '../moderation/refuse-forbidden-words.ts';
import { addNotice } from '../notice/add-notice.ts';
import { addReport } from '../report/add-report.ts';
import { findReviewable, getReview, type ListingName, lockReview } from './read-reviews.ts';

/** Throws `own_listing` for what they sell, `purchase_not_opened` for what they have not bought and opened. */
export async function saveReview(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { stars, text, ...listing }: ReviewDraft & ListingName,
  request: Pick<RequestContext, 'actor'>
): Promise<Review> {
  const { id: authorId } = getPerson(request, 'review.write');
  return db.transaction(async (tx) => {
    const { listingId, refusal } = await findReviewable(tx, authorId, listing);
    if (refusal !== null)
      throw new ContractFailure(refusal === 'own' ? 'own_listing' : 'purchase_not_opened');
    await refuseForbiddenWords(tx, { review: text });
    const moment = new Date(now());
    const written = await tx
      .insert(reviews)
      .values({ id: newId('rev'), listingId, authorId, stars, text, createdAt: moment })
      .onConflictDoNothing()
      .returning({ id: reviews.id });
    const [review] =
      written.length > 0
        ? written
        : await tx
            .update(reviews)
            .set({ stars, text, editedAt: moment })
            .where(and(eq(reviews.listingId, listingId), eq(reviews.authorId, authorId)))
            .returning({ id: reviews.id });
    if (review === undefined) throw new ContractFailure('conflict');
    await refreshListings(tx, [listingId], now());
    return getReview(tx, review.id);
  });
}

/** One reply a review, by the seller of the listing; its author is notified of the first version. */
export async function replyToReview(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { id, text }: { readonly id: string; readonly text: string },
  request: Pick<RequestContext, 'actor'>
): Promise<Review> {
  const person = getPerson(request, 'review.reply');
  return db.transaction(async (tx) => {
    const { authorId, listingId, sellerId, slug, title } = await lockReview(tx, id);
    if (!can(person, 'review.reply', { ownerId: sellerId })) throw new ContractFailure('forbidden');
    await refuseForbiddenWords(tx, { reply: text });
    await tx
      .update(reviews)
      .set({ replyText: text, repliedAt: new Date(now()) })
      .where(eq(reviews.id, id));
    await addNotice({ now, newId }, tx, {
      to: [authorId],
      key: `reply:${id}`,
      subject: { kind: 'review_reply', slug, title }
    });
    await refreshListings(tx, [listingId], now());
    return getReview(tx, id);
  });
}

/** Throws `forbidden` for the review's author and for the seller. The author is notified once. */
export async function voteOnReview(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { id, isHelpful }: InputOf<CloudContract['reviews.vote']>,
  request: Pick<RequestContext, 'actor'>
): Promise<OutputOf<CloudContract['reviews.vote']>> {
  const { id: voterId } = getPerson(request, 'review.vote');
  return db.transaction(async (tx) => {
    const { authorId, sellerId, slug, title } = await lockReview(tx, id);
    if (authorId === voterId || sellerId === voterId) throw new ContractFailure('forbidden');
    if (isHelpful) {
      await tx
        .insert(reviewVotes)
        .values({ reviewId: id, voterId, createdAt: new Date(now()) })
        .onConflictDoNothing();
      await addNotice({ now, newId }, tx, {
        to: [authorId],
        key: `helpful:${id}`,
        subject: { kind: 'review_helpful', slug, title }
      });
    } else {
      await tx.delete(reviewVotes).where(and(eq(reviewVotes.reviewId, id), eq(reviewVotes.voterId, voterId)));
    }
    const { helpfulCount } = await getReview(tx, id);
    return { helpfulCount, isHelpful };
  });
}

/** Keeps it for an administrator; a person's second report of the same review is not kept. */
export async function reportReview(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { id, reason, note }: InputOf<CloudContract['reviews.report']>,
  request: RequestContext
): Promise<void> {
  const { id: reporterId } = getPerson(request, 'review.report');
  await db.transaction(async (tx) => {
    await lockReview(tx, id);
    await addReport({ now, newId }, tx, { reporterId, subjectKind: 'review', subjectId: id, reason, note });
  });
}
