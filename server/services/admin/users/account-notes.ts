import { and, desc, eq, lt } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../../context/context.ts';
import type { RequestContext } from '../../../context/request-context.ts';
import { users } from '../../../db/schema/accounts.ts';
import { accountNotes } from '../../../db/schema/audit.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { type ActContext, getAdministrator, lockUser } from './act-on-user.ts';
import { cutPage, readCursor } from './cut-page.ts';
import { namedPersonColumns, toNamedPerson } from './select-users.ts';

export async function listNotes(
  { db }: Pick<Context, 'db'>,
  { id, cursor, limit }: InputOf<CloudContract['users.listNotes']>
): Promise<OutputOf<CloudContract['users.listNotes']>> {
  const before = readCursor(cursor);
  const rows = await db
    .select({ note: accountNotes, author: namedPersonColumns })
    .from(accountNotes)
    .innerJoin(users, eq(users.id, accountNotes.authorId))
    .where(and(eq(accountNotes.userId, id), before === undefined ? undefined : lt(accountNotes.id, before)))
    .orderBy(desc(accountNotes.id))
    .limit(limit + 1);
  return cutPage(rows, limit, ({ note, author }) => ({
    id: note.id,
    text: note.text,
    author: toNamedPerson(author),
    createdAt: note.createdAt.getTime()
  }));
}

/** The audit entry names the note and not its text, which goes with the account. */
export async function addNote(
  context: ActContext,
  { id: userId, text }: InputOf<CloudContract['users.addNote']>,
  request: RequestContext
): Promise<void> {
  const authorId = getAdministrator(request, userId);
  await context.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const id = context.newId('nte');
    await tx.insert(accountNotes).values({ id, userId, authorId, text, createdAt: new Date(context.now()) });
    await addAuditEntry(context, tx, {
      actorId: authorId,
      action: 'account.note',
      subjectId: userId,
      reason: 'a note was added',
      details: { note: id }
    });
  });
}
