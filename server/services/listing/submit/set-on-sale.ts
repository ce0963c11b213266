import { eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { listingTransitions } from '#shared/domain/market/states.ts';
import { canTransition } from '#shared/kit/state-table.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import { listings } from '../../../db/schema/listings.ts';
import { cancelScheduled } from './cancel-publication.ts';
import { refuseWhile } from '../../platform-state/read-restrictions.ts';
import { refreshListings } from '../publish/refresh-listings.ts';

type Wanted = { readonly id: string; readonly isOnSale: boolean; readonly isPaused?: boolean | undefined };

/** Pauses or archives a listing, or puts it back on sale unchanged. Idempotent. */
export async function setOnSale(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id, isOnSale, isPaused = false }: Wanted,
  request: RequestContext
): Promise<void> {
  const seller = getPerson(request, 'listing.write');
  await db.transaction(async (tx) => {
    if (isOnSale) await refuseWhile(tx, 'selling_closed');
    const [listing] = await tx.select().from(listings).where(eq(listings.id, id)).for('update');
    if (listing?.sellerId !== seller.id) throw new ContractFailure('not_found');
    const state = isOnSale ? 'published' : isPaused ? 'paused' : 'archived';
    if (listing.state === state) return;
    // Only a review can publish a listing for the first time, and only an accepted appeal archives what was taken down.
    const isPossible =
      listing.version !== null &&
      listing.state !== 'taken_down' &&
      canTransition(listingTransitions, listing.state, state);
    if (!isPossible) throw new ContractFailure('conflict');
    // A scheduled change would put it back on sale.
    if (!isOnSale) await cancelScheduled(tx, listing, now());
    await tx
      .update(listings)
      .set({ state, updatedAt: new Date(now()) })
      .where(eq(listings.id, id));
    await refreshListings(tx, [id], now());
  });
}
