import type { CloudContract } from '#shared/contract/cloud.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../context/context.ts';
import { reports } from '../../db/schema/reviews.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { lockReview } from './lock-review.ts';

/** Keeps it for an administrator; a person's second report of the same review is not kept. */
export async function reportReview(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { id, reason, note }: InputOf<CloudContract['reviews.report']>,
  request: RequestContext
): Promise<void> {
  const { id: reporterId } = getPerson(request, 'review.report');
  await db.transaction(async (tx) => {
    await lockReview(tx, id);
    await tx
      .insert(reports)
      .values({
        id: newId('rpt'),
        reporterId,
        subjectKind: 'review',
        subjectId: id,
        reason,
        note,
        state: 'pending',
        createdAt: new Date(now())
      })
      .onConflictDoNothing();
  });
}
