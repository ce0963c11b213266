import { and, eq, inArray } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Context } from '../../context/context.ts';
import { listings, reviews } from '../../db/schema/listings.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { refreshListings } from '../listing/refresh-listings.ts';

/** One's own; whoever has returned the listing meanwhile has none any more. */
export async function removeReview(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { slug }: { readonly slug: string },
  request: RequestContext
): Promise<void> {
  const { id } = getPerson(request, 'review.write');
  await db.transaction(async (tx) => {
    const named = tx.select({ id: listings.id }).from(listings).where(eq(listings.slug, slug));
    const removed = await tx
      .delete(reviews)
      .where(and(eq(reviews.authorId, id), inArray(reviews.listingId, named)))
      .returning({ listingId: reviews.listingId });
    if (removed.length === 0) throw new ContractFailure('not_found');
    await refreshListings(
      tx,
      removed.map(({ listingId }) => listingId),
      now()
    );
  });
}
