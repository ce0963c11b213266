import { and, asc, eq, gt } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import { can } from '#shared/domain/people/permissions.ts';
import type { Context } from '../../context/context.ts';
import { showcaseEntries } from '../../db/schema/contact-and-showcase.ts';
import { CursorId, decodeCursor, encodeCursor } from '../cursor.ts';
import { toShown } from './showcase-entry.ts';

const EntryCursor = z.tuple([CursorId]);

/** What waits for an administrator, the longest first. */
export async function listPending(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  { cursor, limit }: InputOf<CloudContract['showcase.listPending']>
): Promise<OutputOf<CloudContract['showcase.listPending']>> {
  if (!can(actor, 'showcase.moderate')) throw new ContractFailure('forbidden');
  const behind = cursor === undefined ? undefined : decodeCursor(cursor, EntryCursor)[0];
  const { state, id } = showcaseEntries;
  const rows = await db
    .select()
    .from(showcaseEntries)
    .where(and(eq(state, 'pending'), behind === undefined ? undefined : gt(id, behind)))
    .orderBy(asc(id))
    .limit(limit + 1);
  const page = rows
    .slice(0, limit)
    .map((row) => ({ ...toShown(row), submittedAt: row.submittedAt.getTime() }));
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { items: page, nextCursor: last === undefined ? null : encodeCursor([last.id]) };
}
