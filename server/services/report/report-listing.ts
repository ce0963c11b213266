import { and, eq } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { listings } from '../../db/schema/listings.ts';
import { addReport } from './add-report.ts';

/** Keeps the report for an administrator. Throws `not_found` for a listing that is not on sale, and
 * `own_listing` for its seller. */
export async function reportListing(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { slug, reason, note }: InputOf<CloudContract['listings.report']>,
  request: RequestContext
): Promise<void> {
  const { id: reporterId } = getPerson(request, 'listing.report');
  await db.transaction(async (tx) => {
    const [listing] = await tx
      .select({ id: listings.id, sellerId: listings.sellerId })
      .from(listings)
      .where(and(eq(listings.slug, slug), eq(listings.state, 'published')))
      // Whoever takes the listing down closes its reports, so none may be added meanwhile.
      .for('share');
    if (listing === undefined) throw new ContractFailure('not_found');
    if (listing.sellerId === reporterId) throw new ContractFailure('own_listing');
    const { id: subjectId } = listing;
    await addReport({ now, newId }, tx, { reporterId, subjectKind: 'listing', subjectId, reason, note });
  });
}
