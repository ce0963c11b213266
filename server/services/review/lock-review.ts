import { and, eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Database } from '../../db/client.ts';
import { listings, listingVersions, reviews } from '../../db/schema/listings.ts';

/** A review with what it is of, held until the transaction ends. */
export async function lockReview(tx: Database, id: string) {
  const [found] = await tx
    .select({
      authorId: reviews.authorId,
      listingId: listings.id,
      sellerId: listings.sellerId,
      slug: listings.slug,
      title: listingVersions.title
    })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .innerJoin(
      listingVersions,
      and(eq(listingVersions.listingId, listings.id), eq(listingVersions.version, listings.version))
    )
    .where(eq(reviews.id, id))
    .for('update', { of: reviews });
  if (found === undefined) throw new ContractFailure('not_found');
  return found;
}
