import { eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { ListingText } from '#shared/domain/market/listing-draft.ts';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { listingSubmissions } from '../../../db/schema/listing-submissions.ts';
import { listings, sellers } from '../../../db/schema/listings.ts';
import { readSubmittedContent } from '../../sealed/submitted-content.ts';
import { publishVersion } from '../publish/publish-version.ts';

type Submission = typeof listingSubmissions.$inferSelect;
type Listing = typeof listings.$inferSelect;

/**
 * The submission while it is in `state`; `conflict` otherwise. Locks the listing first, as `submitListing` does, to prevent
 * deadlocks.
 */
export async function lockSubmission(
  tx: Database,
  id: string,
  state: 'pending' | 'scheduled'
): Promise<{ readonly submission: Submission; readonly listing: Listing }> {
  const find = () => tx.select().from(listingSubmissions).where(eq(listingSubmissions.id, id));
  const [found] = await find();
  if (found === undefined) throw new ContractFailure('not_found');
  const [listing] = await tx.select().from(listings).where(eq(listings.id, found.listingId)).for('update');
  const [submission] = await find().for('update');
  if (listing === undefined || submission?.state !== state) throw new ContractFailure('conflict');
  return { submission, listing };
}

/** Publishes what was submitted; its number. Throws `not_selling` and whatever forbids the version. */
export async function publishSubmission(
  context: Pick<Context, 'now' | 'newId'>,
  tx: Database,
  submission: Submission,
  { id: listingId, sellerId }: Listing
): Promise<number> {
  const [seller] = await tx.select().from(sellers).where(eq(sellers.userId, sellerId));
  if (seller?.state !== 'active') throw new ContractFailure('not_selling');
  const content = ListingText.parse(submission.content);
  const draft =
    content.kind === 'bundle' ? content : { ...content, data: await readSubmittedContent(tx, submission.id) };
  const { notes } = submission;
  const { version } = await publishVersion(context, tx, { draft, sellerId, listingId, notes });
  return version;
}
