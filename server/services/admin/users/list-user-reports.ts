import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../../context/context.ts';
import { users } from '../../../db/schema/accounts.ts';
import { reports } from '../../../db/schema/reviews.ts';
import { cutPage, readCursor } from './cut-page.ts';
import { namedPersonColumns, toNamedPerson } from './select-users.ts';

/** The person's texts, by the kinds that can be reported. */
const writtenBy = (userId: string) => sql`(
  select 'review', id from reviews where author_id = ${userId}
  union all select 'question', id from questions where author_id = ${userId}
  union all select 'message', id from seller_messages where seller_id = ${userId}
  union all select 'result', id from buyer_results where author_id = ${userId}
  union all select 'listing', id from listings where seller_id = ${userId})`;

/** Newest first. */
export async function listUserReports(
  { db }: Pick<Context, 'db'>,
  { id, side, cursor, limit }: InputOf<CloudContract['users.listReports']>
): Promise<OutputOf<CloudContract['users.listReports']>> {
  const before = readCursor(cursor);
  const rows = await db
    .select({ report: reports, reporter: namedPersonColumns })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(
      and(
        side === 'by'
          ? eq(reports.reporterId, id)
          : sql`(${reports.subjectKind}, ${reports.subjectId}) in ${writtenBy(id)}`,
        before === undefined ? undefined : lt(reports.id, before)
      )
    )
    .orderBy(desc(reports.id))
    .limit(limit + 1);
  return cutPage(rows, limit, ({ report, reporter }) => ({
    id: report.id,
    subject: report.subjectKind,
    reason: report.reason,
    note: report.note,
    state: report.state,
    reporter: toNamedPerson(reporter),
    createdAt: report.createdAt.getTime()
  }));
}
