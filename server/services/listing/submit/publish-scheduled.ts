import { and, asc, eq, lte } from 'drizzle-orm';
import * as z from 'zod';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { NoticeSubject } from '#shared/domain/activity/notice.ts';
import { type PublicationFailure, publicationFailures } from '#shared/domain/market/states.ts';
import type { Context } from '../../../context/context.ts';
import { defineJob } from '../../../context/job.ts';
import type { Database } from '../../../db/client.ts';
import { listingSubmissions } from '../../../db/schema/listing-submissions.ts';
import { listings } from '../../../db/schema/listings.ts';
import { readRestrictions } from '../../platform-state/read-restrictions.ts';
import { addNotice } from '../../notice/add-notice.ts';
import { removeSubmittedContent } from '../../sealed/submitted-content.ts';
import { markUnreviewed } from './post-review.ts';
import { lockSubmission, publishSubmission } from './publish-submission.ts';

type ScheduleContext = Pick<Context, 'db' | 'now' | 'newId' | 'log'>;

/** Submissions a run; the next run continues. */
const batch = 200;

/**
 * Publishes what is due by this instance's clock, each in a transaction of its own, so that an interrupted run keeps its
 * work. While selling is closed it waits. Where instances' clocks differ, the first one publishes: the state is checked under the listing's lock.
 */
export async function publishScheduled(context: ScheduleContext): Promise<void> {
  const { db, now, log } = context;
  const inForce = await readRestrictions(db);
  if (inForce.includes('selling_closed') || inForce.includes('maintenance')) return;
  const due = await db
    .select({ id: listingSubmissions.id })
    .from(listingSubmissions)
    .where(and(eq(listingSubmissions.state, 'scheduled'), lte(listingSubmissions.publishAt, new Date(now()))))
    .orderBy(asc(listingSubmissions.publishAt))
    .limit(batch);
  for (const { id } of due) {
    await publishOne(context, id).catch((error: unknown) => {
      // Another instance published it, or its seller canceled it.
      if (error instanceof ContractFailure && error.code === 'conflict') return;
      log.error({ error, submission: id }, 'a scheduled listing could not be published');
    });
  }
}

async function publishOne(context: ScheduleContext, id: string): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const { submission, listing } = await lockSubmission(tx, id, 'scheduled');
    const about = { slug: listing.slug, title: submission.content.title };
    const outcome = await tryPublishing(context, tx, { submission, listing });
    const isPublished = typeof outcome === 'number';
    const subject: NoticeSubject = isPublished
      ? { kind: 'listing_approved', ...about, version: outcome }
      : { kind: 'listing_publication_failed', ...about, failure: outcome };
    await tx
      .update(listingSubmissions)
      .set({
        state: isPublished ? 'approved' : 'changes_requested',
        decidedAt: new Date(now()),
        decisionReason: '',
        failure: isPublished ? null : outcome
      })
      .where(eq(listingSubmissions.id, id));
    if (isPublished) await removeSubmittedContent(tx, id);
    const isFirst = isPublished && listing.version === null;
    if (isFirst && submission.decidedAt === null) await markUnreviewed(context, tx, listing.id);
    if (!isPublished && listing.version === null) {
      await tx.update(listings).set({ state: 'changes_requested' }).where(eq(listings.id, listing.id));
    }
    await addNotice(context, tx, { to: [listing.sellerId], key: `submission:${id}`, subject });
  });
}

/** The version, or why it cannot be published. */
async function tryPublishing(
  context: ScheduleContext,
  tx: Database,
  { submission, listing }: Awaited<ReturnType<typeof lockSubmission>>
): Promise<number | PublicationFailure> {
  try {
    // A savepoint: what a refused publication wrote is taken back.
    return await tx.transaction((attempt) => publishSubmission(context, attempt, submission, listing));
  } catch (error) {
    const failure = findFailure(error);
    if (failure === null) throw error;
    context.log.warn(
      { submission: submission.id, failure },
      'a scheduled listing was returned to its seller'
    );
    return failure;
  }
}

/** The failure, if the seller can correct it; null for all others, which the next run retries. */
function findFailure(error: unknown): PublicationFailure | null {
  // Rules may have become stricter since it was submitted.
  if (error instanceof z.ZodError)
    return error.issues.some(({ path }) => path[0] === 'priceCents') ? 'price_not_valid' : 'draft_not_valid';
  if (!(error instanceof ContractFailure) || error.code === 'internal') return null;
  return publicationFailures.find((failure) => failure === error.code) ?? 'draft_not_valid';
}

export const publishScheduledJob = defineJob({
  name: 'publish-scheduled-listings',
  payload: z.object({}),
  schedule: '* * * * *',
  run: (context) => publishScheduled(context)
});
