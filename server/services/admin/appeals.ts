import { and, asc, count, eq, gt, isNull, ne } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import { assertNever } from '#shared/kit/assert-never.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { listings } from '../../db/schema/listings.ts';
import { appeals, moderationDecisions, strikes, userRoles } from '../../db/schema/audit.ts';
import { liftSuspension } from '../account/lifecycle/moderation.ts';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import { restoreReported } from './content/decide-reports.ts';
import { CursorId, decodeCursor, encodeCursor } from '../cursor.ts';
import { addNotice } from '../notice/add-notice.ts';
import { changeSellerState } from '../seller/change-seller-state.ts';
import { revertTakeDown } from './take-down/take-down-listing.ts';
import { endDecisions } from '../moderation/add-decision.ts';
import { markVoided } from '../moderation/strikes.ts';
import { toDecision } from '../moderation/read-decisions.ts';

const Cursor = z.tuple([CursorId]);

/** Open appeals, oldest first, without those that another administrator has to decide. */
export async function listOpenAppeals(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { cursor, limit }: InputOf<CloudContract['appeals.list']>,
  request: RequestContext
): Promise<OutputOf<CloudContract['appeals.list']>> {
  const person = getPerson(request, 'admin.content.read');
  const [behind] = cursor === undefined ? [] : decodeCursor(cursor, Cursor);
  const rows = await db
    .select({ appealed: appeals, decision: moderationDecisions, person: users, strike: strikes })
    .from(appeals)
    .innerJoin(moderationDecisions, eq(moderationDecisions.id, appeals.decisionId))
    .leftJoin(strikes, eq(strikes.decisionId, moderationDecisions.id))
    .innerJoin(users, eq(users.id, moderationDecisions.userId))
    .where(and(eq(appeals.state, 'open'), behind === undefined ? undefined : gt(appeals.id, behind)))
    .orderBy(asc(appeals.id))
    .limit(limit + 1);
  const others = await countOtherAdmins(db, person.id);
  const items = rows.slice(0, limit).map((row) => {
    const { userId, actorId } = row.decision;
    return {
      id: row.appealed.id,
      person: { id: userId, username: row.person.username, displayName: row.person.displayName },
      decision: toDecision(row, now()),
      isOwn: userId === person.id || (actorId === person.id && others > 0)
    };
  });
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last === undefined ? null : encodeCursor([last.id]) };
}

/**
 * Accepting an appeal ends the decision and undoes what it did. Throws `own_decision` for the administrator who made the
 * decision, unless there is no other, and for the person it is about; `conflict` for an appeal that was decided.
 */
export async function decideAppeal(
  context: Pick<Context, 'db' | 'now' | 'newId'>,
  { id, isAccepted, answer }: InputOf<CloudContract['appeals.decide']>,
  request: RequestContext
): Promise<undefined> {
  const { id: actorId } = getPerson(request, 'admin.content.decide');
  await context.db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(appeals)
      .innerJoin(moderationDecisions, eq(moderationDecisions.id, appeals.decisionId))
      .where(eq(appeals.id, id))
      .for('update', { of: appeals });
    if (found === undefined) throw new ContractFailure('not_found');
    const decision = found.moderation_decisions;
    if (found.appeals.state !== 'open') throw new ContractFailure('conflict');
    const isAlone = (await countOtherAdmins(tx, actorId)) === 0;
    if (decision.userId === actorId || (decision.actorId === actorId && !isAlone))
      throw new ContractFailure('own_decision');
    await tx
      .update(appeals)
      .set({
        state: isAccepted ? 'accepted' : 'rejected',
        answer,
        decidedBy: actorId,
        decidedAt: new Date(context.now())
      })
      .where(eq(appeals.id, id));
    if (isAccepted) {
      const by = { actorId, reason: answer };
      await undoDecision({ ...context, db: tx }, decision, by);
      await markVoided(context, tx, { decisionId: decision.id, userId: decision.userId, ...by });
    }
    await addAuditEntry(context, tx, {
      actorId,
      action: isAccepted ? 'appeal.accept' : 'appeal.reject',
      subjectId: decision.userId,
      reason: answer,
      details: { decision: decision.id }
    });
    await addNotice(context, tx, {
      to: [decision.userId],
      key: `appeal:${id}`,
      subject: {
        kind: 'appeal_decided',
        decisionId: decision.id,
        decision: decision.kind,
        title: decision.title,
        isAccepted,
        answer
      }
    });
  });
}

type UndoContext = Pick<Context, 'db' | 'now' | 'newId'>;
type By = { readonly actorId: string; readonly reason: string };

/** A restriction that has ended for another reason is left unchanged. */
async function undoDecision(
  context: UndoContext,
  { userId, kind, subjectId, endedAt }: typeof moderationDecisions.$inferSelect,
  by: By
): Promise<void> {
  if (endedAt !== null) return;
  switch (kind) {
    case 'account_suspended':
      return liftSuspension(context, { userId, ...by });
    case 'seller_limited':
    case 'seller_suspended':
      return changeSellerState(context, { userId, state: 'active', until: null, ...by });
    case 'listing_rejected':
      // The seller may submit it again.
      await context.db
        .update(listings)
        .set({ state: 'changes_requested', updatedAt: new Date(context.now()) })
        .where(and(eq(listings.id, subjectId), eq(listings.state, 'rejected')));
      return endDecisions(context, context.db, { kinds: [kind], subjectId });
    case 'listing_taken_down':
      // Its seller may put it back on sale. What was refunded stays refunded.
      await revertTakeDown(context, subjectId);
      return endDecisions(context, context.db, { kinds: [kind], subjectId });
    case 'review_removed':
    case 'question_removed':
    case 'message_removed':
    case 'result_removed':
      return restoreReported(context, context.db, { kind, subjectId });
    default:
      return assertNever(kind);
  }
}

async function countOtherAdmins(db: Database, id: string): Promise<number> {
  const [counted] = await db
    .select({ count: count() })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(
      and(
        eq(userRoles.role, 'admin'),
        ne(userRoles.userId, id),
        isNull(users.suspendedAt),
        isNull(users.deletedAt)
      )
    );
  return counted?.count ?? 0;
}
