import { and, eq, exists, not, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ReportDraft } from '#shared/domain/market/moderation/report.ts';
import type { Context } from '../../context/context.ts';
import type { Database } from '../../db/client.ts';
import { reports } from '../../db/schema/reviews.ts';

type SubjectKind = (typeof reports.$inferSelect)['subjectKind'];

type NewReport = ReportDraft & {
  readonly reporterId: string;
  readonly subjectKind: SubjectKind;
  readonly subjectId: string;
};

/** Keeps the report for an administrator; a person's second report of the same subject is not kept. */
export async function addReport(
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  tx: Database,
  report: NewReport
): Promise<void> {
  await tx
    .insert(reports)
    .values({ ...report, id: newId('rpt'), state: 'pending', createdAt: new Date(now()) })
    .onConflictDoNothing();
}

/** False once an administrator acted on a report of the subject, which is hidden from then on. */
export const isShown = (db: Database, kind: SubjectKind, id: PgColumn | SQL): SQL =>
  not(
    exists(
      db
        .select({ id: reports.id })
        .from(reports)
        .where(and(eq(reports.subjectKind, kind), eq(reports.subjectId, id), eq(reports.state, 'actioned')))
    )
  );
