import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import { contactMessages } from '../../../db/schema/contact-and-showcase.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { CursorId, decodeCursor, encodeCursor } from '../../cursor.ts';

const Cursor = z.tuple([CursorId]);

/** Messages that nobody has answered, oldest first. */
export async function listContactMessages(
  { db }: Pick<Context, 'db'>,
  { cursor, limit }: InputOf<CloudContract['contactMessages.list']>
): Promise<OutputOf<CloudContract['contactMessages.list']>> {
  const [after] = cursor === undefined ? [] : decodeCursor(cursor, Cursor);
  const { id, name, email, topic, message, receivedAt, answeredAt } = contactMessages;
  const rows = await db
    .select({ id, name, email, topic, message, receivedAt })
    .from(contactMessages)
    .where(and(isNull(answeredAt), after === undefined ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map((row) => ({ ...row, receivedAt: row.receivedAt.getTime() }));
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last === undefined ? null : encodeCursor([last.id]) };
}

/** Takes a message off the list. Throws `not_found` where it was answered before. */
export async function markContactAnswered(
  context: Pick<Context, 'db' | 'now' | 'newId'>,
  { id }: InputOf<CloudContract['contactMessages.markAnswered']>,
  request: RequestContext
): Promise<undefined> {
  const { id: actorId } = getPerson(request, 'admin.content.decide');
  await context.db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(contactMessages)
      .set({ answeredAt: new Date(context.now()) })
      .where(and(eq(contactMessages.id, id), isNull(contactMessages.answeredAt)));
    if (rowCount === 0) throw new ContractFailure('not_found');
    await addAuditEntry(context, tx, {
      actorId,
      action: 'contact.answer',
      subjectId: id,
      reason: 'marked as answered'
    });
  });
}
