import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PastDecision } from '#shared/contract/cloud/admin/listings.ts';
import type { AuditAction } from '#shared/domain/people/audit.ts';
import type { Database } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { appeals, auditEntries } from '../../../db/schema/audit.ts';
import { toAppeal } from '../../moderation/read-decisions.ts';
import { namedPersonColumns, toNamedPerson } from '../users/select-users.ts';

const decisionActions: readonly AuditAction[] = [
  'listing.approved',
  'listing.changes_requested',
  'listing.rejected',
  'listing.kept',
  'listing.take_down',
  'report.keep'
];

/** The newest fifty decisions about a listing, each with the appeal against it. */
export async function listPastDecisions(db: Database, listingId: string): Promise<PastDecision[]> {
  const rows = await db
    .select({ entry: auditEntries, actor: namedPersonColumns, appealed: appeals })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .leftJoin(appeals, eq(appeals.decisionId, sql`${auditEntries.details} ->> 'decision'`))
    .where(and(eq(auditEntries.subjectId, listingId), inArray(auditEntries.action, [...decisionActions])))
    .orderBy(desc(auditEntries.id))
    .limit(50);
  return rows.map(({ entry: { id, action, reason, createdAt }, actor, appealed }) => ({
    id,
    action,
    actor: actor === null ? null : toNamedPerson(actor),
    reason,
    at: createdAt.getTime(),
    appeal: toAppeal(appealed)
  }));
}
