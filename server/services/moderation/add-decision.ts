import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { DecisionKind } from '#shared/domain/market/moderation/decision.ts';
import type { Context } from '../../context/context.ts';
import type { Database } from '../../db/client.ts';
import { moderationDecisions } from '../../db/schema/audit.ts';
import { addStrike } from './strikes.ts';
import { addNotice } from '../notice/add-notice.ts';

type NewDecision = {
  readonly userId: string;
  readonly kind: DecisionKind;
  /** The account, or the id of what was published. */
  readonly subjectId: string;
  readonly title: string | null;
  readonly reason: string;
  /** Null for a command on the server. */
  readonly actorId: string | null;
};

/** Records a decision in the transaction that carries it out, and sends its statement of reasons. Its id. */
export async function addDecision(
  context: Pick<Context, 'now' | 'newId'>,
  tx: Database,
  decision: NewDecision
): Promise<string> {
  const id = await recordDecision(context, tx, decision);
  const { userId, kind, title, reason } = decision;
  await addNotice(context, tx, {
    to: [userId],
    key: `decision:${id}`,
    subject: { kind: 'decision', decisionId: id, decision: kind, title, reason }
  });
  return id;
}

/** As `addDecision`, where another notice has the statement of reasons. */
export async function recordDecision(
  context: Pick<Context, 'now' | 'newId'>,
  tx: Database,
  decision: NewDecision
): Promise<string> {
  const id = context.newId('dec');
  await tx.insert(moderationDecisions).values({ ...decision, id, createdAt: new Date(context.now()) });
  await addStrike(context, tx, { ...decision, id });
  return id;
}

type InForce = { readonly kinds: readonly DecisionKind[]; readonly subjectId: string };

/** Ends the decisions of these kinds about a subject that are in force, and tells the person. */
export async function endDecisions(
  context: Pick<Context, 'now' | 'newId'>,
  tx: Database,
  which: InForce
): Promise<void> {
  for (const { id, userId, kind, title } of await markEnded(context, tx, which))
    await addNotice(context, tx, {
      to: [userId],
      key: `decision-ended:${id}`,
      subject: { kind: 'decision_ended', decisionId: id, decision: kind, title }
    });
}

/** As `endDecisions`, where another decision takes their place. */
export async function markEnded(
  { now }: Pick<Context, 'now'>,
  tx: Database,
  { kinds, subjectId }: InForce
): Promise<readonly (typeof moderationDecisions.$inferSelect)[]> {
  return tx
    .update(moderationDecisions)
    .set({ endedAt: new Date(now()) })
    .where(
      and(
        inArray(moderationDecisions.kind, [...kinds]),
        eq(moderationDecisions.subjectId, subjectId),
        isNull(moderationDecisions.endedAt)
      )
    )
    .returning();
}
