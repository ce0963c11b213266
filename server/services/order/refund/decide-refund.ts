import { and, eq, lte } from 'drizzle-orm';
import * as z from 'zod';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { RefundDecider } from '#shared/domain/trade/refund-request.ts';
import type { Context } from '../../../context/context.ts';
import { defineJob } from '../../../context/job.ts';
import type { Database } from '../../../db/client.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { refundRequests } from '../../../db/schema/orders.ts';
import { lockOrder } from '../settle/read-current-state.ts';
import type { SettleContext } from '../settle/settle-order.ts';
import { holdEarning } from './open-refund-request.ts';
import { addDecisionNotices } from './refund-notices.ts';
import { requestRefund } from './request-refund.ts';
import { sendRefundNow } from './send-refund.ts';

export type RefundDecision = {
  /** Of the request. */
  readonly id: string;
  readonly isApproved: boolean;
  /** Told to the buyer where it is refused. */
  readonly reason: string;
  readonly by: Exclude<RefundDecider, 'allowance'>;
  /** Null for a command on the server and for the deadline. */
  readonly actorId: string | null;
};

type DecideContext = SettleContext & Pick<Context, 'db' | 'log' | 'payments'>;

/**
 * Decides an open request, once, and leaves an audit entry. Approved, all that is left of the order is refunded;
 * refused, nothing is. Throws `not_found`, or `conflict` where it is decided or closed already.
 */
export async function decideRefund(context: DecideContext, decision: RefundDecision): Promise<void> {
  const refundId = await context.db.transaction(async (tx) => {
    const { orderId } = await findRequest(tx, decision.id);
    const order = await lockOrder(tx, orderId);
    const request = await findRequest(tx, decision.id);
    if (request.state !== 'open') throw new ContractFailure('conflict');

    const { isApproved, reason } = decision;
    await recordDecision(context, tx, decision);
    await addDecisionNotices(context, tx, order, { requestId: request.id, isApproved, reason });
    if (isApproved) return requestRefund(context, tx, order, request.reason);
    await holdEarning(tx, order, false, new Date(context.now()));
    return null;
  });
  await sendRefundNow(context, refundId);
}

async function findRequest(tx: Database, id: string): Promise<typeof refundRequests.$inferSelect> {
  const [request] = await tx.select().from(refundRequests).where(eq(refundRequests.id, id));
  if (request === undefined) throw new ContractFailure('not_found');
  return request;
}

async function recordDecision(
  context: DecideContext,
  tx: Database,
  { id, isApproved, reason, by, actorId }: RefundDecision
): Promise<void> {
  const decidedAt = new Date(context.now());
  await tx
    .update(refundRequests)
    .set({
      state: isApproved ? 'approved' : 'refused',
      decidedAt,
      decidedBy: by,
      decisionReason: isApproved ? '' : reason
    })
    .where(eq(refundRequests.id, id));
  await addAuditEntry(context, tx, {
    actorId,
    action: isApproved ? 'refund.approve' : 'refund.refuse',
    subjectId: id,
    reason,
    details: { by }
  });
}

/** A buyer does not wait for an administrator who never comes: what is undecided by its deadline is approved. */
export async function approveOverdueRefunds(context: DecideContext): Promise<void> {
  const { db, log, now } = context;
  const isOverdue = and(eq(refundRequests.state, 'open'), lte(refundRequests.decideBy, new Date(now())));
  const overdue = await db.select({ id: refundRequests.id }).from(refundRequests).where(isOverdue);
  for (const { id } of overdue) {
    const reason = 'not decided by its deadline';
    try {
      await decideRefund(context, { id, isApproved: true, reason, by: 'deadline', actorId: null });
      log.warn({ requestId: id }, 'a refund request was approved because nobody decided it');
    } catch (error) {
      log.error({ error, requestId: id }, 'an overdue refund request could not be approved');
    }
  }
}

export const approveOverdueRefundsJob = defineJob({
  name: 'approve-overdue-refunds',
  payload: z.object({}),
  schedule: '*/5 * * * *',
  run: (context) => approveOverdueRefunds(context)
});
