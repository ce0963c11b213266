import { and, eq } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { Review } from '#shared/domain/market/listing.ts';
import type { Context } from '../../context/context.ts';
import { reviews } from '../../db/schema/listings.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { refreshListings } from '../listing/refresh-listings.ts';
import { findReviewable } from './find-reviewable.ts';
import { getReview } from './read-review.ts';

/** Throws `own_listing` for what they sell, `not_opened` for what they have not bought and opened. */
export async function saveReview(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { slug, stars, text }: InputOf<CloudContract['reviews.save']>,
  request: RequestContext
): Promise<Review> {
  const { id: authorId } = getPerson(request, 'review.write');
  return db.transaction(async (tx) => {
    const { listingId, refusal } = await findReviewable(tx, authorId, slug);
    if (refusal !== null) throw new ContractFailure(refusal === 'own' ? 'own_listing' : 'not_opened');
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
