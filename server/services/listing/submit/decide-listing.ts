import { eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { NoticeSubject } from '#shared/domain/activity/notice.ts';
import { ListingText } from '#shared/domain/market/listing-draft.ts';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { auditEntries } from '../../../db/schema/audit.ts';
import { listingSubmissions } from '../../../db/schema/listing-submissions.ts';
import { listings, sellers } from '../../../db/schema/listings.ts';
import { addNotice } from '../../notice/add-notice.ts';
import { readSubmittedContent, removeSubmittedContent } from '../../sealed/submitted-content.ts';
import { publishVersion } from '../publish/publish-version.ts';

export type ListingOutcome = 'approved' | 'changes_requested' | 'rejected';

export type ListingDecision = {
  /** The id of the submission. */
  readonly id: string;
  readonly outcome: ListingOutcome;
  /** Shown to the seller unless the outcome is approval. */
  readonly reason: string;
  /** Null for a command on the server. */
  readonly actorId: string | null;
};

type DecideContext = Pick<Context, 'db' | 'now' | 'newId'>;

/**
 * Decides a submission: publishes it or leaves the listing unchanged, notifies the seller, and writes an audit entry.
 * Throws `not_found`, `conflict` if it was decided or withdrawn, or `not_selling` if the seller is not active.
 */
export async function decideListing(context: DecideContext, decision: ListingDecision): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { submission, listing } = await lockSubmission(tx, decision.id);
    const moment = new Date(context.now());
    const title = submission.content.title;
    const about = { slug: listing.slug, title };
    let subject: NoticeSubject;
    if (decision.outcome === 'approved') {
      const version = await publish(context, tx, submission, listing);
      subject = { kind: 'listing_approved', ...about, version };
    } else {
      subject = { kind: `listing_${decision.outcome}`, ...about, reason: decision.reason };
      if (listing.version === null) {
        await tx
          .update(listings)
          .set({ state: decision.outcome, updatedAt: moment })
          .where(eq(listings.id, listing.id));
      }
    }
    await tx
      .update(listingSubmissions)
      .set({
        state: decision.outcome,
        decidedAt: moment,
        decisionReason: decision.outcome === 'approved' ? '' : decision.reason
      })
      .where(eq(listingSubmissions.id, submission.id));
    if (decision.outcome !== 'changes_requested') await removeSubmittedContent(tx, submission.id);
    await addNotice(context, tx, { to: [listing.sellerId], key: `submission:${submission.id}`, subject });
    await tx.insert(auditEntries).values({
      id: context.newId('aud'),
      actorId: decision.actorId,
      action: `listing.${decision.outcome}`,
      subjectId: listing.id,
      reason: decision.reason,
      details: { submission: submission.id },
      createdAt: moment
    });
  });
}

type Submission = typeof listingSubmissions.$inferSelect;
type Listing = typeof listings.$inferSelect;

/** Locks the listing first, as `submitListing` does, to prevent deadlocks. */
async function lockSubmission(
  tx: Database,
  id: string
): Promise<{ readonly submission: Submission; readonly listing: Listing }> {
  const find = () => tx.select().from(listingSubmissions).where(eq(listingSubmissions.id, id));
  const [found] = await find();
  if (found === undefined) throw new ContractFailure('not_found');
  const [listing] = await tx.select().from(listings).where(eq(listings.id, found.listingId)).for('update');
  const [submission] = await find().for('update');
  if (listing === undefined || submission?.state !== 'pending') throw new ContractFailure('conflict');
  return { submission, listing };
}

async function publish(
  context: DecideContext,
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
