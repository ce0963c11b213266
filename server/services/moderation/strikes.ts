import { and, eq, gt, isNull, sum } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { findPoints, type StrikeSummary } from '#shared/domain/market/moderation/strikes.ts';
import type { Context } from '../../context/context.ts';
import type { Database } from '../../db/client.ts';
import { moderationDecisions, strikes } from '../../db/schema/audit.ts';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import { addNotice } from '../notice/add-notice.ts';
import { readPlatformSettings } from '../read-platform-settings.ts';

const dayMs = 86_400_000;

type Decision = Pick<
  typeof moderationDecisions.$inferInsert,
  'id' | 'userId' | 'kind' | 'title' | 'reason' | 'actorId'
>;

/** Counts a decision against its seller, with the points and days in effect, and tells them. */
export async function addStrike(
  context: Pick<Context, 'now' | 'newId'>,
  tx: Database,
  { id: decisionId, userId, kind, title = null, reason, actorId = null }: Decision
): Promise<void> {
  const now = context.now();
  const numbers = await readPlatformSettings(tx, now);
  const points = findPoints(kind, numbers);
  if (points === 0) return;
  const expiresAt = now + numbers.strikeDays * dayMs;
  await tx.insert(strikes).values({ decisionId, points, expiresAt: new Date(expiresAt) });
  await addAuditEntry(context, tx, {
    actorId,
    action: 'strike.add',
    subjectId: userId,
    reason,
    details: { decision: decisionId, points }
  });
  const total = await countPoints(tx, userId, now);
  await addNotice(context, tx, {
    to: [userId],
    key: `strike:${decisionId}`,
    subject: { kind: 'strike_added', decisionId, decision: kind, title, points, total, expiresAt }
  });
}

type Voiding = {
  readonly decisionId: string;
  readonly userId: string;
  readonly actorId: string;
  readonly reason: string;
};

/** Ends a strike before its time and keeps it. The points; null where there is none that could be voided. */
export async function markVoided(
  context: Pick<Context, 'now' | 'newId'>,
  tx: Database,
  { decisionId, userId, actorId, reason }: Voiding
): Promise<number | null> {
  const [voided] = await tx
    .update(strikes)
    .set({ voidedAt: new Date(context.now()), voidedBy: actorId, voidReason: reason })
    .where(and(eq(strikes.decisionId, decisionId), isNull(strikes.voidedAt)))
    .returning({ points: strikes.points });
  if (voided === undefined) return null;
  const details = { decision: decisionId, points: voided.points };
  await addAuditEntry(context, tx, { actorId, action: 'strike.void', subjectId: userId, reason, details });
  return voided.points;
}

/** As `markVoided`, and tells the seller. Throws `not_found` for another's decision, and `conflict`. */
export async function voidStrike(
  context: Pick<Context, 'now' | 'newId'>,
  tx: Database,
  voiding: Voiding
): Promise<void> {
  const { decisionId, userId, reason } = voiding;
  const [decision] = await tx
    .select({ kind: moderationDecisions.kind, title: moderationDecisions.title })
    .from(moderationDecisions)
    .where(and(eq(moderationDecisions.id, decisionId), eq(moderationDecisions.userId, userId)));
  if (decision === undefined) throw new ContractFailure('not_found');
  const points = await markVoided(context, tx, voiding);
  if (points === null) throw new ContractFailure('conflict');
  const { kind, title } = decision;
  await addNotice(context, tx, {
    to: [userId],
    key: `strike-voided:${decisionId}`,
    subject: { kind: 'strike_voided', decisionId, decision: kind, title, points, reason }
  });
}

/** The points that count, beside the numbers in effect. */
export async function summarizeStrikes(db: Database, userId: string, now: number): Promise<StrikeSummary> {
  const { strikeLimitPoints, strikeSuspendPoints } = await readPlatformSettings(db, now);
  const points = await countPoints(db, userId, now);
  return { points, limitAt: strikeLimitPoints, suspendAt: strikeSuspendPoints };
}

async function countPoints(db: Database, userId: string, now: number): Promise<number> {
  const [row] = await db
    .select({ points: sum(strikes.points) })
    .from(strikes)
    .innerJoin(moderationDecisions, eq(moderationDecisions.id, strikes.decisionId))
    .where(
      and(
        eq(moderationDecisions.userId, userId),
        isNull(strikes.voidedAt),
        gt(strikes.expiresAt, new Date(now))
      )
    );
  return Number(row?.points ?? 0);
}
