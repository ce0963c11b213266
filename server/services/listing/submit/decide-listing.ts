import { eq } from 'drizzle-orm';
import type { NoticeSubject } from '#shared/domain/activity/notice.ts';
import type { Context } from '../../../context/context.ts';
import { recordDecision } from '../../moderation/add-decision.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { listingSubmissions } from '../../../db/schema/listing-submissions.ts';
import { listings } from '../../../db/schema/listings.ts';
import { addNotice } from '../../notice/add-notice.ts';
import { removeSubmittedContent } from '../../sealed/submitted-content.ts';
import { markReviewed } from './post-review.ts';
import { lockSubmission, publishSubmission } from './publish-submission.ts';

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

/** An approved one waits for the time that its seller chose. */
type DecidedState = ListingOutcome | 'scheduled';

type DecideContext = Pick<Context, 'db' | 'now' | 'newId'>;

/**
 * Decides a submission: publishes it, schedules it or leaves the listing unchanged, and writes an audit entry. The seller
 * is notified, of a scheduled one when it goes on sale.
 * Throws `not_found`, `conflict` if it was decided or withdrawn, or `not_selling` if the seller is not active.
 */
export async function decideListing(
  context: DecideContext,
  decision: ListingDecision
): Promise<DecidedState> {
  return context.db.transaction(async (tx) => {
    const { submission, listing } = await lockSubmission(tx, decision.id, 'pending');
    const moment = new Date(context.now());
    const title = submission.content.title;
    const about = { slug: listing.slug, title };
    const isScheduled = submission.publishAt !== null && submission.publishAt > moment;
    const state: DecidedState =
      decision.outcome === 'approved' && isScheduled ? 'scheduled' : decision.outcome;
    let subject: NoticeSubject | null = null;
    const details: Record<string, string> = { submission: submission.id };
    if (state === 'approved') {
      const version = await publishSubmission(context, tx, submission, listing);
      await markReviewed(tx, listing.id);
      subject = { kind: 'listing_approved', ...about, version };
    } else if (decision.outcome !== 'approved') {
      subject = { kind: `listing_${decision.outcome}`, ...about, reason: decision.reason };
      if (listing.version === null) {
        await tx
          .update(listings)
          .set({ state: decision.outcome, updatedAt: moment })
          .where(eq(listings.id, listing.id));
      }
      if (listing.version === null && decision.outcome === 'rejected')
        details['decision'] = await recordDecision(context, tx, {
          userId: listing.sellerId,
          kind: 'listing_rejected',
          subjectId: listing.id,
          title,
          reason: decision.reason,
          actorId: decision.actorId
        });
    }
    await tx
      .update(listingSubmissions)
      .set({
        state,
        decidedAt: moment,
        decisionReason: decision.outcome === 'approved' ? '' : decision.reason
      })
      .where(eq(listingSubmissions.id, submission.id));
    if (state === 'approved' || state === 'rejected') await removeSubmittedContent(tx, submission.id);
    if (subject !== null) {
      const key = `submission:${submission.id}`;
      await addNotice(context, tx, { to: [listing.sellerId], key, subject });
    }
    await addAuditEntry(context, tx, {
      actorId: decision.actorId,
      action: `listing.${decision.outcome}`,
      subjectId: listing.id,
      reason: decision.reason,
      details
    });
    return state;
  });
}
