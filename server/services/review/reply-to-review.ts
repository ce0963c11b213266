import { eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { can } from '#shared/domain/people/permissions.ts';
import type { Review } from '#shared/domain/market/listing.ts';
import type { Context } from '../../context/context.ts';
import { reviews } from '../../db/schema/listings.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { refreshListings } from '../listing/refresh-listings.ts';
import { addNotice } from '../notice/add-notice.ts';
import { lockReview } from './lock-review.ts';
import { getReview } from './read-review.ts';

/** One reply a review, by whoever sells the listing; its author is told of the first wording. */
export async function replyToReview(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { id, text }: { readonly id: string; readonly text: string },
  request: RequestContext
): Promise<Review> {
  const person = getPerson(request, 'review.reply');
  return db.transaction(async (tx) => {
    const { authorId, listingId, sellerId, slug, title } = await lockReview(tx, id);
    if (!can(person, 'review.reply', { ownerId: sellerId })) throw new ContractFailure('forbidden');
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
