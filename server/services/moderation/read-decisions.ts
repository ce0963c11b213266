import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import { type Decision, readAppealUntil } from '#shared/domain/market/moderation/decision.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { appeals, moderationDecisions, strikes } from '../../db/schema/audit.ts';
import { sellers } from '../../db/schema/listings.ts';
import { summarizeStrikes } from './strikes.ts';
import { CursorId, decodeCursor, encodeCursor } from '../cursor.ts';

const Cursor = z.tuple([CursorId]);

/** The decisions about the caller, newest first, ended ones among them. Who decided is not told. */
export async function listDecisions(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { cursor, limit }: InputOf<CloudContract['decisions.list']>,
  request: RequestContext
): Promise<OutputOf<CloudContract['decisions.list']>> {
  const { id } = getPerson(request, 'decision.read');
  const [before] = cursor === undefined ? [] : decodeCursor(cursor, Cursor);
  const rows = await selectDecisions(db)
    .where(
      and(
        eq(moderationDecisions.userId, id),
        before === undefined ? undefined : lt(moderationDecisions.id, before)
      )
    )
    .orderBy(desc(moderationDecisions.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map((row) => toDecision(row, now()));
  const last = rows.length > limit ? items.at(-1) : undefined;
  const [seller] = await db.select({ id: sellers.userId }).from(sellers).where(eq(sellers.userId, id));
  return {
    items,
    nextCursor: last === undefined ? null : encodeCursor([last.id]),
    strikes: seller === undefined ? null : await summarizeStrikes(db, id, now())
  };
}

/** Those of these decisions that are about the user. */
export async function readDecisions(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  ids: readonly string[]
): Promise<Decision[]> {
  const rows = await selectDecisions(db).where(
    and(eq(moderationDecisions.userId, userId), inArray(moderationDecisions.id, [...ids]))
  );
  return rows.map((row) => toDecision(row, now()));
}

type DecisionRow = {
  readonly decision: typeof moderationDecisions.$inferSelect;
  readonly appealed: typeof appeals.$inferSelect | null;
  readonly strike: typeof strikes.$inferSelect | null;
};

/** Decisions with what `toDecision` reads. */
export const selectDecisions = (db: Database) =>
  db
    .select({ decision: moderationDecisions, appealed: appeals, strike: strikes })
    .from(moderationDecisions)
    .leftJoin(appeals, eq(appeals.decisionId, moderationDecisions.id))
    .leftJoin(strikes, eq(strikes.decisionId, moderationDecisions.id))
    .$dynamic();

export function toDecision({ decision, appealed, strike }: DecisionRow, now: number): Decision {
  const { id, kind, title, reason } = decision;
  const at = decision.createdAt.getTime();
  const endedAt = decision.endedAt?.getTime() ?? null;
  const appeal = toAppeal(appealed);
  const appealUntil = readAppealUntil({ at, endedAt, appeal }, now);
  return { id, kind, title, reason, at, endedAt, appeal, appealUntil, strike: toStrike(strike) };
}

export const toAppeal = (row: DecisionRow['appealed']): Decision['appeal'] =>
  row === null ? null : { text: row.text, at: row.createdAt.getTime(), state: row.state, answer: row.answer };

const toStrike = (row: DecisionRow['strike']): Decision['strike'] =>
  row === null
    ? null
    : {
        points: row.points,
        expiresAt: row.expiresAt.getTime(),
        voidedAt: row.voidedAt?.getTime() ?? null,
        voidReason: row.voidReason
      };
