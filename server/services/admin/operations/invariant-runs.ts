import { desc } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import { invariantRuns } from '../../../db/schema/technical-records.ts';
import { checkInvariantsJob } from '../../../invariants/check-invariants-job.ts';
import { allInvariants } from '../../../invariants/check-invariants.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';

/** The last run, with each violated invariant as a sentence; null before the first one. */
export async function readLastRun({
  db
}: Pick<Context, 'db'>): Promise<OutputOf<CloudContract['operations.get']>['invariants']> {
  const [run] = await db.select().from(invariantRuns).orderBy(desc(invariantRuns.checkedAt)).limit(1);
  if (run === undefined) return null;
  const violations = run.violations.map(({ name, rows }) => {
    // An invariant that a newer server no longer has is shown by its name.
    const known = allInvariants.find((invariant) => invariant.name === name);
    return { name, statement: known?.statement ?? name, rows };
  });
  return { ...run, checkedAt: run.checkedAt.getTime(), violations };
}

/** Adds the job that checks them, since that may take longer than a request. */
export async function checkInvariantsSoon(
  context: Pick<Context, 'db' | 'now' | 'newId' | 'jobs'>,
  request: RequestContext
): Promise<undefined> {
  const { id: actorId } = getPerson(request, 'admin.operations.manage');
  await context.db.transaction(async (tx) => {
    await context.jobs.add(checkInvariantsJob, {}, { within: tx, key: 'by hand' });
    await addAuditEntry(context, tx, {
      actorId,
      action: 'invariants.run',
      subjectId: checkInvariantsJob.name,
      reason: 'checked from operations'
    });
  });
}
