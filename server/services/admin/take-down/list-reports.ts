import { and, desc, eq } from 'drizzle-orm';
import type { ListingReport } from '#shared/contract/cloud/admin/listings.ts';
import type { Database } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { reports } from '../../../db/schema/reviews.ts';
import { namedPersonColumns, toNamedPerson } from '../users/select-users.ts';

/** The newest fifty reports of the listing. */
export async function listReports(db: Database, listingId: string): Promise<ListingReport[]> {
  const rows = await db
    .select({ report: reports, reporter: namedPersonColumns })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(and(eq(reports.subjectKind, 'listing'), eq(reports.subjectId, listingId)))
    .orderBy(desc(reports.id))
    .limit(50);
  return rows.map(({ report: { id, reason, note, state, createdAt }, reporter }) => ({
    id,
    reason,
    note,
    state,
    reporter: toNamedPerson(reporter),
    createdAt: createdAt.getTime()
  }));
}
