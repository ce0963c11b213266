import { and, desc, eq, lt } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import { type Decision, readAppealUntil } from '#shared/domain/market/moderation/decision.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { appeals, moderationDecisions } from '../../db/schema/audit.ts';
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
  const rows = await db
    .select()
    .from(moderationDecisions)
    .leftJoin(appeals, eq(appeals.decisionId, moderationDecisions.id))
    .where(
      and(
        eq(moderationDecisions.userId, id),
        before === undefined ? undefined : lt(moderationDecisions.id, before)
      )
    )
    .orderBy(desc(moderationDecisions.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map((row) => toDecision(row.moderation_decisions, row.appeals, now()));
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last === undefined ? null : encodeCursor([last.id]) };
}

export function toDecision(
  row: typeof moderationDecisions.$inferSelect,
  appealed: typeof appeals.$inferSelect | null,
  now: number
): Decision {
  const { id, kind, title, reason } = row;
  const at = row.createdAt.getTime();
  const endedAt = row.endedAt?.getTime() ?? null;
  const appeal =
    appealed === null
      ? null
      : {
          text: appealed.text,
          at: appealed.createdAt.getTime(),
          state: appealed.state,
          answer: appealed.answer
        };
  const appealUntil = readAppealUntil({ at, endedAt, appeal }, now);
  return { id, kind, title, reason, at, endedAt, appeal, appealUntil };
}
