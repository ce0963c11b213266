import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../context/context.ts';
import { showcaseEntries } from '../../db/schema/contact-and-showcase.ts';
import { CursorId, CursorInstant, decodeCursor, encodeCursor } from '../cursor.ts';
import { toShown } from './showcase-entry.ts';

const DecisionCursor = z.tuple([CursorInstant, CursorId]);

/** Approved entries, the last approved first; one that is approved later never moves those that are still to come. */
export async function listShowcase(
  { db }: Pick<Context, 'db'>,
  { cursor, limit }: InputOf<CloudContract['showcase.list']>
): Promise<OutputOf<CloudContract['showcase.list']>> {
  const behind = cursor === undefined ? undefined : decodeCursor(cursor, DecisionCursor);
  const { decidedAt, id, state } = showcaseEntries;
  const rows = await db
    .select()
    .from(showcaseEntries)
    .where(
      and(
        eq(state, 'approved'),
        isNotNull(decidedAt),
        behind &&
          sql`(${decidedAt}, ${id}) < (${new Date(behind[0]).toISOString()}::timestamptz, ${behind[1]})`
      )
    )
    .orderBy(desc(decidedAt), desc(id))
    .limit(limit + 1);
  const page = rows
    .slice(0, limit)
    .map((row) => ({ ...toShown(row), approvedAt: row.decidedAt?.getTime() ?? 0 }));
  const last = page.at(-1);
  const isMore = rows.length > limit && last !== undefined;
  return { items: page, nextCursor: isMore ? encodeCursor([last.approvedAt, last.id]) : null };
}
