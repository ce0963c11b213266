import { and, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Notice } from '#shared/domain/activity/notice.ts';
import type { Context } from '../../context/context.ts';
import { firstIdOf } from '../../context/new-id.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { notices } from '../../db/schema/notices.ts';
import { CursorId, decodeCursor, encodeCursor } from '../cursor.ts';
import { isShown } from '../report/add-report.ts';

const NoticeCursor = z.tuple([CursorId]);

/** Newest first. */
export async function listNotices(
  { db }: Pick<Context, 'db'>,
  { cursor, limit, before }: InputOf<CloudContract['notices.list']>,
  request: Pick<RequestContext, 'actor'>
): Promise<OutputOf<CloudContract['notices.list']>> {
  const person = getPerson(request, 'notice.read');
  const [last = before] = cursor === undefined ? [] : decodeCursor(cursor, NoticeCursor);
  const rows = await db
    .select()
    .from(notices)
    .where(
      and(eq(notices.userId, person.id), last === undefined ? undefined : lt(notices.id, last), isInApp(db))
    )
    .orderBy(desc(notices.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const next = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map(toNotice),
    nextCursor: next === undefined ? null : encodeCursor([next.id])
  };
}

const toNotice = ({ id, subject, createdAt, readAt }: typeof notices.$inferSelect): Notice => ({
  id,
  subject,
  createdAt: createdAt.getTime(),
  isRead: readAt !== null
});

const dayMs = 24 * 60 * 60 * 1000;

/** The first id of a notice that devices still keep: of 90 days, since somebody who sells much is told much. */
export const firstNewNotice = (now: number): string => firstIdOf('ntc', now - 90 * dayMs);

/** Those of these notices that are this user's, in the app, and not old. `now` in Unix ms. */
export async function readNewNotices(
  db: Database,
  { userId, ids, now }: { readonly userId: string; readonly ids: readonly string[]; readonly now: number }
): Promise<Notice[]> {
  const rows = await db
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.userId, userId),
        inArray(notices.id, [...ids]),
        gte(notices.id, firstNewNotice(now)),
        isInApp(db)
      )
    );
  return rows.map(toNotice);
}

const isInApp = (db: Database) =>
  and(eq(notices.isInApp, true), isShown(db, 'message', sql`${notices.subject} ->> 'messageId'`));

export async function markNoticesRead(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { ids }: { readonly ids: readonly string[] },
  request: Pick<RequestContext, 'actor'>
): Promise<void> {
  const person = getPerson(request, 'notice.read');
  if (ids.length === 0) return;
  await db
    .update(notices)
    .set({ readAt: new Date(now()) })
    .where(and(eq(notices.userId, person.id), inArray(notices.id, [...ids]), isNull(notices.readAt)));
}
