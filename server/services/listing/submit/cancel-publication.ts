import { and, eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import type { Database } from '../../../db/client.ts';
import { listingSubmissions } from '../../../db/schema/listing-submissions.ts';
import { listings } from '../../../db/schema/listings.ts';

/** Cancels the scheduled publication of the caller's listing. Throws `conflict` where nothing is scheduled any more. */
export async function cancelPublication(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id }: { readonly id: string },
  request: RequestContext
): Promise<void> {
  const seller = getPerson(request, 'listing.write');
  await db.transaction(async (tx) => {
    const [listing] = await tx.select().from(listings).where(eq(listings.id, id)).for('update');
    if (listing?.sellerId !== seller.id) throw new ContractFailure('not_found');
    if (!(await cancelScheduled(tx, listing, now()))) throw new ContractFailure('conflict');
  });
}

/** For a listing that the caller has locked; false where nothing was scheduled. The submission is kept. */
export async function cancelScheduled(
  tx: Database,
  { id, version }: Pick<typeof listings.$inferSelect, 'id' | 'version'>,
  now: number
): Promise<boolean> {
  const canceled = await tx
    .update(listingSubmissions)
    .set({ state: 'canceled' })
    .where(and(eq(listingSubmissions.listingId, id), eq(listingSubmissions.state, 'scheduled')))
    .returning({ id: listingSubmissions.id });
  if (canceled.length === 0) return false;
  if (version === null) {
    await tx
      .update(listings)
      .set({ state: 'draft', updatedAt: new Date(now) })
      .where(eq(listings.id, id));
  }
  return true;
}
