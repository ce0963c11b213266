import { and, eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { RemovalKind } from '#shared/domain/market/moderation/decision.ts';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { reviews } from '../../../db/schema/listings.ts';
import { reports } from '../../../db/schema/reviews.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { refreshListings } from '../../listing/publish/refresh-listings.ts';
import { addDecision, endDecisions } from '../../moderation/add-decision.ts';
import { findReported } from './find-reported.ts';

type ReportsDecision = {
  /** Of what was reported. */
  readonly id: string;
  readonly isRemoved: boolean;
  readonly reason: string;
  readonly actorId: string;
};

type DecideContext = Pick<Context, 'db' | 'now' | 'newId'>;
/** A listing is taken down on its own page, with its sales. */
type RemovableKind = Exclude<(typeof reports.$inferSelect)['subjectKind'], 'listing'>;

const removals: Readonly<Record<RemovableKind, RemovalKind>> = {
  review: 'review_removed',
  question: 'question_removed',
  message: 'message_removed',
  result: 'result_removed'
};

/**
 * Answers all open reports of a thing at once. Removing hides it, so that an appeal can restore it, and sends its author
 * the statement of reasons. Throws `conflict` if they were answered meanwhile, and `invalid_input` for removing a listing.
 */
export async function decideReports(
  context: DecideContext,
  { id, isRemoved, reason, actorId }: ReportsDecision
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const answered = await tx
      .update(reports)
      .set({ state: isRemoved ? 'actioned' : 'unactioned' })
      .where(and(eq(reports.subjectId, id), eq(reports.state, 'pending')))
      .returning({ subjectKind: reports.subjectKind, reporterId: reports.reporterId });
    const [first] = answered;
    const found = (await findReported(tx, [id])).get(id);
    if (first === undefined || found === undefined) throw new ContractFailure('conflict');
    const isConcerned = [found.authorId, ...answered.map(({ reporterId }) => reporterId)].includes(actorId);
    if (isConcerned) throw new ContractFailure('own_decision');
    if (isRemoved) {
      if (first.subjectKind === 'listing')
        throw new ContractFailure('invalid_input', 'A listing is taken down, not removed');
      const kind = removals[first.subjectKind];
      await hideReview(context, tx, id, new Date(context.now()));
      const { authorId: userId, title } = found;
      await addDecision(context, tx, { userId, kind, subjectId: id, title, reason, actorId });
    }
    await addAuditEntry(context, tx, {
      actorId,
      action: isRemoved ? 'report.remove' : 'report.keep',
      subjectId: id,
      reason,
      details: { reports: answered.length }
    });
  });
}

type Removed = { readonly kind: RemovalKind; readonly subjectId: string };

/** Restores removed content. Content that its author has deleted since stays deleted. */
export async function restoreReported(
  context: Pick<Context, 'now' | 'newId'>,
  tx: Database,
  { kind, subjectId }: Removed
): Promise<void> {
  await tx
    .update(reports)
    .set({ state: 'unactioned' })
    .where(and(eq(reports.subjectId, subjectId), eq(reports.state, 'actioned')));
  await hideReview(context, tx, subjectId, null);
  await endDecisions(context, tx, { kinds: [kind], subjectId });
}

/** A trigger counts the stars of those that are shown. */
async function hideReview(
  { now }: Pick<Context, 'now'>,
  tx: Database,
  id: string,
  hiddenAt: Date | null
): Promise<void> {
  const [changed] = await tx
    .update(reviews)
    .set({ hiddenAt })
    .where(eq(reviews.id, id))
    .returning({ listingId: reviews.listingId });
  if (changed !== undefined) await refreshListings(tx, [changed.listingId], now());
}
