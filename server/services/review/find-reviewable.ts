import { and, eq, ne, or } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { reviewRefusals } from '#shared/domain/market/review.ts';
import type { Database } from '../../db/client.ts';
import { listings } from '../../db/schema/listings.ts';
import { entitlements, orders } from '../../db/schema/orders.ts';

export type Reviewable = {
  readonly listingId: string;
  readonly sellerId: string;
  /** Why the person may not review it; null where they may. */
  readonly refusal: (typeof reviewRefusals)[number] | null;
};

/**
 * A listing to somebody who wants to review it: whoever opened it, or one prompt of the bundle that they bought, may.
 * The right is held until the transaction ends, so that it does not go while the review is written. Throws `not_found`
 * where they could not know that there is such a listing.
 */
export async function findReviewable(tx: Database, personId: string, slug: string): Promise<Reviewable> {
  const [listing] = await tx
    .select({ listingId: listings.id, sellerId: listings.sellerId, state: listings.state })
    .from(listings)
    .where(eq(listings.slug, slug));
  if (listing === undefined) throw new ContractFailure('not_found');
  const { listingId, sellerId, state } = listing;
  if (sellerId === personId) return { listingId, sellerId, refusal: 'own' };
  const rights = await tx
    .select({ state: entitlements.state })
    .from(entitlements)
    .innerJoin(orders, eq(orders.id, entitlements.orderId))
    .where(
      and(
        eq(entitlements.holderId, personId),
        ne(entitlements.state, 'revoked'),
        or(eq(entitlements.listingId, listingId), eq(orders.listingId, listingId))
      )
    )
    .for('share', { of: entitlements });
  if (rights.length === 0 && state !== 'published') throw new ContractFailure('not_found');
  if (rights.length === 0) return { listingId, sellerId, refusal: 'not_bought' };
  const isOpened = rights.some((right) => right.state === 'opened');
  return { listingId, sellerId, refusal: isOpened ? null : 'unopened' };
}
