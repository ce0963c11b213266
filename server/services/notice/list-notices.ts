import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { notices } from '../../db/schema/notices.ts';
import { readMailLanguage } from '../../mail/mail-language.ts';
import { CursorId, decodeCursor, encodeCursor } from '../cursor.ts';
import { isShown } from '../report/add-report.ts';
import { saveMailLanguage } from './notice-settings.ts';

const NoticeCursor = z.tuple([CursorId]);

/** Newest first. The app asks for them in its language, which is the one to write mails in. */
export async function listNotices(
  { db }: Pick<Context, 'db'>,
  { cursor, limit }: InputOf<CloudContract['notices.list']>,
  request: RequestContext
): Promise<OutputOf<CloudContract['notices.list']>> {
  const person = getPerson(request, 'notice.read');
  await saveMailLanguage(db, person.id, readMailLanguage(request.headers));
  const [before] = cursor === undefined ? [undefined] : decodeCursor(cursor, NoticeCursor);
  const rows = await db
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.userId, person.id),
        eq(notices.isInApp, true),
        before === undefined ? undefined : lt(notices.id, before),
        isShown(db, 'message', sql`${notices.subject} ->> 'messageId'`)
      )
    )
    .orderBy(desc(notices.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map(({ id, subject, createdAt, readAt }) => ({
      id,
      subject,
      createdAt: createdAt.getTime(),
      isRead: readAt !== null
    })),
    nextCursor: last === undefined ? null : encodeCursor([last.id])
  };
}

export async function markNoticesRead(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { ids }: { readonly ids: readonly string[] },
  request: RequestContext
): Promise<void> {
  const person = getPerson(request, 'notice.read');
  if (ids.length === 0) return;
  await db
    .update(notices)
    .set({ readAt: new Date(now()) })
    .where(and(eq(notices.userId, person.id), inArray(notices.id, [...ids]), isNull(notices.readAt)));
}
