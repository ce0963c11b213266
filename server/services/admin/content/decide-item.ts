import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import { writeReason } from '#shared/domain/market/moderation/canned-reasons.ts';
import { outcomesOf, type QueueKind, type QueueOutcome } from '#shared/domain/market/moderation/queue.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import { decideListing } from '../../listing/submit/decide-listing.ts';
import { keepListing } from '../../listing/submit/post-review.ts';
import { readMailLanguages } from '../../notice/read-mail-languages.ts';
import { decideRefund } from '../../order/refund/decide-refund.ts';
import { decideShowcase } from '../../showcase/showcase.ts';
import { claim, release } from './claims.ts';
import { decideReports } from './decide-reports.ts';
import { getWaiting } from './select-waiting.ts';

type DecideContext = Pick<Context, 'db' | 'now' | 'newId' | 'jobs' | 'log' | 'payments'>;

type Act = {
  readonly id: string;
  readonly outcome: QueueOutcome;
  readonly reason: string;
  readonly actorId: string;
};

/**
 * Decides an item as its claimant. Throws `own_decision`, `claimed` while another administrator decides it, `not_found`
 * once it was decided, and what the decision itself refuses.
 */
export async function decideItem(
  context: DecideContext,
  { kind, id, outcome, reason }: InputOf<CloudContract['content.decide']>,
  request: RequestContext
): Promise<undefined> {
  const { id: actorId } = getPerson(request, 'admin.content.decide');
  if (!outcomesOf(kind).includes(outcome))
    throw new ContractFailure('invalid_input', 'The item has no such outcome');
  const { userId } = await getWaiting(context.db, { kind, id }, actorId);
  await claim(context, { kind, id }, actorId);
  const languageOf = await readMailLanguages(context.db, userId === null ? [] : [userId]);
  await decide[kind](
    context,
    { id, outcome, reason: writeReason(reason, languageOf(userId)), actorId },
    request
  );
  await release(context, { kind, id }, actorId);
}

const decide: Readonly<
  Record<QueueKind, (context: DecideContext, act: Act, request: RequestContext) => Promise<unknown>>
> = {
  submission: (context, act) => decideListing(context, act),
  post_review: (context, act) => keepListing(context, act),
  report: (context, { outcome, ...act }) =>
    decideReports(context, { ...act, isRemoved: outcome === 'rejected' }),
  refund: (context, { outcome, ...act }) =>
    decideRefund(context, { ...act, isApproved: outcome === 'approved', by: 'administrator' }),
  showcase: (context, { id, outcome, reason }, { actor }) =>
    decideShowcase(context, actor, { id, isApproved: outcome === 'approved', reason })
};
