import { and, eq } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../context/context.ts';
import { reviewVotes } from '../../db/schema/reviews.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { addNotice } from '../notice/add-notice.ts';
import { lockReview } from './lock-review.ts';
import { getReview } from './read-review.ts';

/** Neither for whoever wrote it nor for whoever sells what it is of: `forbidden`. Its author is told once. */
export async function voteOnReview(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { id, isHelpful }: InputOf<CloudContract['reviews.vote']>,
  request: RequestContext
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
