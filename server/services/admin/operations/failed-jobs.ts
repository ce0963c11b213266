// Jobs that failed after their last attempt. Payloads are not read: they may name a person.
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { decodeCursor, encodeCursor } from '../../cursor.ts';

const Cursor = z.tuple([z.iso.datetime({ precision: 6 }), z.uuid()]);
const retryBatch = 1000;

type FailedRow = {
  readonly id: string;
  readonly name: string;
  readonly error: string | null;
  readonly attempts: number;
  readonly createdAt: string;
  /** In microseconds, by which the list goes on. */
  readonly failedAt: string;
};

const isoOf = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`);

/** Failed jobs, newest first. */
export async function listFailedJobs(
  { db }: Pick<Context, 'db'>,
  { cursor, limit, queue }: InputOf<CloudContract['operations.listFailedJobs']>
): Promise<OutputOf<CloudContract['operations.listFailedJobs']>> {
  const [before, id] = cursor === undefined ? [null, null] : decodeCursor(cursor, Cursor);
  const { rows } = await db.execute<FailedRow>(sql`
    select id, name, output ->> 'name' as error, retry_count + 1 as attempts,
      ${isoOf('created_on')} as "createdAt", ${isoOf('completed_on')} as "failedAt"
    from pgboss.job
    where state = 'failed' ${queue === undefined ? sql`` : sql`and name = ${queue}`}
      ${before === null ? sql`` : sql`and (completed_on, id) < (${before}::timestamptz, ${id}::uuid)`}
    order by completed_on desc, id desc
    limit ${limit + 1}`);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ name, createdAt, failedAt, ...job }) => ({
      ...job,
      queue: name,
      createdAt: Date.parse(createdAt),
      failedAt: Date.parse(failedAt)
    })),
    nextCursor: last === undefined ? null : encodeCursor([last.failedAt, last.id])
  };
}

/** Runs one failed job again, or all of its queue. Throws `not_found` where none of them failed. */
export async function retryJobs(
  context: Pick<Context, 'db' | 'now' | 'newId' | 'jobs'>,
  { queue, id }: InputOf<CloudContract['operations.retryJobs']>,
  request: RequestContext
): Promise<OutputOf<CloudContract['operations.retryJobs']>> {
  const { id: actorId } = getPerson(request, 'admin.operations.manage');
  return context.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from pgboss.job where state = 'failed' and name = ${queue}
        ${id === undefined ? sql`` : sql`and id = ${id}`}
      order by completed_on limit ${retryBatch} for update`);
    if (rows.length === 0) throw new ContractFailure('not_found');
    const ids = rows.map((row) => row.id);
    await context.jobs.retry(queue, ids, tx);
    await addAuditEntry(context, tx, {
      actorId,
      action: 'job.retry',
      subjectId: queue,
      reason: 'retried from operations',
      details: { jobs: ids.length }
    });
    return { retried: ids.length };
  });
}
