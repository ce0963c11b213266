// A seller's later listings are published at once, and looked at afterwards.
import { and, eq, isNotNull } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { listings } from '../../../db/schema/listings.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';

export async function markUnreviewed(
  { now }: Pick<Context, 'now'>,
  tx: Database,
  listingId: string
): Promise<void> {
  await tx
    .update(listings)
    .set({ unreviewedSince: new Date(now()) })
    .where(eq(listings.id, listingId));
}

/** True if it had not been reviewed before. */
export async function markReviewed(tx: Database, listingId: string): Promise<boolean> {
  const marked = await tx
    .update(listings)
    .set({ unreviewedSince: null })
    .where(and(eq(listings.id, listingId), isNotNull(listings.unreviewedSince)))
    .returning({ id: listings.id });
  return marked.length > 0;
}

type Kept = { readonly id: string; readonly reason: string; readonly actorId: string };

/** Leaves a listing on sale that was published without a review. Throws `conflict` once another decided it. */
export async function keepListing(
  context: Pick<Context, 'db' | 'now' | 'newId'>,
  { id, reason, actorId }: Kept
): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await markReviewed(tx, id))) throw new ContractFailure('conflict');
    await addAuditEntry(context, tx, { actorId, action: 'listing.kept', subjectId: id, reason });
  });
}
